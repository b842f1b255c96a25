import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { RadioGroup } from '@anupalan/design-system/radio-group'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { listTasks } from '@anupalan/server/contract/tasks/endpoints'
import { useState, type ReactNode } from 'react'
import { apiOf } from '../../../ui/api.ts'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { useFocusOnNewRow } from '../../use-focus-on-new-row.ts'
import { ScreenHead } from '../portal/screen-head.tsx'
import { TaskLedger } from '../portal/task-ledger.tsx'
import { useTaskHref } from './use-task-href.ts'
import { tasksWords as words } from './words.ts'

const api = apiOf({ listTasks })

/** Tasks that are shown first, and by how many each press shows more. */
const PAGE_TASKS = 20

/** Tasks that are loaded, the most that one call returns. */
const MAX_TASKS = 200

export interface TaskListsProps {
  client: Client
  /** At the end of the heading’s line. */
  children: ReactNode
}

export function TaskLists({ client, children }: TaskListsProps) {
  return (
    <>
      <ScreenHead heading={words.heading} text={client.profile.name}>
        {children}
      </ScreenHead>
      <TasksByStatus client={client} headingLevel={2} />
    </>
  )
}

export interface TasksByStatusProps {
  client: Client
  /** Of the heading of each list. */
  headingLevel: 2 | 3
}

const statuses = ['open', 'done'] as const

/** The open or the done tasks of a client. */
export function TasksByStatus({ client, ...list }: TasksByStatusProps) {
  const [status, setStatus] = useState<(typeof statuses)[number]>('open')
  return (
    <Stack gap="lg">
      <RadioGroup
        label={words.lists}
        variant="segmented"
        options={statuses.map((value) => ({ value, label: words[value] }))}
        value={status}
        onChange={(value) => setStatus(value === 'done' ? 'done' : 'open')}
      />
      <TaskList
        key={`${client.id} ${status}`}
        {...list}
        client={client}
        status={status}
        empty={status === 'open' ? words.noneOpen : words.noneDone}
      />
    </Stack>
  )
}

interface TaskListProps extends TasksByStatusProps {
  status: 'open' | 'done'
  empty: string
}

function TaskList({ client, headingLevel, status, empty }: TaskListProps) {
  const hrefOf = useTaskHref(client.id)
  const [count, setCount] = useState(PAGE_TASKS)
  const query = useApiQuery(api, 'listTasks', {
    params: { client: client.id, status, limit: String(MAX_TASKS) },
  })
  const { ref: list, awaitRows } = useFocusOnNewRow(Math.min(count, query.data?.tasks.length ?? 0))
  return (
    <Loaded query={query} title={words.notLoaded}>
      {({ tasks, hasMore }) => (
        <Stack gap="lg">
          <VisuallyHidden>
            <Heading level={headingLevel} size="title" id={`${status}-tasks`}>
              {words[status]}
            </Heading>
          </VisuallyHidden>
          <div ref={list}>
            <TaskLedger
              labelledBy={`${status}-tasks`}
              tasks={tasks.slice(0, count)}
              empty={empty}
              hrefOf={(task) => hrefOf(task.id)}
            />
          </div>
          {tasks.length > count && (
            <div>
              <Button
                variant="secondary"
                onPress={() => {
                  awaitRows()
                  setCount((previous) => previous + PAGE_TASKS)
                }}
              >
                {words.more(tasks.length - count)}
              </Button>
            </div>
          )}
          {hasMore && tasks.length <= count && <Text tone="quiet">{words.cut(MAX_TASKS)}</Text>}
        </Stack>
      )}
    </Loaded>
  )
}
