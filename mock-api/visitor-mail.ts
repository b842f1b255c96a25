/** Mail to addresses that strangers typed: as little of it as the server sends. */
import { istDate } from '@anupalan/server/compliance/ist'
import { MOST_MAILS_A_DAY, mailboxOf } from '@anupalan/server/contract'
import type { QueuedMail } from './state.ts'
import type { World } from './world.ts'

/** Queues a mail to somebody who is not the firm, unless as many as may be went to them today. */
export function queueMailToVisitor({ state, clock }: World, mail: Omit<QueuedMail, 'day'>): void {
  const day = istDate(clock().getTime())
  const isToThem = (each: QueuedMail) => each.day === day && mailboxOf(each.to) === mailboxOf(mail.to)
  if (state.outbox.filter(isToThem).length < MOST_MAILS_A_DAY) state.outbox.push({ ...mail, day })
}
