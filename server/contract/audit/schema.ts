/** The audit trail: who did what, when. Entries are chained and never changed; names in them are erased after a year. */
import { roles } from '../core/access.ts'
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, fileBody, instant, wholeNumber } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { auditMessages as messages } from './rules.ts'

/** A person of an entry. */
export const auditPersonSchema = z.object({
  /** `null` once it is erased. */
  username: z.nullable(z.string()),
  /** `null` if there is no such account any more. */
  fullName: z.nullable(z.string()),
})

export type AuditPerson = z.output<typeof auditPersonSchema>

export const auditEntrySchema = z.object({
  /** Its number in the chain, from 1 without gaps. */
  sequence: z.int(),
  at: instant(''),
  /** What was done: `client.update`. */
  action: z.string(),
  /** What that means, in a sentence. */
  meaning: z.string(),
  /** Of the actor at that time; `null` without a session. */
  role: z.nullable(z.enum(roles)),
  /** Who did it; `null` for a visitor, a job or a command. */
  actor: z.nullable(auditPersonSchema),
  /** To whom it was done; `null` if it was done to no person. */
  user: z.nullable(auditPersonSchema),
  /** The client that it is about; its name is `null` once the client is erased. */
  client: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  /** What it was done to: a reference, or an id. */
  subject: z.nullable(z.string()),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Network of the caller’s address; `null` without one, once it is erased, and for staff who may only read. */
  network: z.nullable(z.string()),
  /** As in the log, and in the response’s `X-Request-Id`. */
  requestId: z.nullable(z.string()),
})

export type AuditEntry = z.output<typeof auditEntrySchema>

const text = z.prefault(z.string().check(z.maxLength(254, messages.long)), '')

/** A day in India; any if it is empty. */
const anyDay = z.prefault(z.union([z.literal(''), day(messages.day)], messages.day), '')

const filter = {
  /** User name of who did it or of whom it was done to. */
  person: text,
  /** Id of a client. */
  client: text,
  action: text,
  from: anyDay,
  /** Including this day. */
  to: anyDay,
}

const filterSchema = z.object(filter)

export type AuditFilter = z.output<typeof filterSchema>

export const listAudit = {
  summary: 'Entries of the audit trail in pages, the newest first.',
  params: z.object({
    ...filter,
    /** The number of the last entry of the previous page. */
    after: z.prefault(wholeNumber({ min: 0, max: 999_999_999, invalid: messages.limit }), '0'),
    limit: z.prefault(wholeNumber({ min: 1, max: 200, invalid: messages.limit }), '50'),
  }),
  responses: { 200: z.object({ entries: z.array(auditEntrySchema), hasMore: z.boolean() }) },
} satisfies EndpointSchema

export const auditVerificationSchema = z.object({
  verifiedAt: instant(''),
  /** Entries that are right, from the first on. */
  entries: z.int(),
  /** The first entry that is not right. */
  fault: z.nullable(
    z.object({
      sequence: z.int(),
      kind: z.enum(['changed', 'removed', 'inserted', 'reordered', 'truncated']),
    }),
  ),
})

export type AuditVerification = z.output<typeof auditVerificationSchema>

export const getAuditState = {
  summary:
    'Whether the chain of the audit trail was right when it was last verified, and the actions it records.',
  responses: {
    200: z.object({
      /** `null` until the first verification is finished. */
      verification: z.nullable(auditVerificationSchema),
      actions: z.array(z.object({ action: z.string(), meaning: z.string() })),
    }),
  },
} satisfies EndpointSchema

export const exportAudit = {
  summary: 'Entries of the audit trail as CSV, the newest first. The export is recorded itself.',
  params: filterSchema,
  responses: { 200: fileBody },
} satisfies EndpointSchema
