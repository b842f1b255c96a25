/**
 * The outbox: mail is a row written in the same transaction as what it tells of, so that neither can exist
 * without the other, and a mail server that is down loses nothing.
 */
import { randomUUID } from 'node:crypto'
import type { Transaction } from './database.ts'

export interface Mail {
  readonly kind: 'enquiry' | 'feedback'
  readonly to: string
  readonly replyTo?: string
  /** One line. Holds no personal data: subjects are shown in notifications. */
  readonly subject: string
  /** Plain text. */
  readonly body: string
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
      createdAt: now.toISOString(),
      attempts: 0,
      nextAttemptAt: now.toISOString(),
      leasedUntil: null,
      sentAt: null,
      lastError: null,
    })
    .execute()
}
