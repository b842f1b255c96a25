/** Applications: a visitor applies for an opening and uploads a CV, and the staff decides. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { fileBody, instant, oneOf, paragraphs, reference, wholeNumber } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { applicationSchema } from './request.ts'
import { applicationStatuses, reviewMessages as messages, reviewRules as rules } from './review-rules.ts'

export { applicationSchema, type Application } from './request.ts'

export const applicationReceiptSchema = z.object({ reference: reference('AP') })

export type ApplicationReceipt = z.output<typeof applicationReceiptSchema>

export const sendApplication = {
  summary: 'Stores an application with its CV, and queues a mail to the firm and one to the sender.',
  request: applicationSchema,
  responses: { 201: applicationReceiptSchema },
} satisfies EndpointSchema

const status = oneOf(applicationStatuses, messages.status)
const version = z.int(messages.version)

export const receivedApplicationSchema = z.object({
  reference: reference('AP'),
  receivedAt: instant(''),
  /** Title of the opening; its id if it is no longer in the practice's file. */
  opening: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  status,
  /** From when on the daily job erases it. */
  erasedFrom: instant(''),
  /** Raised by each change of status and note. */
  version: z.int(),
})

export type ReceivedApplication = z.output<typeof receivedApplicationSchema>

export const applicationDetailSchema = z.object({
  application: receivedApplicationSchema,
  /** Of the applicant. */
  note: z.string(),
  /** Of the firm. */
  staffNote: z.string(),
  cv: z.object({ name: z.string(), kind: z.enum(['pdf', 'docx']), bytes: z.int() }),
})

export type ApplicationDetail = z.output<typeof applicationDetailSchema>

export const listApplications = {
  summary: 'Applications in pages, for the staff.',
  params: z.object({
    /** The beginning of a name, an e-mail address or a reference. */
    search: z.prefault(z.string().check(z.maxLength(254)), ''),
    /** Empty for all. */
    status: z.prefault(z.enum(['', ...applicationStatuses.map(({ value }) => value)], messages.status), ''),
    order: z.prefault(z.enum(['newest', 'oldest'], messages.order), 'newest'),
    /** The reference of the last application of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 100, invalid: messages.limit }), '50'),
  }),
  responses: {
    200: z.object({ applications: z.array(receivedApplicationSchema), hasMore: z.boolean() }),
  },
} satisfies EndpointSchema

const applicationParam = z.object({ application: z.string() })

export const getApplication = {
  summary: 'An application with its notes. It is recorded who opened it.',
  params: applicationParam,
  responses: { 200: applicationDetailSchema },
} satisfies EndpointSchema

export const downloadCv = {
  summary: 'The CV of an application as a file to save. It is recorded who downloaded it.',
  params: applicationParam,
  responses: { 200: fileBody },
} satisfies EndpointSchema

export const setApplicationProgress = {
  summary: 'Changes the status of an application and the note of the firm about it.',
  params: applicationParam,
  request: z.object({ status, staffNote: paragraphs(rules.staffNote), version }),
  responses: { 200: applicationDetailSchema },
} satisfies EndpointSchema

export const eraseApplication = {
  summary: 'Erases an application with its CV and the mails about it.',
  params: applicationParam,
  request: z.object({
    /** Of the application as the caller has seen it. */
    version,
  }),
  responses: { 204: null },
} satisfies EndpointSchema
