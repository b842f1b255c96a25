/**
 * The platform's tables, as the migrations leave them; a feature adds its own in its `tables.ts`. Columns are
 * `snake_case` in the database. Times are UTC as ISO text with milliseconds, so that they sort as text on every database.
 */

export interface Tables {
  outbox: OutboxTable
  recipientMails: RecipientMailsTable
  secretKeys: SecretKeysTable
  audit: AuditTable
}

/** How many mails were sent to a mailbox on a day. */
export interface RecipientMailsTable {
  /** Hash of the mailbox. */
  recipient: string
  /** In India, `2026-11-20`. */
  day: string
  mails: number
}

/** The keys of a secret, of which the newest signs. */
export interface SecretKeysTable {
  /** `links`. */
  name: string
  /** 1 for the first, raised by each rotation. */
  generation: number
  value: string
  createdAt: string
  /** From then on it verifies nothing; `null` for the newest. */
  expiresAt: string | null
}

/** Who changed what, and when. */
export interface AuditTable {
  id: string
  at: string
  /** User name; `null` for a visitor, a job or a command. */
  actor: string | null
  /** Role of the actor at that time. */
  role: string | null
  /** What was done: `secret.rotate`. */
  action: string
  /** What it was done to: a reference, a user name, the name of a secret. */
  subject: string
  /** As in the log, and in the response's `X-Request-Id`; `null` without a request. */
  requestId: string | null
  /** Network of the caller's address; `null` without a request. */
  network: string | null
  /** JSON without secrets. */
  details: string | null
}

/** Queued mail. A worker leases a row, sends it, and writes the outcome. */
export interface OutboxTable {
  id: string
  /** One of `MailKinds`. */
  kind: string
  recipient: string
  replyTo: string | null
  subject: string
  /** Plain text. */
  body: string
  /** The same as HTML, if it has any. */
  html: string | null
  /** The text of its calendar file. */
  calendar: string | null
  /** Links that are generated when it is sent, as JSON: placeholder, kind and subject of each. */
  links: string | null
  /** Reference of the record that it is about, if changes of that record withdraw it. */
  about: string | null
  /** Not sent from this time on. */
  uselessFrom: string | null
  createdAt: string
  /** Attempts so far. */
  attempts: number
  nextAttemptAt: string
  /** Until then it is leased to one worker. */
  leasedUntil: string | null
  sentAt: string | null
  /** When a mail server rejected it permanently: it is not sent again. */
  refusedAt: string | null
  lastError: string | null
}
