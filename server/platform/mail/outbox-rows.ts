/**
 * The transactional outbox: mail is a row written in the same transaction as the record that it is about, so that
 * neither exists without the other, and no mail is lost while the mail server is unavailable.
 */
import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, QueryCreator } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'
import type { OutboxTable, Tables } from '../database/tables.ts'
import type { MailKind } from './mail-kinds.ts'
import type { MailLink } from './mail-links.ts'
import { isQuiet } from './quiet-hours.ts'

export interface Mail {
  readonly kind: MailKind
  readonly to: string
  readonly replyTo?: string
  /** One line without personal data: subjects are shown in notifications. */
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** The same as HTML. */
  readonly html?: string
  /** The text of a calendar file; calendars act on its METHOD. */
  readonly calendar?: string
  /** Links whose placeholders it contains. */
  readonly links?: readonly MailLink[]
  /**
   * The one of its links that stops mails of its kind, for the headers of RFC 8058. Such a mail can wait, so it is not
   * sent at night.
   */
  readonly unsubscribe?: MailLink
  /** Ids of the mails that it continues, the oldest first, if a person has written it as an answer. */
  readonly thread?: readonly string[]
  /** Reference of the record that it is about, by which it can be withdrawn. */
  readonly about?: string
  /** Expiry, after which it is not sent. */
  readonly uselessFrom?: Date
}

/** A mail that is due immediately, as it is stored. */
export const outboxRow = (mail: Mail, now: Date): OutboxTable => ({
  id: randomUUID(),
  kind: mail.kind,
  recipient: mail.to,
  replyTo: mail.replyTo ?? null,
  subject: mail.subject,
  body: mail.body,
  html: mail.html ?? null,
  calendar: mail.calendar ?? null,
  links: mail.links?.length ? JSON.stringify(mail.links) : null,
  unsubscribe: mail.unsubscribe?.href ?? null,
  thread: mail.thread?.length ? JSON.stringify(mail.thread) : null,
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

/** Queues a mail, due immediately. */
export async function queueMail(transaction: Transaction, mail: Mail, now: Date): Promise<void> {
  await transaction.insertInto('outbox').values(outboxRow(mail, now)).execute()
}

/**
 * Leases the mail that is due longest, exclusively until the lease ends. Leasing counts as an attempt, so that attempts
 * of crashed workers are counted.
 *
 * @param sent another mail, which the same statement marks as sent now, on PostgreSQL only
 * @returns `undefined` if none is due, or another worker leased it first.
 */
export async function leaseMail(
  database: Database,
  now: Date,
  leasedUntil: Date,
  sent?: LeasedMail,
): Promise<LeasedMail | undefined> {
  return (
    (sent ? database.with('sent', (parts) => markAsSent(parts, sent, now)) : database)
      .updateTable('outbox')
      .set((row) => ({ leasedUntil: leasedUntil.toISOString(), attempts: row('attempts', '+', 1) }))
      .where('id', '=', (oldest) =>
        oldest
          .selectFrom('outbox')
          .select('id')
          .where(isDue(now))
          // A statement changes a row once, and its lease may have ended meanwhile.
          .$if(sent !== undefined, (query) => query.where('id', '<>', sent?.id ?? ''))
          .orderBy('nextAttemptAt')
          .orderBy('id')
          .limit(1),
      )
      // PostgreSQL evaluates this again after another worker's lease of the same row is committed.
      .where(isDue(now))
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
  'unsubscribe',
  'thread',
  'createdAt',
  'attempts',
] as const

export type LeasedMail = Pick<OutboxTable, (typeof leased)[number]>

/** Neither sent, nor rejected permanently, nor expired. */
export const isWaiting = (at: string) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and([
    row('sentAt', 'is', null),
    row('refusedAt', 'is', null),
    row.or([row('uselessFrom', 'is', null), row('uselessFrom', '>', at)]),
  ])

const isDue = (now: Date) => (row: ExpressionBuilder<Tables, 'outbox'>) => {
  const at = now.toISOString()
  return row.and([
    isWaiting(at)(row),
    ...(isQuiet(now) ? [row('unsubscribe', 'is', null)] : []),
    row('nextAttemptAt', '<=', at),
    row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', at)]),
  ])
}

/**
 * Marks a leased mail as sent, and clears its content, which is no longer needed and would be exposed by a leaked
 * database.
 */
export async function markSent(database: Database, mail: LeasedMail, sentAt: Date): Promise<void> {
  await markAsSent(database, mail, sentAt).execute()
}

const markAsSent = (database: QueryCreator<Tables>, { id }: LeasedMail, sentAt: Date) =>
  database
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
      unsubscribe: null,
    })
    .where('id', '=', id)

/** Marks a leased mail as rejected permanently; it stays until the record that it is about is erased. */
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

/** Returns a leased mail, due again later, unless its lease has ended and another worker has leased it. */
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

/** Those of some references about which a mail of a kind was rejected permanently. */
export async function findRefusedMails(
  database: Database,
  kind: MailKind,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set()
  const rows = await database
    .selectFrom('outbox')
    .select('about')
    .where('about', 'in', references)
    .where('kind', '=', kind)
    .where('refusedAt', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ about }) => about ?? []))
}

/** Deletes unsent mails of a kind about a reference. One that is leased may still be sent. */
export async function withdrawMail(transaction: Transaction, kind: MailKind, about: string): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('about', '=', about)
    .where('kind', '=', kind)
    .where('sentAt', 'is', null)
    .execute()
}

/** Erases all mails about a reference, sent or not. One that is leased may still be sent. */
export async function eraseMailAbout(transaction: Transaction, about: string): Promise<void> {
  await transaction.deleteFrom('outbox').where('about', '=', about).execute()
}

/** Ids of the mails about a reference to a person, the oldest first. */
export async function findThread(
  database: Database,
  { about, to }: { readonly about: string; readonly to: string },
): Promise<string[]> {
  const rows = await database
    .selectFrom('outbox')
    .select('id')
    .where('about', '=', about)
    .where('recipient', '=', to)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether the outbox has a mail, sent or not. */
export const hasMail = async (database: Database, id: string): Promise<boolean> =>
  (await database.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Erases mails of a kind that were queued up to an instant, sent or not. */
export async function eraseMail(transaction: Transaction, kind: MailKind, upTo: string): Promise<void> {
  await transaction.deleteFrom('outbox').where('kind', '=', kind).where('createdAt', '<=', upTo).execute()
}
