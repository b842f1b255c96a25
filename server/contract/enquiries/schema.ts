/** Enquiries: messages of visitors to the firm, and the inbox in which the staff answers them. */
import { personSchema } from '../core/comments.ts'
import type { EndpointSchema } from '../core/endpoint.ts'
import { instant, oneOf, paragraphs, reference, wholeNumber } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { enquiryStatuses, inboxMessages as messages, inboxRules as rules } from './inbox-rules.ts'
import { sentEnquirySchema } from './request.ts'

export { enquirySchema, type Enquiry } from './request.ts'

export const enquiryReceiptSchema = z.object({ reference: reference('EN') })

export type EnquiryReceipt = z.output<typeof enquiryReceiptSchema>

export const sendEnquiry = {
  summary: 'Stores an enquiry, queues a mail to the firm, and counts where it came from.',
  request: sentEnquirySchema,
  responses: { 201: enquiryReceiptSchema },
} satisfies EndpointSchema

const status = oneOf(enquiryStatuses, messages.status)
const version = z.int(messages.version)

const staffSchema = z.object({ username: z.string(), fullName: z.string() })

export type StaffName = z.output<typeof staffSchema>

export const receivedEnquirySchema = z.object({
  reference: reference('EN'),
  receivedAt: instant(''),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  service: z.string(),
  /** The beginning of the message, on one line. */
  excerpt: z.string(),
  status,
  owner: z.nullable(staffSchema),
  /** The id of the client that its sender became. */
  client: z.nullable(z.string()),
  /** Until when the firm has promised to reply; `null` if it has replied, or promises nothing. */
  replyBy: z.nullable(instant('')),
  /** Raised by each change of status and owner, and by each reply. */
  version: z.int(),
})

export type ReceivedEnquiry = z.output<typeof receivedEnquirySchema>

export const enquiryEntrySchema = z.object({
  reference: z.string(),
  /** A reply was sent to the enquirer; a note is only for the firm. */
  kind: z.enum(['note', 'reply']),
  text: z.string(),
  author: personSchema,
  at: instant(''),
})

export type EnquiryEntry = z.output<typeof enquiryEntrySchema>

export const enquiryDetailSchema = z.object({
  enquiry: receivedEnquirySchema,
  message: z.string(),
  /** Notes and replies, the oldest first. */
  entries: z.array(enquiryEntrySchema),
  /** Others from the same mailbox, the newest first; at most 20. */
  others: z.array(receivedEnquirySchema),
})

export type EnquiryDetail = z.output<typeof enquiryDetailSchema>

const filters = {
  /** The beginning of a name, a company, an e-mail address or a reference. */
  search: z.prefault(z.string().check(z.maxLength(254)), ''),
  /** Empty for all. */
  status: z.prefault(z.enum(['', ...enquiryStatuses.map(({ value }) => value)], messages.status), ''),
  /** A user name; `-` for those that nobody owns; empty for all. */
  owner: z.prefault(z.string().check(z.maxLength(40)), ''),
}

export const listEnquiries = {
  summary: 'Enquiries in pages, for the staff.',
  params: z.object({
    ...filters,
    order: z.prefault(z.enum(['newest', 'oldest'], messages.order), 'newest'),
    /** The reference of the last enquiry of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 100, invalid: messages.limit }), '50'),
  }),
  responses: { 200: z.object({ enquiries: z.array(receivedEnquirySchema), hasMore: z.boolean() }) },
} satisfies EndpointSchema

const enquiryParam = z.object({ enquiry: z.string() })

export const getEnquiry = {
  summary: 'An enquiry with its notes and replies, and the others of the same person.',
  params: enquiryParam,
  responses: { 200: enquiryDetailSchema },
} satisfies EndpointSchema

export const listEnquiryOwners = {
  summary: 'The members of the staff who may own an enquiry, by name.',
  responses: { 200: z.object({ owners: z.array(staffSchema) }) },
} satisfies EndpointSchema

export const setEnquiryStatus = {
  summary: 'Changes the status of an enquiry.',
  params: enquiryParam,
  request: z.object({ status, version }),
  responses: { 200: receivedEnquirySchema },
} satisfies EndpointSchema

export const setEnquiryOwner = {
  summary: 'Gives an enquiry to a member of the staff, or to nobody.',
  params: enquiryParam,
  request: z.object({
    /** User name; empty for nobody. */
    owner: z.string(messages.owner).check(z.maxLength(40, messages.owner)),
    version,
  }),
  responses: { 200: receivedEnquirySchema },
} satisfies EndpointSchema

export const addEnquiryNote = {
  summary: 'Adds a note of the firm, which the enquirer never sees.',
  params: enquiryParam,
  request: z.object({ text: paragraphs(rules.note) }),
  responses: { 201: enquiryEntrySchema },
} satisfies EndpointSchema

export const replyToEnquiry = {
  summary:
    'Sends a reply by mail, in the thread of the enquiry, which is then answered. If nobody owned it, it is the caller’s.',
  params: enquiryParam,
  request: z.object({
    text: paragraphs(rules.reply),
    /** Of the enquiry as the author of the reply has seen it. */
    version,
  }),
  responses: { 201: enquiryEntrySchema },
} satisfies EndpointSchema
