/** Which mails about the tasks that wait for a client are due. Pure: what was sent is given. */
import { daysBetween } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import type { TasksTable } from './tables.ts'

/** A task that waits for the client. */
export type WaitingTask = Pick<TasksTable, 'id' | 'client' | 'title' | 'dueOn' | 'waitsSince'>

/** What of a task a person was told: unique with task and person. */
export interface TaskNotice {
  readonly task: string
  readonly notice: string
}

export interface MailPlan {
  /** Reached a reminder of their date. */
  readonly reminders: readonly WaitingTask[]
  /** Began to wait, and are in no reminder of this plan. */
  readonly news: readonly WaitingTask[]
}

/** For how many days before its date the first reminder is due. */
const FIRST_REMINDER_DAYS = 7

/**
 * The last reminder that a date has reached: 7 days before, one day before, on the day, then weekly. An earlier one
 * that was missed is not made up for. Another date begins again.
 */
export function reminderOf(dueOn: IsoDate, today: IsoDate): string | undefined {
  const left = daysBetween(today, dueOn)
  if (left > FIRST_REMINDER_DAYS) return undefined
  if (left > 1) return `${dueOn}:${FIRST_REMINDER_DAYS}-before`
  if (left === 1) return `${dueOn}:1-before`
  const weeks = Math.floor(-left / 7)
  return weeks === 0 ? `${dueOn}:on` : `${dueOn}:${weeks * 7}-after`
}

/** Says that a task waits. It is said again if the task waited for the practice in between. */
export const waitsNotice = ({ waitsSince }: WaitingTask): string => `waits:${waitsSince}`

/** The notices that a mail with a reminder of a task contains: it says that the task waits as well. */
export const noticesOf = (task: WaitingTask, today: IsoDate): string[] => {
  const reminder = task.dueOn === null ? undefined : reminderOf(task.dueOn, today)
  return [waitsNotice(task), ...(reminder === undefined ? [] : [reminder])]
}

/** @param sent notices of the person, as `noticeKey` */
export function planMails(
  tasks: readonly WaitingTask[],
  sent: ReadonlySet<string>,
  today: IsoDate,
): MailPlan {
  const isNew = (task: WaitingTask, notice: string) => !sent.has(noticeKey({ task: task.id, notice }))
  const reminders = tasks.filter((task) => {
    const reminder = task.dueOn === null ? undefined : reminderOf(task.dueOn, today)
    return reminder !== undefined && isNew(task, reminder)
  })
  const news = tasks.filter((task) => !reminders.includes(task) && isNew(task, waitsNotice(task)))
  return { reminders, news }
}

export const noticeKey = ({ task, notice }: TaskNotice): string => `${task} ${notice}`
