/** Requests: the documents that the firm asks a client for, as a checklist. */
import { personSchema } from '../core/comments.ts'
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, instant, line, oneOf, paragraphs, wholeNumber } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { category, idOrNone, year, yearOrNone } from './fields.ts'
import {
  documentMessages as messages,
  documentRules as rules,
  itemAnswers,
  itemDecisions,
  itemStatuses,
  MAX_REQUEST_ITEMS,
  returnReasons,
} from './rules.ts'

const status = oneOf(itemStatuses, '')
const reason = oneOf(returnReasons, messages.returnReason)
const dueOn = day(messages.dueOn)

export const requestStepSchema = z.object({
  status,
  at: instant(''),
  by: personSchema,
  /** Why it was returned; `null` for other steps. */
  reason: z.nullable(reason),
  /** What the client answered, or the firm wrote when it returned it. */
  text: z.string(),
})

export type RequestStep = z.output<typeof requestStepSchema>

export const requestItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  category,
  year: z.nullable(year),
  status,
  /** What was sent for it, the newest last. */
  documents: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The newest step last. */
  history: z.array(requestStepSchema),
})

export type RequestItem = z.output<typeof requestItemSchema>

export const documentRequestSchema = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  dueOn: z.nullable(dueOn),
  /** The task that it belongs to. */
  task: z.nullable(z.string()),
  items: z.array(requestItemSchema),
  /** Who has to act next; `null` once everything is accepted. */
  waitsFor: z.nullable(z.enum(['client', 'firm'])),
  createdAt: instant(''),
  /** Raised by each change of the request itself. */
  version: z.int(),
})

export type DocumentRequest = z.output<typeof documentRequestSchema>

const requestParams = z.object({ client: z.string(), request: z.string() })
const itemParams = z.object({ client: z.string(), request: z.string(), item: z.string() })

export const listRequests = {
  summary:
    'What the firm asks a client for, in pages: open requests by due date, those without a date last; done ones the other way round.',
  params: z.object({
    client: z.string(),
    status: z.prefault(z.enum(['open', 'done'], 'Please ask for open or done requests.'), 'open'),
    /** The id of the last request of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 100, invalid: 'Please ask for 1 to 100 requests.' }), '50'),
  }),
  responses: { 200: z.object({ requests: z.array(documentRequestSchema), hasMore: z.boolean() }) },
} satisfies EndpointSchema

const item = {
  title: line(rules.itemTitle),
  note: z.prefault(paragraphs(rules.note), ''),
  category,
  year: yearOrNone,
}

const itemsOf = <Item extends z.ZodMiniType>(schema: Item) =>
  z
    .array(schema, messages.items)
    .check(z.minLength(1, messages.items), z.maxLength(MAX_REQUEST_ITEMS, messages.items))

const request = {
  title: line(rules.requestTitle),
  note: z.prefault(paragraphs(rules.note), ''),
  dueOn: z.prefault(z.nullable(dueOn), null),
  task: idOrNone(messages.task),
}

export const addRequest = {
  summary: 'Asks a client for documents.',
  params: z.object({ client: z.string() }),
  request: z.object({ ...request, items: itemsOf(z.object(item)) }),
  responses: { 201: documentRequestSchema },
} satisfies EndpointSchema

export const updateRequest = {
  summary:
    'Changes a request. An item with an id stays the same item; one that is left out is removed, unless something was sent or answered for it.',
  params: requestParams,
  request: z.object({
    ...request,
    items: itemsOf(z.object({ id: idOrNone(messages.item), ...item })),
    version: z.int(messages.requestVersion),
  }),
  responses: { 200: documentRequestSchema },
} satisfies EndpointSchema

export const removeRequest = {
  summary: 'Removes a request. Documents that were sent for it stay.',
  params: requestParams,
  responses: { 204: null },
} satisfies EndpointSchema

export const fulfilItem = {
  summary: 'Sends a document that is stored already for an item of a request.',
  params: itemParams,
  request: z.object({ document: z.string(messages.document) }),
  responses: { 200: documentRequestSchema },
} satisfies EndpointSchema

export const answerItem = {
  summary: 'Answers an item without a document: it is not applicable, or was sent another way.',
  params: itemParams,
  request: z.object({ answer: oneOf(itemAnswers, messages.answer), reason: paragraphs(rules.answer) }),
  responses: { 200: documentRequestSchema },
} satisfies EndpointSchema

export const reviewItem = {
  summary: 'Accepts what was sent or answered for an item, or returns it with a reason.',
  params: itemParams,
  request: z.object({
    decision: oneOf(itemDecisions, messages.decision),
    /** Of a returned item. */
    reason: z.prefault(z.nullable(reason), null),
    text: z.prefault(paragraphs(rules.returned), ''),
  }),
  responses: { 200: documentRequestSchema },
} satisfies EndpointSchema
