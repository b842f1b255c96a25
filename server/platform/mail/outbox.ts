/**
 * The outbox: mail is a row written in the same transaction as what it tells of, so that neither can exist
 * without the other, and a mail server that is down loses nothing.
 */
import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'
import type { OutboxTable, Tables } from '../database/tables.ts'
import type { MailKind } from './mail-kinds.ts'
import type { MailLink } from './mail-links.ts'

export interface Mail {
  readonly kind: MailKind
  readonly to: string
  readonly replyTo?: string
  /** One line. Holds no personal data: subjects are shown in notifications. */
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** The same as a page. */
  readonly html?: string
  /** The text of a calendar file, whose METHOD says what a calendar does with it. */
  readonly calendar?: string
  /** Links whose placeholders it contains. */
  readonly links?: readonly MailLink[]
  /** Reference of what it tells of, by which it can be withdrawn. */
  readonly about?: string
  /** It tells nobody anything from then on, and is not sent. */
  readonly uselessFrom?: Date
}

/** Queues a mail, due at once. */
export async function queueMail(transaction: Transaction, mail: Mail, now: Date): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind: mail.kind,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      body: mail.body,
      html: mail.html ?? null,
      calendar: mail.calendar ?? null,
      links: mail.links?.length ? JSON.stringify(mail.links) : null,
      about: mail.about ?? null,
      uselessFrom: mail.uselessFrom?.toISOString() ?? null,
      createdAt: now.toISOString(),
      attempts: 0,
      nextAttemptAt: now.toISOString(),
      leasedUntil: null,
      sentAt: null,
      refusedAt: null,
      lastError: null,
    })
    .execute()
}

/**
 * Takes the mail that has waited longest, for this worker alone until its lease ends. Taking it counts as a
 * try, so a worker that dies with it leaves a trace.
 *
 * @returns none where nothing is due, or where another worker was quicker.
 */
export async function leaseMail(
  database: Database,
  now: Date,
  leasedUntil: Date,
): Promise<LeasedMail | undefined> {
  const at = now.toISOString()
  return (
    database
      .updateTable('outbox')
      .set((row) => ({ leasedUntil: leasedUntil.toISOString(), attempts: row('attempts', '+', 1) }))
      .where('id', '=', (oldest) =>
        oldest
          .selectFrom('outbox')
          .select('id')
          .where(isDue(at))
          .orderBy('nextAttemptAt')
          .orderBy('id')
          .limit(1),
      )
      // PostgreSQL looks at this again once another worker's lease of the same row is committed.
      .where(isDue(at))
      .returning([...leased])
      .executeTakeFirst()
  )
}

const leased = [
  'id',
  'kind',
  'recipient',
  'replyTo',
  'subject',
  'body',
  'html',
  'calendar',
  'links',
  'createdAt',
  'attempts',
] as const

export type LeasedMail = Pick<OutboxTable, (typeof leased)[number]>

/** Neither sent nor refused for good nor useless. */
export const isWaiting = (at: string) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and([
    row('sentAt', 'is', null),
    row('refusedAt', 'is', null),
    row.or([row('uselessFrom', 'is', null), row('uselessFrom', '>', at)]),
  ])

const isDue = (at: string) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and([
    isWaiting(at)(row),
    row('nextAttemptAt', '<=', at),
    row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', at)]),
  ])

/** Marks a leased mail as sent, and blanks what it said: who needs it has it, and a database that leaks does not. */
export async function markSent(database: Database, mail: LeasedMail, sentAt: Date): Promise<void> {
  await database
    .updateTable('outbox')
    .set({
      sentAt: sentAt.toISOString(),
      leasedUntil: null,
      lastError: null,
      replyTo: null,
      body: '',
      html: null,
      calendar: null,
      links: null,
    })
    .where('id', '=', mail.id)
    .execute()
}

/** Writes that a leased mail was refused for good; it stays until what it tells of is erased. */
export async function markRefused(
  database: Database,
  { id, attempts }: LeasedMail,
  { refusedAt, lastError }: { readonly refusedAt: Date; readonly lastError: string },
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ refusedAt: refusedAt.toISOString(), leasedUntil: null, lastError })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sentAt', 'is', null)
    .execute()
}

/** Gives a leased mail back, due again later; unless its lease ended and another worker has it by now. */
export async function returnMail(
  database: Database,
  { id, attempts }: LeasedMail,
  { nextAttemptAt, lastError }: { readonly nextAttemptAt: Date; readonly lastError: string },
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ nextAttemptAt: nextAttemptAt.toISOString(), leasedUntil: null, lastError })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sentAt', 'is', null)
    .execute()
}

/** Takes back mails of a kind about something that are not sent yet. One that a worker holds may go out all the same. */
export async function withdrawMail(transaction: Transaction, kind: MailKind, about: string): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('about', '=', about)
    .where('kind', '=', kind)
    .where('sentAt', 'is', null)
    .execute()
}

/** Erases mails of a kind that were queued up to an instant, sent or not. */
export async function eraseMail(transaction: Transaction, kind: MailKind, upTo: string): Promise<void> {
  await transaction.deleteFrom('outbox').where('kind', '=', kind).where('createdAt', '<=', upTo).execute()
}
