/** Tasks of a client: statutory ones, generated from its profile, and those that the staff adds. */
import { commentSchemaOf, personSchema } from '../core/comments.ts'
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, instant, line, oneOf, paragraphs, reference, wholeNumber } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import {
  bulkStates,
  filingStatuses,
  MAX_CHECKLIST_ITEMS,
  SHOWN_NAMES,
  taskMessages as messages,
  taskRules as rules,
  waitsForOptions,
} from './rules.ts'

const dueOn = day(messages.dueOn)
const waitsFor = oneOf(waitsForOptions, messages.waitsFor)
const status = oneOf(filingStatuses, messages.status)

export const checklistItemSchema = z.object({
  id: z.string(),
  text: z.string(),
  isDone: z.boolean(),
})

export type ChecklistItem = z.output<typeof checklistItemSchema>

export const filingStepSchema = z.object({
  status,
  /** The day in India. */
  on: dueOn,
  /** ARN or acknowledgement number; empty before the return is filed. */
  acknowledgement: z.string(),
})

export type FilingStep = z.output<typeof filingStepSchema>

export const taskSchema = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** `null` if it has no date. */
  dueOn: z.nullable(dueOn),
  /** The name of its obligation and the label of its period, if the law requires it: `gstr-3b`, `November 2026`. */
  statutory: z.nullable(
    z.object({
      obligation: z.string(),
      period: z.string(),
      /** Section or rule. */
      source: z.string(),
      /** Whether to show it with "confirm before filing". */
      confirm: z.boolean(),
      isReturn: z.boolean(),
    }),
  ),
  waitsFor,
  doneAt: z.nullable(instant('')),
  doneBy: z.nullable(personSchema),
  checklist: z.array(checklistItemSchema),
  /** The newest filing status last. */
  filing: z.array(filingStepSchema),
  comments: z.int(),
  /** Comments of others that the caller has not read. */
  unread: z.int(),
  /** Raised by each change of the task itself. */
  version: z.int(),
})

export type Task = z.output<typeof taskSchema>

export const taskCommentSchema = commentSchemaOf('TC')

export type TaskComment = z.output<typeof taskCommentSchema>

const clientParam = z.object({ client: z.string() })
const taskParams = z.object({ client: z.string(), task: z.string() })

export const listTasks = {
  summary:
    "A client's tasks in pages: open ones by due date, those without a date last; done ones the other way round.",
  params: z.object({
    client: z.string(),
    status: z.prefault(z.enum(['open', 'done'], 'Please ask for open or done tasks.'), 'open'),
    /** The id of the last task of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 200, invalid: 'Please ask for 1 to 200 tasks.' }), '50'),
  }),
  responses: { 200: z.object({ tasks: z.array(taskSchema), hasMore: z.boolean() }) },
} satisfies EndpointSchema

export const getTask = {
  summary: 'A task with its comments, the oldest first.',
  params: taskParams,
  responses: { 200: z.object({ task: taskSchema, comments: z.array(taskCommentSchema) }) },
} satisfies EndpointSchema

const items = z.prefault(
  z.array(line(rules.item), messages.items).check(z.maxLength(MAX_CHECKLIST_ITEMS, messages.items)),
  [],
)

const ownTask = {
  title: line(rules.title),
  detail: z.prefault(paragraphs(rules.detail), ''),
  dueOn: z.prefault(z.nullable(dueOn), null),
  waitsFor,
}

export const addTask = {
  summary: 'Adds a task.',
  params: clientParam,
  request: z.object({ ...ownTask, items }),
  responses: { 201: taskSchema },
} satisfies EndpointSchema

export const updateTask = {
  summary:
    'Changes a task. Title, details and date of a statutory task follow from the law and are ignored; a step keeps its state if its text stays.',
  params: taskParams,
  request: z.object({ ...ownTask, items, version: z.int(messages.version) }),
  responses: { 200: taskSchema },
} satisfies EndpointSchema

export const completeTask = {
  summary: 'Marks a task as done.',
  params: taskParams,
  responses: { 200: taskSchema },
} satisfies EndpointSchema

export const reopenTask = {
  summary: 'Marks a task as not done.',
  params: taskParams,
  responses: { 200: taskSchema },
} satisfies EndpointSchema

export const setTaskItem = {
  summary: 'Marks a step of the checklist as done or not done.',
  params: z.object({ client: z.string(), task: z.string(), item: z.string() }),
  request: z.object({ isDone: z.boolean(messages.isDone) }),
  responses: { 200: taskSchema },
} satisfies EndpointSchema

export const setFilingStatus = {
  summary: 'Adds a step to the way of a return, with its day in India.',
  params: taskParams,
  request: z.object({ status, acknowledgement: z.prefault(line(rules.acknowledgement), '') }),
  responses: { 200: taskSchema },
} satisfies EndpointSchema

export const addTaskComment = {
  summary: 'Adds a comment. It is unread for everybody else.',
  params: taskParams,
  request: z.object({ text: paragraphs(rules.comment) }),
  responses: { 201: taskCommentSchema },
} satisfies EndpointSchema

export const markTaskRead = {
  summary: 'Marks the comments of a task as read by the caller.',
  params: taskParams,
  responses: { 204: null },
} satisfies EndpointSchema

const taskMails = z.object({
  /** Whether the caller gets mails about tasks and requests. */
  isOn: z.boolean(messages.isOn),
})

export const getTaskMails = {
  summary: 'Whether the caller gets mails about tasks and requests that wait for the client.',
  responses: { 200: taskMails },
} satisfies EndpointSchema

export const setTaskMails = {
  summary: 'Turns mails about tasks and requests on or off. Those that are not sent yet are withdrawn.',
  request: z.object(taskMails.shape),
  responses: { 200: taskMails },
} satisfies EndpointSchema

/** In the query, because a mail program has nothing but the URL. */
const unsubscribeParams = z.object({ token: z.prefault(z.string(), '') })

export const openUnsubscribe = {
  summary: 'A page with a button that stops mails about tasks and requests. Opening it changes nothing.',
  params: unsubscribeParams,
  responses: { 200: z.string() },
} satisfies EndpointSchema

export const unsubscribe = {
  summary: 'Stops mails about tasks and requests by the key in their link, with one click (RFC 8058).',
  params: unsubscribeParams,
  responses: { 200: z.string() },
} satisfies EndpointSchema

const bulkFilter = {
  consultant: z.prefault(z.string(messages.consultant).check(z.maxLength(40, messages.consultant)), ''),
  gst: z.prefault(z.enum(['', 'none', 'monthly', 'qrmp', 'composition'], messages.gst), ''),
  constitution: z.prefault(
    z.enum(
      ['', 'individual', 'proprietorship', 'huf', 'partnership', 'llp', 'company'],
      messages.constitution,
    ),
    '',
  ),
}

export const bulkTaskSchema = z.object({
  reference: reference('BT'),
  title: z.string(),
  /** How many clients were matched when it was started. */
  clients: z.int(),
  /** For how many of them it is added by now. */
  added: z.int(),
  /** For how many it was not added, because their data was erased meanwhile. */
  skipped: z.int(),
  state: z.enum(bulkStates),
  startedAt: instant(''),
  startedBy: personSchema,
})

export type BulkTask = z.output<typeof bulkTaskSchema>

export const countBulkTask = {
  summary:
    'How many clients a task for many would be added for, and the first of them by name. Adds nothing.',
  params: z.object(bulkFilter),
  responses: {
    200: z.object({ clients: z.int(), names: z.array(z.string()).check(z.maxLength(SHOWN_NAMES)) }),
  },
} satisfies EndpointSchema

export const addBulkTask = {
  summary: 'Starts to add the same task for all clients that match now. A job adds it, client by client.',
  request: z.object({
    ...ownTask,
    items,
    ...bulkFilter,
    /** The count that the caller has seen. */
    clients: z.int(messages.clients),
  }),
  responses: { 201: bulkTaskSchema },
} satisfies EndpointSchema

export const listBulkTasks = {
  summary: 'The newest tasks for many, the newest first; those of the last 30 days at most.',
  responses: { 200: z.object({ bulkTasks: z.array(bulkTaskSchema) }) },
} satisfies EndpointSchema

export const stopBulkTask = {
  summary: 'Adds a task for many to no further client. What was added stays.',
  params: z.object({ bulk: z.string() }),
  responses: { 200: bulkTaskSchema },
} satisfies EndpointSchema

export const boardReturnSchema = z.object({
  /** Id of the task. */
  task: z.string(),
  /** `gstr-3b`. */
  obligation: z.string(),
  /** `GSTR-3B`. */
  title: z.string(),
  period: z.string(),
  dueOn,
  /** The newest; `null` if none was set. */
  status: z.nullable(status),
  isDone: z.boolean(),
})

export type BoardReturn = z.output<typeof boardReturnSchema>

export const boardRowSchema = z.object({
  client: z.string(),
  name: z.string(),
  consultant: z.nullable(z.object({ username: z.string(), fullName: z.string() })),
  /** Those due in the month, by date. */
  returns: z.array(boardReturnSchema),
})

export type BoardRow = z.output<typeof boardRowSchema>

export const listReturns = {
  summary:
    'The month board: clients by name, in pages, with the status of each return that is due in a month.',
  params: z.object({
    /** `2026-11`, in India. */
    month: z.string(messages.month).check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, messages.month)),
    /** User name of a consultant; `NOBODY` for clients without one; empty for all. */
    consultant: bulkFilter.consultant,
    /** As in `listRoster`. */
    search: z.prefault(z.string().check(z.maxLength(100)), ''),
    /** The id of the last client of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(wholeNumber({ min: 1, max: 100, invalid: messages.limit }), '50'),
  }),
  responses: {
    200: z.object({
      clients: z.array(boardRowSchema),
      hasMore: z.boolean(),
      /** The month after it in which one of these clients has the next return that is not done; `null` without one. */
      nextMonth: z.nullable(z.string()),
    }),
  },
} satisfies EndpointSchema
