/**
 * Mail to addresses that visitors entered. Anyone can apply or book in another person's name, and that person then gets
 * mail from the firm's address: so it contains no input, and its number is limited.
 */
import { createHash } from 'node:crypto'
import { istDate } from '@anupalan/server/compliance/ist'
import { MAX_MAILS_PER_DAY, mailboxOf } from '@anupalan/server/contract'
import type { Database, Transaction } from '../database/database.ts'
import { queueMail } from './outbox-rows.ts'
import type { Mail } from './outbox-rows.ts'

/** A hash: a count needs no second copy of an address. */
const recipientOf = (email: string) => createHash('sha256').update(mailboxOf(email)).digest('hex')

const dayOf = (now: Date) => istDate(now.getTime())

/**
 * Locks a mailbox: other transactions for it wait until this one ends, so that what it counts stays valid. Called
 * before any row of a booking is changed: another lock order could deadlock.
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
 * Queues a mail to a visitor, unless the daily limit is reached.
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
        .where('recipientMails.mails', '<', MAX_MAILS_PER_DAY),
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
