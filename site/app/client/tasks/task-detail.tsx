import { Button } from '@anupalan/design-system/button'
import { Checkbox } from '@anupalan/design-system/checkbox'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import type { Client } from '@anupalan/server/contract/clients/schema'
import {
  completeTask,
  getTask,
  markTaskRead,
  reopenTask,
  setTaskItem,
} from '@anupalan/server/contract/tasks/endpoints'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import { formatDate, istDate } from '@anupalan/server/compliance/ist'
import { useEffect, type ReactNode } from 'react'
import { useSession } from '../../../session/session.tsx'
import { apiOf } from '../../../ui/api.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import { Terms } from '../../../ui/terms.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import { useHeadingFocus } from '../../use-heading-focus.ts'
import { TaskBadge } from '../portal/task-ledger.tsx'
import { useTaskTexts } from '../portal/task-texts.ts'
import * as detail from '../portal/detail.css.ts'
import { LoadedDetail } from '../portal/loaded-detail.tsx'
import * as css from '../portal/portal.css.ts'
import { Comments } from './comments.tsx'
import { TaskDocuments } from './task-documents.tsx'
import { useTaskHref } from './use-task-href.ts'
import { tasksWords as words } from './words.ts'

const api = apiOf({ completeTask, getTask, markTaskRead, reopenTask, setTaskItem })

/** Reads that a change of a task has changed. */
const refreshes = ['listTasks', 'getTask', 'listActivity'] as const

export interface TaskDetailProps {
  client: Client
  id: string
  /** Further actions, after its facts. */
  children?: (task: Task) => ReactNode
}

/** A task with its steps, the way of its return, and its comments. */
export function TaskDetail({ client, id, children }: TaskDetailProps) {
  const hrefOf = useTaskHref(client.id)
  const params = { client: client.id, task: id }
  const task = useApiQuery(api, 'getTask', { params })
  const { mutate: markRead } = useApiMutation(api, 'markTaskRead', { refreshes: ['listTasks'] })
  const unread = task.data?.task.unread ?? 0
  useEffect(() => {
    if (unread > 0) markRead({ params: { client: client.id, task: id } })
  }, [unread, markRead, client.id, id])
  return (
    <>
      <Link href={hrefOf()} variant="strong">
        {words.all}
      </Link>
      <LoadedDetail query={task} words={words.detail}>
        {(data) => (
          <>
            <TaskHead task={data.task} />
            <div className={detail.detail}>
              {data.task.checklist.length > 0 && (
                <div className={detail.detailSubject}>
                  <Checklist client={client} task={data.task} />
                </div>
              )}
              <div className={detail.detailFacts}>
                <Stack gap="xl">
                  <Facts task={data.task} />
                  {children?.(data.task)}
                  <Completion client={client} task={data.task} />
                </Stack>
              </div>
              <div className={data.task.checklist.length > 0 ? detail.detailTalk : detail.detailTalkAlone}>
                <Stack gap="xl">
                  <TaskDocuments client={client} task={id} title={data.task.title} />
                  <Comments client={client} task={data.task} comments={data.comments} />
                </Stack>
              </div>
            </div>
          </>
        )}
      </LoadedDetail>
    </>
  )
}

function TaskHead({ task }: { task: Task }) {
  const today = useToday()
  const heading = useHeadingFocus()
  return (
    <Stack gap="sm">
      <Heading level={1} tabIndex={-1} ref={heading}>
        <bdi>{task.title}</bdi>
      </Heading>
      <div>
        <TaskBadge task={task} today={today} />
      </div>
      {task.detail && (
        <div className={css.sentence}>
          <Text tone="quiet">
            <bdi>{task.detail}</bdi>
          </Text>
        </div>
      )}
    </Stack>
  )
}

function Facts({ task }: { task: Task }) {
  const { filingLabelOf } = useTaskTexts()
  const { statutory, filing } = task
  const steps = filing.map(({ status, on, acknowledgement }) => {
    const label = filingLabelOf(status) ?? status
    const text = `${label}, ${formatDate(on)}`
    return acknowledgement ? `${text}. ${words.acknowledgement(acknowledgement)}` : text
  })
  return (
    <Terms
      className={css.facts}
      items={[
        ...(task.dueOn ? [{ term: words.due, text: formatDate(task.dueOn) }] : []),
        ...(statutory ? [{ term: words.period, text: statutory.period }] : []),
        ...(statutory ? [{ term: words.law, text: statutory.source }] : []),
        ...(steps.length > 0 ? [{ term: words.filing, text: steps.join('\n') }] : []),
      ]}
    />
  )
}

/** Who may complete: the staff but not readers, and members with full access. */
function useCompletion(client: Client): string | undefined {
  const { user } = useSession()
  if (user?.role === 'readonly') return words.readonly
  return client.access === 'limited' ? words.limited : undefined
}

function Checklist({ client, task }: { client: Client; task: Task }) {
  const change = useApiMutation(api, 'setTaskItem', { refreshes })
  const refusal = useCompletion(client)
  return (
    <Stack gap="md">
      <Heading level={2} size="title">
        {words.checklist}
      </Heading>
      <Stack gap="sm">
        {task.checklist.map((item) => (
          <Checkbox
            key={item.id}
            label={item.text}
            isSelected={
              change.isPending && change.variables?.params.item === item.id
                ? change.variables.body.isDone
                : item.isDone
            }
            isDisabled={refusal !== undefined}
            onChange={(isDone) =>
              change.mutate({ params: { client: client.id, task: task.id, item: item.id }, body: { isDone } })
            }
          />
        ))}
      </Stack>
      <ProblemAlert title={words.notSaved} error={change.error} />
    </Stack>
  )
}

function Completion({ client, task }: { client: Client; task: Task }) {
  const complete = useApiMutation(api, 'completeTask', { refreshes })
  const reopen = useApiMutation(api, 'reopenTask', { refreshes })
  const refusal = useCompletion(client)
  const params = { client: client.id, task: task.id }
  const isDone = task.doneAt !== null
  const isPending = complete.isPending || reopen.isPending
  return (
    <Stack gap="sm">
      {task.doneAt !== null && (
        <Text>{words.doneOn(formatDate(istDate(Date.parse(task.doneAt))), task.doneBy?.fullName)}</Text>
      )}
      {refusal === undefined ? (
        <div>
          <Button
            variant={isDone || task.waitsFor === 'firm' ? 'secondary' : 'primary'}
            isPending={isPending}
            onPress={() => (isDone ? reopen : complete).mutate({ params })}
          >
            {isPending ? words.saving : isDone ? words.reopen : words.markDone}
          </Button>
          <div role="status">
            <VisuallyHidden>
              {isDone && complete.isSuccess && words.nowDone}
              {!isDone && reopen.isSuccess && words.nowOpen}
            </VisuallyHidden>
          </div>
        </div>
      ) : (
        <Text tone="quiet">{refusal}</Text>
      )}
      <ProblemAlert title={words.notSaved} error={complete.error ?? reopen.error} />
    </Stack>
  )
}
