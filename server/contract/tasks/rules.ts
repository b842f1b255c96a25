/** The bounds of tasks without the schemas, for forms. */
import type { Constitution, GstScheme } from '../../compliance/calendar/profile.ts'
import { commentRule } from '../core/comment-rules.ts'
import type { TextRule } from '../core/fields.ts'

/** Who has to act next. */
export const waitsForOptions = [
  { value: 'client', label: 'Waiting for you' },
  { value: 'firm', label: 'Waiting for us' },
] as const

export type WaitsFor = (typeof waitsForOptions)[number]['value']

/** The way of a return, in order. */
export const filingStatuses = [
  { value: 'asked', label: 'Papers asked for' },
  { value: 'received', label: 'Papers received' },
  { value: 'in-preparation', label: 'In preparation' },
  { value: 'for-approval', label: 'For your approval' },
  { value: 'filed', label: 'Filed' },
  { value: 'e-verified', label: 'E-verified' },
  { value: 'processed', label: 'Processed' },
  { value: 'refunded', label: 'Refunded' },
] as const

export type FilingStatus = (typeof filingStatuses)[number]['value']

/**
 * For whom a return waits once it has a status. Papers that are asked for wait as items of their request, so the return
 * itself stays as it is.
 *
 * @param before for whom it waits until then
 */
export const waitsForWith = (status: FilingStatus, before: WaitsFor): WaitsFor =>
  status === 'for-approval' ? 'client' : status === 'asked' ? before : 'firm'

/** Statuses from `filed` on have an acknowledgement number or ARN. */
export const hasAcknowledgement = (status: FilingStatus): boolean =>
  ['filed', 'e-verified', 'processed', 'refunded'].includes(status)

/** Most steps of a checklist. */
export const MAX_CHECKLIST_ITEMS = 50

/** Limits in characters, and the message of each broken rule. */
export const taskRules = {
  title: {
    min: 2,
    max: 200,
    short: 'Title must be at least 2 characters.',
    long: 'Title must be at most 200 characters.',
  },
  detail: {
    min: 0,
    max: 2_000,
    short: 'Please write the details as text.',
    long: 'Details must be at most 2,000 characters.',
  },
  item: {
    min: 1,
    max: 200,
    short: 'Please write what the step is, or remove it.',
    long: 'A step must be at most 200 characters.',
  },
  comment: commentRule,
  acknowledgement: {
    min: 0,
    max: 40,
    short: 'Please enter the acknowledgement number as text.',
    long: 'An acknowledgement number must be at most 40 characters.',
  },
} as const satisfies Record<string, TextRule>

/** Which clients a task for many is added for. */
export interface BulkFilter {
  /** User name of a consultant; `NOBODY` for clients without one; empty for all. */
  readonly consultant: string
  /** How GST returns are filed; empty for any. */
  readonly gst: GstScheme | ''
  /** Empty for any. */
  readonly constitution: Constitution | ''
}

/** In place of the user name of a consultant. No user name begins like this. */
export const NOBODY = '-'

export const bulkStates = ['running', 'done', 'stopped'] as const

/** Whether a task for many is still being added. */
export type BulkState = (typeof bulkStates)[number]

/** For how many days one that has ended is listed. */
export const BULK_DAYS = 30

/** Names of clients that are shown with their count. */
export const SHOWN_NAMES = 5

export const taskMessages = {
  dueOn: 'Please choose a date.',
  waitsFor: 'Please choose whom the task waits for.',
  items: `A checklist has at most ${MAX_CHECKLIST_ITEMS} steps.`,
  isDone: 'Please say whether the step is done.',
  version: 'Please load the task again before you save it.',
  status: 'Please choose a status.',
  acknowledgementMissing: 'Please enter the ARN or acknowledgement number.',
  statutoryDate: 'The date of a statutory task follows from the law and cannot be changed.',
  isOn: 'Please say whether you want mails about tasks and requests.',
  consultant: 'Please choose a member of the staff.',
  gst: 'Please choose how GST returns are filed.',
  constitution: 'Please choose a constitution.',
  clients: 'Please check first how many clients it is added for.',
  month: 'Please choose a month.',
  limit: 'Please ask for 1 to 100 clients.',
  otherCount: 'The number of clients has changed meanwhile. Please check it again.',
  noClients: 'No client matches this choice. Please choose others.',
  noReturn: 'Only a return has a filing status.',
} as const
