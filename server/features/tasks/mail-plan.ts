/** Which mails about what waits for a client are due. Pure: what was sent is given. */
import { daysBetween } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import type { WaitingItem, WaitingNotice } from '../../platform/ports.ts'

export interface MailPlan {
  /** Reached a reminder of their date. */
  readonly reminders: readonly WaitingItem[]
  /** Began to wait, and are in no reminder of this plan. */
  readonly news: readonly WaitingItem[]
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

/** Says that an item waits. It is said again if the item waited for the practice in between. */
export const waitsNotice = ({ waitsSince }: WaitingItem): string => `waits:${waitsSince}`

/** The notices that a mail with a reminder of an item contains: it says that the item waits as well. */
export const noticesOf = (item: WaitingItem, today: IsoDate): string[] => {
  const reminder = item.dueOn === null ? undefined : reminderOf(item.dueOn, today)
  return [waitsNotice(item), ...(reminder === undefined ? [] : [reminder])]
}

/** @param sent notices of the person, as `noticeKey` */
export function planMails(
  items: readonly WaitingItem[],
  sent: ReadonlySet<string>,
  today: IsoDate,
): MailPlan {
  const isNew = (item: WaitingItem, notice: string) => !sent.has(noticeKey({ item: item.id, notice }))
  const reminders = items.filter((item) => {
    const reminder = item.dueOn === null ? undefined : reminderOf(item.dueOn, today)
    return reminder !== undefined && isNew(item, reminder)
  })
  const news = items.filter((item) => !reminders.includes(item) && isNew(item, waitsNotice(item)))
  return { reminders, news }
}

export const noticeKey = ({ item, notice }: WaitingNotice): string => `${item} ${notice}`
