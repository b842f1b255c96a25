/** Mail to addresses that visitors typed, with the server's daily limit. */
import { istDate } from '@anupalan/server/compliance/ist'
import { MAX_MAILS_PER_DAY, mailboxOf } from '@anupalan/server/contract'
import type { QueuedMail } from './state.ts'
import type { World } from './world.ts'

/** Queues a mail to a visitor, unless the address has reached today's limit. */
export function queueMailToVisitor({ state, clock }: World, mail: Omit<QueuedMail, 'day'>): void {
  const day = istDate(clock().getTime())
  const isToThem = (each: QueuedMail) => each.day === day && mailboxOf(each.to) === mailboxOf(mail.to)
  if (state.outbox.filter(isToThem).length < MAX_MAILS_PER_DAY) state.outbox.push({ ...mail, day })
}
