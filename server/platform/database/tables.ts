/**
 * The platform's tables, as the migrations leave them; a feature adds its own in its `tables.ts`. Columns are
 * `snake_case` in the database. Times are UTC as ISO text with milliseconds, so that they sort as text on every database.
 */
import type { FaultKind } from '../audit/fault-kind.ts'
import type { ActivityKind, ActivitySubject } from '@anupalan/server/contract/activity/rules'

export interface Tables {
  outbox: OutboxTable
  recipientMails: RecipientMailsTable
  secretKeys: SecretKeysTable
  auditQueue: AuditQueueTable
  auditEntries: AuditEntriesTable
  auditIdentities: AuditIdentitiesTable
  auditHead: AuditHeadTable
  auditClients: AuditClientsTable
  auditVerifications: AuditVerificationsTable
  storedFiles: StoredFilesTable
  fileParts: FilePartsTable
  uploads: UploadsTable
  comments: CommentsTable
  commentReads: CommentReadsTable
  activity: ActivityTable
  slotVersions: SlotVersionsTable
  jobRuns: JobRunsTable
}

/** The last run of each job, of any instance. */
export interface JobRunsTable {
  name: string
  /** From the end of one run to the next, in ms. */
  every: number
  /** When it ended. */
  ranAt: string
  /** 0 or 1. */
  hasSucceeded: number
  /** When a run last succeeded. */
  succeededAt: string | null
}

/** One row: the version of what documents have in their slots. */
export interface SlotVersionsTable {
  /** `slots`. */
  name: string
  /** Incremented by each change. */
  version: number
}

/** Stored files, and those that are being uploaded. Files of earlier versions have none: their key is their object. */
export interface StoredFilesTable {
  key: string
  /** `applications`. */
  collection: string
  /** The encrypted data key; `null` if its parts are not encrypted. */
  dataKey: string | null
  createdAt: string
}

/** The parts of a file, in order, each an object of the storage. */
export interface FilePartsTable {
  fileKey: string
  /** Where it begins in the file. */
  start: number
  bytes: number
  object: string
}

/** Resumable uploads, until a day after their end. */
export interface UploadsTable {
  reference: string
  collection: string
  /** Who started it, and alone may continue it. */
  username: string
  /** JSON of the parameters of its path. */
  params: string
  /** JSON of the fields of its metadata. */
  fields: string
  /** Of the complete file. */
  bytes: number
  fileKey: string
  /** JSON of what was found about the file when it was complete. */
  file: string | null
  /** Why its file was rejected. */
  problem: string | null
  /** When a row of a feature began to refer to its file. */
  claimedAt: string | null
  createdAt: string
  expiresAt: string
}

export interface CommentsTable {
  reference: string
  client: string
  /** Id of the task or document. */
  subject: string
  /** 1 for the first of its subject. */
  position: number
  /** `null` once the account is erased. */
  author: string | null
  isByStaff: number
  text: string
  createdAt: string
}

/** How far a person has read the comments of a subject. */
export interface CommentReadsTable {
  client: string
  subject: string
  username: string
  position: number
}

export interface ActivityTable {
  /** Begins with its time, so that it orders entries. */
  id: string
  client: string
  kind: ActivityKind
  at: string
  /** `null` once the account is erased. */
  actor: string | null
  isByStaff: number
  subjectKind: ActivitySubject
  subject: string
  /** Of the subject, at that time. */
  name: string
  detail: string
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
  /** `links`, `rooms`, `audit`, `files`. */
  name: string
  /** 1 for the first, raised by each rotation. */
  generation: number
  value: string
  createdAt: string
  /** From then on it verifies nothing; `null` for the newest, and if it verifies for ever. */
  expiresAt: string | null
}

/** The part of an audit entry that is kept for ever. It names no person. */
interface AuditColumns {
  id: string
  at: string
  /** What was done: `secret.rotate`. */
  action: string
  /** Role of the actor at that time; `null` for a visitor, a job or a command. */
  role: string | null
  /** What it was done to: a reference, the name of a secret. */
  subject: string | null
  /** As in the log, and in the response's `X-Request-Id`; `null` without a request. */
  requestId: string | null
  /** JSON without secrets. */
  details: string | null
}

/** Audit entries that are not chained yet. */
export interface AuditQueueTable extends AuditColumns {
  /** User name; `null` for a visitor, a job or a command. */
  actor: string | null
  /** The user name of whom it was done to. */
  username: string | null
  /** Network of the caller's address; `null` without a request. */
  network: string | null
  /** JSON of details that name a person, without secrets. */
  personalDetails: string | null
  /** Orders entries of one moment, as one transaction may record several. */
  ordinal: number
}

/** The audit chain. Rows are inserted and never changed. */
export interface AuditEntriesTable extends AuditColumns {
  /** 1 for the first, without gaps. */
  sequence: number
  /** JSON: the keyed digest of each of its identities, by kind. */
  digests: string
  /** `<id of the key>.<HMAC>` of the row and the hash of the row before it. */
  hash: string
}

/** Names and addresses of audit entries, which are erased while the entries stay. */
export interface AuditIdentitiesTable {
  entryId: string
  /** `actor`, `user`, `network` or `details`. */
  kind: string
  value: string
  /** Random: without it nobody can find out the value from its digest, not even with the key. */
  nonce: string
  /** When the entry was recorded. */
  at: string
  /** Of the entry, which is found by it; `null` if it is not searched by this identity. */
  sequence: number | null
  /** Of the entry; `null` as above. */
  action: string | null
  /** Id of the client that the entry is about; `null` as above, or without a client. */
  client: string | null
}

/** The client of each audit entry that is about one, which the trail is searched by. */
export interface AuditClientsTable {
  sequence: number
  client: string
  action: string
  /** When the entry was recorded. */
  at: string
}

/** One row: the result of the last verification of the audit chain. */
export interface AuditVerificationsTable {
  /** `last`. */
  name: string
  verifiedAt: string
  /** Entries that were right, from the first on. */
  entries: number
  faultSequence: number | null
  faultKind: FaultKind | null
}

/** One row: where the audit chain ends, so that a missing end is seen. */
export interface AuditHeadTable {
  /** `head`. */
  name: string
  /** The number of entries. */
  sequence: number
  /** Hash of the last entry; empty without entries. */
  hash: string
  /** `<id of the key>.<HMAC>` of the two. */
  signature: string
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
  /** Placeholder of the link that stops mails of its kind, for the headers of RFC 8058. Such a mail is not sent at night. */
  unsubscribe: string | null
  /** JSON of the ids of the mails that it continues, the oldest first; `null` if it begins a thread. */
  thread: string | null
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
