/**
 * Mail to addresses that strangers typed. Whoever applies or books in another's name sends that person mail from the
 * firm's address: it holds no word of theirs, and there is little of it.
 */
import { createHash } from 'node:crypto'
import { istDate } from '@anupalan/server/compliance/ist'
import { MOST_MAILS_A_DAY, mailboxOf } from '@anupalan/server/contract'
import type { Database, Transaction } from '../database/database.ts'
import { queueMail } from './outbox.ts'
import type { Mail } from './outbox.ts'

/** A checksum: a count needs no second copy of an address. */
const recipientOf = (email: string) => createHash('sha256').update(mailboxOf(email)).digest('hex')

const dayOf = (now: Date) => istDate(now.getTime())

/**
 * Makes all other transactions about the same mailbox wait until this one ends, so that what it counts stays true.
 * Asked for before any row of a booking is changed: two that took the two in another order would wait for each other.
 */
export async function lockRecipient(transaction: Transaction, email: string, now: Date): Promise<void> {
  await transaction
    .insertInto('recipientMails')
    .values({ recipient: recipientOf(email), day: dayOf(now), mails: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['recipient', 'day'])
        .doUpdateSet((row) => ({ mails: row.ref('recipientMails.mails') })),
    )
    .execute()
}

/**
 * Queues a mail to somebody who is not the firm, unless as many as may be went to them today.
 *
 * @returns whether it was queued.
 */
export async function queueMailToVisitor(transaction: Transaction, mail: Mail, now: Date): Promise<boolean> {
  const counted = await transaction
    .insertInto('recipientMails')
    .values({ recipient: recipientOf(mail.to), day: dayOf(now), mails: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['recipient', 'day'])
        .doUpdateSet((row) => ({ mails: row('recipientMails.mails', '+', 1) }))
        .where('recipientMails.mails', '<', MOST_MAILS_A_DAY),
    )
    .returning('mails')
    .executeTakeFirst()
  if (counted === undefined) return false
  await queueMail(transaction, mail, now)
  return true
}

/**
 * Erases the counts of days before yesterday.
 *
 * @returns how many were erased.
 */
export async function eraseRecipientCounts(database: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('recipientMails')
    .where('day', '<', dayOf(new Date(now.getTime() - 24 * 60 * 60 * 1000)))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
