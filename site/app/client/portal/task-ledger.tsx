import { Badge } from '@anupalan/design-system/badge'
import { Ledger, LedgerRow } from '@anupalan/design-system/ledger'
import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { useToday } from '../../../ui/days/use-today.ts'
import { dueStart } from './due-start.tsx'
import { useTaskTexts } from './task-texts.ts'
import { portal as words } from './words.ts'

export interface TaskLedgerProps {
  tasks: readonly Task[]
  /** Id of the heading above it. */
  labelledBy: string
  /** Shown if there are no tasks. */
  empty: string
  /** URL of a task. */
  hrefOf: (task: Task) => string
}

/** Tasks by date, each with who has to act. */
export function TaskLedger({ tasks, labelledBy, empty, hrefOf }: TaskLedgerProps) {
  const today = useToday()
  if (tasks.length === 0) return <Text tone="quiet">{empty}</Text>
  return (
    <Ledger labelledBy={labelledBy}>
      {tasks.map((task) => (
        <LedgerRow
          key={task.id}
          {...dueStart(task.dueOn, today)}
          title={
            <Link href={hrefOf(task)} variant="quiet">
              <bdi>{task.title}</bdi>
            </Link>
          }
          detail={<TaskDetailLine task={task} />}
          end={<TaskBadge task={task} today={today} />}
        />
      ))}
    </Ledger>
  )
}

function TaskDetailLine({ task }: { task: Task }) {
  const { filingLabelOf } = useTaskTexts()
  const parts = [
    task.statutory?.period,
    filingLabelOf(task.filing.at(-1)?.status),
    task.unread > 0 ? words.unread(task.unread) : undefined,
    task.statutory?.confirm ? words.confirm : undefined,
  ]
  return <>{parts.filter(Boolean).join('\u00a0· ')}</>
}

export interface TaskBadgeProps {
  task: Pick<Task, 'doneAt' | 'dueOn' | 'waitsFor'>
  /** `null` before the date is known. */
  today: IsoDate | null
}

/** @param today in India; `null` before it is known */
export const isOverdue = ({ dueOn }: Pick<Task, 'dueOn'>, today: IsoDate | null): boolean =>
  today !== null && dueOn !== null && dueOn < today

/** Done, overdue, or who has to act. */
export function TaskBadge({ task, today }: TaskBadgeProps) {
  const { waitsFor } = useTaskTexts()
  if (task.doneAt !== null) return <Badge tone="positive">{words.done}</Badge>
  if (isOverdue(task, today)) return <Badge tone="danger">{words.overdue}</Badge>
  return <Badge tone={task.waitsFor === 'client' ? 'accent' : 'neutral'}>{waitsFor[task.waitsFor]}</Badge>
}
