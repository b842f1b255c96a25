/** What the law lets a client ask of its data. */
import { personSchema } from '../core/comments.ts'
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, fileBody, instant, oneOf } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { consentPurposes } from './rules.ts'

const clientParam = z.object({ client: z.string() })

export const exportClientData = {
  summary:
    'Everything that is stored about a client as a zip: a readable page, the same as JSON, and all versions of all documents. It is recorded who downloaded them.',
  params: clientParam,
  responses: { 200: fileBody },
} satisfies EndpointSchema

export const exportOwnData = {
  summary:
    'What is stored about the caller as a person, as a zip: a readable page, and the same as JSON. The data of a client is exported with the client.',
  responses: { 200: fileBody },
} satisfies EndpointSchema

export const keptSchema = z.object({
  /** Financial year, `2026-27`. */
  year: z.string(),
  /** The last day on which it is kept. */
  until: day(''),
  /** Act or Rules, and section. */
  law: z.string(),
  /** Whether to show it with "confirm before filing". */
  confirm: z.boolean(),
  documents: z.int(),
  /** Returns with an acknowledgement number. */
  returns: z.int(),
})

export type Kept = z.output<typeof keptSchema>

export const erasureSchema = z.object({
  status: z.enum(['requested', 'prepared', 'confirmed']),
  requestedAt: instant(''),
  requestedBy: personSchema,
  /** By when the practice decides. */
  answerBy: day(''),
  preparedAt: z.nullable(instant('')),
  preparedBy: z.nullable(personSchema),
  confirmedAt: z.nullable(instant('')),
  confirmedBy: z.nullable(personSchema),
})

export type Erasure = z.output<typeof erasureSchema>

const erasureState = z.object({
  /** The one that is open, or was confirmed; `null` if there is none. */
  erasure: z.nullable(erasureSchema),
  /** What the law makes the practice keep, by year, the oldest first. Everything else is erased. */
  kept: z.array(keptSchema),
  /** Whether a legal hold stands: nothing is erased until it ends. */
  isHeld: z.boolean(),
})

export type ErasureState = z.output<typeof erasureState>

export const getErasure = {
  summary: 'Whether the erasure of a client’s data is requested, and what the law has kept of it until when.',
  params: clientParam,
  responses: { 200: erasureState },
} satisfies EndpointSchema

export const requestErasure = {
  summary: 'Requests the erasure of a client’s data. Repeating it changes nothing.',
  params: clientParam,
  responses: { 200: erasureState },
} satisfies EndpointSchema

export const withdrawErasure = {
  summary: 'Withdraws a request for erasure that is not confirmed, by the client or the staff.',
  params: clientParam,
  responses: { 200: erasureState },
} satisfies EndpointSchema

export const prepareErasure = {
  summary: 'First of two steps of an erasure, by one of the staff who has checked what is kept.',
  params: clientParam,
  responses: { 200: erasureState },
} satisfies EndpointSchema

export const confirmErasure = {
  summary:
    'Second step, by another of the staff: erases what no law has kept, and ends the access of all members. A daily job erases the rest when its time is over.',
  params: clientParam,
  responses: { 200: erasureState },
} satisfies EndpointSchema

export const consentSchema = z.object({
  /** Reference of what was sent. */
  reference: z.string(),
  purpose: oneOf(consentPurposes, ''),
  givenAt: instant(''),
})

export type Consent = z.output<typeof consentSchema>

export const listConsents = {
  summary: 'The consents that were given with the e-mail address of the caller’s account, the newest first.',
  responses: { 200: z.object({ consents: z.array(consentSchema) }) },
} satisfies EndpointSchema

export const withdrawConsent = {
  summary:
    'Withdraws a consent, and erases what was sent on it. A meeting that has not begun is cancelled first. A legal hold on a client does not stop it.',
  params: z.object({ consent: z.string() }),
  responses: { 204: null },
} satisfies EndpointSchema
