/** How long the papers of clients are kept by category, and the erasure of those whose time is over. */
import { retentionCategoryIds } from '../../compliance/retention/categories.ts'
import type { RetentionCategory } from '../../compliance/retention/categories.ts'
import { personSchema } from '../core/comments.ts'
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, instant, paragraphs, reference, wholeNumber } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { MOST_PARTS, MOST_YEARS, retentionMessages as messages, retentionRules as rules } from './rules.ts'

const category = z.enum(
  retentionCategoryIds as [RetentionCategory, ...RetentionCategory[]],
  messages.category,
)

export const retentionPeriodSchema = z.object({
  category,
  /** In years, after the event of the category. */
  years: z.int(),
  /** The least, as the law says. */
  lawYears: z.int(),
  /** Why it is longer than the law's; empty while it never was. */
  reason: z.string(),
  setAt: z.nullable(instant('')),
  setBy: z.nullable(personSchema),
  /** Raised by each change; 0 for the law's own. */
  version: z.int(),
})

export type RetentionPeriod = z.output<typeof retentionPeriodSchema>

const periods = z.object({ periods: z.array(retentionPeriodSchema) })

export const listRetentionPeriods = {
  summary:
    'For how long the papers of clients are kept, by category. No period erases anything by itself: the staff decides.',
  responses: { 200: periods },
} satisfies EndpointSchema

export const setRetentionPeriod = {
  summary: 'Sets for how long a category is kept, with a reason: never shorter than the law has it kept.',
  params: z.object({ category: z.string() }),
  request: z.object({
    years: z.int(messages.years).check(z.gte(1, messages.years), z.lte(MOST_YEARS, messages.years)),
    reason: paragraphs(rules.reason),
    /** The version that was edited. */
    version: z.int(messages.version).check(z.gte(0, messages.version)),
  }),
  responses: { 200: retentionPeriodSchema },
} satisfies EndpointSchema

const erasablePart = z.object({
  category,
  documents: z.int(),
  /** The first day on which one of them could be erased. */
  since: day(''),
})

export const erasableClientSchema = z.object({
  client: z.string(),
  name: z.string(),
  /** In the order of the categories. */
  parts: z.array(erasablePart),
  /** The reasons of the legal holds that stand: while there is one, nothing is erased. */
  holds: z.array(z.string()),
})

export type ErasableClient = z.output<typeof erasableClientSchema>

export const listErasable = {
  summary:
    'Clients with papers whose period is over, by name, in pages. A page may have fewer than it could.',
  params: z.object({
    /** The cursor of the previous page, `next`. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 100, invalid: messages.limit }), '50'),
  }),
  responses: {
    200: z.object({
      clients: z.array(erasableClientSchema),
      /** `after` of the next page; `null` on the last one. */
      next: z.nullable(z.string()),
    }),
  },
} satisfies EndpointSchema

export const retentionErasureSchema = z.object({
  reference: reference('RX'),
  /** How many clients it is for. */
  clients: z.int(),
  /** How many documents were stated when it was started. */
  documents: z.int(),
  /** Clients of whom the documents are erased. */
  erasedClients: z.int(),
  /** Documents that are erased. */
  erased: z.int(),
  /** Clients that were skipped because a legal hold stands. */
  held: z.int(),
  /** Clients that were skipped because other documents are due than were stated. */
  changed: z.int(),
  state: z.enum(['running', 'done', 'stopped']),
  startedAt: instant(''),
  startedBy: personSchema,
})

export type RetentionErasure = z.output<typeof retentionErasureSchema>

export const eraseRetained = {
  summary:
    'Starts to erase documents whose period is over, with their files, comments and entries of the activity. A job does it, client by client, and skips those under a legal hold.',
  request: z.object({
    parts: z
      .array(z.object({ client: z.string(messages.parts), category }), messages.parts)
      .check(z.minLength(1, messages.parts), z.maxLength(MOST_PARTS, messages.parts)),
    /** The number of documents that the caller has seen, those under a hold too. */
    documents: z.int(messages.documents),
  }),
  responses: { 201: retentionErasureSchema },
} satisfies EndpointSchema

export const listRetentionErasures = {
  summary: 'The newest erasures, the newest first; those of the last 30 days at most.',
  responses: { 200: z.object({ erasures: z.array(retentionErasureSchema) }) },
} satisfies EndpointSchema

export const stopRetentionErasure = {
  summary: 'Erases nothing further. What was erased stays so.',
  params: z.object({ erasure: z.string() }),
  responses: { 200: retentionErasureSchema },
} satisfies EndpointSchema
