import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Table } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { formatDayMonth } from '@anupalan/server/compliance/ist'
import type { Client } from '@anupalan/server/contract/clients/schema'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import { Fragment } from 'react'
import { useToday } from '../../../ui/days/use-today.ts'
import { Loaded } from '../../data/loaded.tsx'
import * as css from '../../../ui/unbroken.css.ts'
import { usePortalHrefs } from '../portal/use-portal-hrefs.tsx'
import { useTaskTexts } from '../portal/task-texts.ts'
import { boardMonths, boardRows, filledMonths } from './board-rows.ts'
import { useTasks } from './use-tasks.ts'
import { dashboard as words } from './words.ts'

/** How far each return is, by the month in which it is due. */
export function FilingBoard({ client }: { client: Client }) {
  const open = useTasks(client, 'open')
  const done = useTasks(client, 'done')
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title">
        {words.returns}
      </Heading>
      <Loaded query={open} title={words.returnsNotLoaded}>
        {({ tasks }) => (
          <Loaded query={done} title={words.returnsNotLoaded}>
            {(finished) => <Board client={client.id} tasks={[...tasks, ...finished.tasks]} />}
          </Loaded>
        )}
      </Loaded>
    </Stack>
  )
}

function Board({ client, tasks }: { client: string; tasks: readonly Task[] }) {
  const today = useToday()
  if (today === null) return null
  const months = boardMonths(today)
  const rows = boardRows(tasks, months)
  if (rows.length === 0) return <Text tone="quiet">{words.noReturns}</Text>
  return (
    <Table
      caption={words.returnsCaption}
      isCaptionHidden
      columns={[
        { key: 'title', head: words.return },
        ...filledMonths(months, rows).map(({ key, label }) => ({ key, head: label })),
      ]}
      rows={rows.map(({ title, tasks: byMonth }) => ({
        id: title,
        cells: {
          title: <ReturnName name={title} />,
          ...Object.fromEntries(
            Object.entries(byMonth).map(([month, task]) => [
              month,
              <BoardCell key={task.id} client={client} task={task} />,
            ]),
          ),
        },
      }))}
    />
  )
}

/** Breaks between words only, not after the hyphen of GSTR-3B. */
const ReturnName = ({ name }: { name: string }) =>
  name.split(' ').map((word, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- words of one name
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={css.unbroken}>{word}</span>
    </Fragment>
  ))

function BoardCell({ client, task }: { client: string; task: Task }) {
  const { tasksHref } = usePortalHrefs()
  const { filingLabelOf } = useTaskTexts()
  return (
    <>
      <Link href={tasksHref(client, task.id)} variant="quiet">
        {filingLabelOf(task.filing.at(-1)?.status) ?? words.notStarted}
      </Link>
      {task.dueOn && (
        <Text size="small" tone="quiet">
          {formatDayMonth(task.dueOn)}
        </Text>
      )}
    </>
  )
}
