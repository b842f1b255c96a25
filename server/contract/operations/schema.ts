/** How the server is: its versions, its mail, its jobs, its storage and its last backup. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { instant, line } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { operationsMessages as messages, operationsRules as rules } from './rules.ts'

export const failedMailSchema = z.object({
  id: z.string(),
  /** What it is about: `enquiry`, `booking`. */
  kind: z.string(),
  /** The address without its name: `a…@example.in`. */
  to: z.string(),
  /** Without personal data. */
  subject: z.string(),
  createdAt: instant(''),
  attempts: z.int(),
  /** Code of the last error: `ECONNREFUSED`, `EENVELOPE 550`. */
  error: z.string(),
  /** When it is tried again by itself; `null` if its mail server rejected it for good. */
  nextAttemptAt: z.nullable(instant('')),
})

export type FailedMail = z.output<typeof failedMailSchema>

export const jobStateSchema = z.object({
  /** `send-mail`. */
  name: z.string(),
  /** From the end of one run to the next, in ms. */
  every: z.int(),
  /** When its last run ended, to the minute. */
  ranAt: instant(''),
  /** Whether that run succeeded. */
  hasSucceeded: z.boolean(),
  /** When a run last succeeded, to the minute; `null` if none has. */
  succeededAt: z.nullable(instant('')),
})

export type JobState = z.output<typeof jobStateSchema>

export const healthSchema = z.object({
  /** When this was read. */
  at: instant(''),
  versions: z.object({
    product: z.string(),
    node: z.string(),
    database: z.object({ kind: z.enum(['SQLite', 'PostgreSQL']), version: z.string() }),
    /** The last migration of the database. */
    schema: z.string(),
  }),
  outbox: z.object({
    /** Mails that wait for their first attempt. */
    queued: z.int(),
    /** Mails that are being sent. */
    sending: z.int(),
    /** Mails that failed and are tried again. */
    retried: z.int(),
    /** Mails that a mail server rejected for good. */
    refused: z.int(),
    /** When the mail was queued that has waited longest for its first attempt. */
    oldestQueuedAt: z.nullable(instant('')),
  }),
  /** Those that failed or were rejected, the newest first, 50 at most. */
  failedMails: z.array(failedMailSchema),
  /** By name, those that have run. */
  jobs: z.array(jobStateSchema),
  storage: z.object({
    files: z.int(),
    fileBytes: z.int(),
    databaseBytes: z.int(),
  }),
  /** When `npm run backup` last succeeded with this data folder; `null` if never. */
  backedUpAt: z.nullable(instant('')),
})

export type Health = z.output<typeof healthSchema>

export const getHealth = {
  summary: 'Versions, mail, jobs, storage and the age of the last backup.',
  responses: { 200: healthSchema },
} satisfies EndpointSchema

const params = z.object({ mail: z.string() })

const decision = z.object({
  reason: line(rules.reason),
  /** The number of attempts that was read: it may have been tried meanwhile. */
  version: z.int(messages.version),
})

export const retryMail = {
  summary: 'Sends a mail that failed or was rejected, as soon as possible.',
  params,
  request: decision,
  responses: { 204: null },
} satisfies EndpointSchema

export const dropMail = {
  summary: 'Erases a mail that failed or was rejected. It is never sent.',
  params,
  request: decision,
  responses: { 204: null },
} satisfies EndpointSchema
