/** Mail to addresses that visitors typed, with the server's daily limit. */
import { istDate } from '@anupalan/server/compliance/ist'
import { MOST_MAILS_A_DAY, mailboxOf } from '@anupalan/server/contract'
import type { QueuedMail } from './state.ts'
import type { World } from './world.ts'

/** Queues a mail to a visitor, unless the address has reached today's limit. */
export function queueMailToVisitor({ state, clock }: World, mail: Omit<QueuedMail, 'day'>): void {
  const day = istDate(clock().getTime())
  const isToThem = (each: QueuedMail) => each.day === day && mailboxOf(each.to) === mailboxOf(mail.to)
  if (state.outbox.filter(isToThem).length < MOST_MAILS_A_DAY) state.outbox.push({ ...mail, day })
}
