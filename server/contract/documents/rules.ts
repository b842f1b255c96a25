/** The options and bounds of documents, requests and approvals without the schemas, for forms. */
import { commentRule } from '../core/comment-rules.ts'
import type { TextRule } from '../core/fields.ts'
import { fileKinds } from '../core/file-kinds.ts'
import type { FileKind } from '../core/file-kinds.ts'
import type { ResumableRule } from '../core/resumable.ts'

type Options = readonly { readonly value: string; readonly label: string }[]

export const documentCategories = [
  { value: 'income-tax', label: 'Income tax' },
  { value: 'tds', label: 'TDS and salary certificates' },
  { value: 'gst', label: 'GST' },
  { value: 'bank', label: 'Bank statements and loans' },
  { value: 'sales', label: 'Sales' },
  { value: 'purchases', label: 'Purchases and expenses' },
  { value: 'payroll', label: 'Payroll' },
  { value: 'identity', label: 'PAN, Aadhaar and other identity papers' },
  { value: 'registration', label: 'Registrations and company papers' },
  { value: 'notices', label: 'Notices and letters' },
  { value: 'other', label: 'Other' },
] as const satisfies Options

export type DocumentCategory = (typeof documentCategories)[number]['value']

/** Who a document comes from: what the firm delivers is apart from what the client sends. */
export const documentSources = [
  { value: 'client', label: 'Sent by you' },
  { value: 'firm', label: 'Delivered by us' },
] as const satisfies Options

export type DocumentSource = (typeof documentSources)[number]['value']

/** What the firm delivers. */
export const deliveredKinds = [
  { value: 'computation', label: 'Computation of income' },
  { value: 'itr-v', label: 'ITR-V' },
  { value: 'challan', label: 'Challan' },
  { value: 'report', label: 'Report' },
  { value: 'other', label: 'Other' },
] as const satisfies Options

export type DeliveredKind = (typeof deliveredKinds)[number]['value']

/** What a person did with a version. */
export type ViewKind = 'opened' | 'downloaded'

/** The state of an item of a request. The client has to act on `asked` and `returned`, the firm on those between. */
export const itemStatuses = [
  { value: 'asked', label: 'Asked for' },
  { value: 'sent', label: 'Sent' },
  { value: 'not-applicable', label: 'Not applicable' },
  { value: 'sent-otherwise', label: 'Sent another way' },
  { value: 'returned', label: 'Returned' },
  { value: 'accepted', label: 'Accepted' },
] as const satisfies Options

export type ItemStatus = (typeof itemStatuses)[number]['value']

/** What a client can answer in place of a document. */
export const itemAnswers = [
  { value: 'not-applicable', label: 'Not applicable' },
  { value: 'sent-otherwise', label: 'Sent another way' },
] as const satisfies Options

export const itemDecisions = [
  { value: 'accepted', label: 'Accepted' },
  { value: 'returned', label: 'Returned' },
] as const satisfies Options

/** Why the firm returns what was sent. */
export const returnReasons = [
  { value: 'blurred', label: 'It cannot be read' },
  { value: 'wrong-period', label: 'It is of another period' },
  { value: 'incomplete', label: 'Something is missing' },
  { value: 'other', label: 'Another reason' },
] as const satisfies Options

export type ReturnReason = (typeof returnReasons)[number]['value']

export const approvalDecisions = [
  { value: 'approved', label: 'Approved' },
  { value: 'refused', label: 'Not approved' },
] as const satisfies Options

/** `voided` by a newer version, by another request for approval, or with its document. */
export type ApprovalStatus = 'waiting' | (typeof approvalDecisions)[number]['value'] | 'voided'

/** Of items that wait for the client. */
export const openItemStatuses: readonly ItemStatus[] = ['asked', 'returned']

/** Whom a request waits for; `null` once everything is accepted. */
export function requestWaitsFor(statuses: readonly ItemStatus[]): 'client' | 'firm' | null {
  if (statuses.some((status) => openItemStatuses.includes(status))) return 'client'
  return statuses.every((status) => status === 'accepted') ? null : 'firm'
}

/** Most items of a request. */
export const MAX_REQUEST_ITEMS = 50

/** The newest views of a document that `getDocument` has. */
export const MAX_VIEWS = 100

/** Every kind of file; 100 MB unless `MAX_FILE_MB` says otherwise. */
export const uploadRule = {
  field: 'file',
  kinds: Object.keys(fileKinds) as FileKind[],
  maxBytes: 100 * 1024 * 1024,
  maxConcurrent: 20,
  messages: {
    empty: 'This file is empty. Please choose another one.',
    large: 'This file is larger than {max}. Please make it smaller or send it in parts.',
    wrongKind:
      'We cannot read what is in this file, whatever its name says. Please send it as a PDF, a photograph (JPEG, PNG, WebP, HEIC), Excel, Word, CSV, JSON, text or XML.',
    damaged: 'This file is damaged or not complete. Please open it on your side, save it again and send it.',
    macros: 'This file has macros. Please save it without macros and send it again.',
    hugeImage: 'This photograph has too many pixels. Please send a smaller one.',
    bomb: 'This file becomes far too large when it is unpacked. Please send its parts one by one.',
    changed: 'This is not the file that was sent before. Please choose it again.',
  },
} as const satisfies ResumableRule

/** Limits in characters, and the message of each broken rule. */
export const documentRules = {
  /** Empty for the name of the file. */
  name: {
    min: 0,
    max: 120,
    short: 'Please write the name as text.',
    long: 'A name must be at most 120 characters.',
  },
  newName: {
    min: 1,
    max: 120,
    short: 'Please enter a name.',
    long: 'A name must be at most 120 characters.',
  },
  comment: commentRule,
  requestTitle: {
    min: 2,
    max: 200,
    short: 'Title must be at least 2 characters.',
    long: 'Title must be at most 200 characters.',
  },
  note: {
    min: 0,
    max: 1_000,
    short: 'Please write the note as text.',
    long: 'A note must be at most 1,000 characters.',
  },
  itemTitle: {
    min: 2,
    max: 200,
    short: 'Please write which document you need.',
    long: 'A document’s description must be at most 200 characters.',
  },
  answer: {
    min: 2,
    max: 1_000,
    short: 'Please write a reason, so that we know.',
    long: 'A reason must be at most 1,000 characters.',
  },
  /** Of a returned item, beside the chosen reason. */
  returned: {
    min: 0,
    max: 1_000,
    short: 'Please write the reason as text.',
    long: 'A reason must be at most 1,000 characters.',
  },
} as const satisfies Record<string, TextRule>

export const documentMessages = {
  upload: 'This file did not arrive completely. Please send it again.',
  category: 'Please choose a category.',
  year: 'Please choose a year, such as 2026-27.',
  source: 'Please choose who sent the documents.',
  deliveredAs: 'Please choose what this document is.',
  deliveredByFirmOnly: 'Only the practice delivers documents.',
  approvalByFirmOnly: 'Only the practice asks for an approval.',
  item: 'This is no longer asked for. Please reload the page.',
  itemAccepted: 'What was sent for this is accepted already.',
  task: 'This task does not exist any more. Please choose another one.',
  document: 'This document does not exist any more. Please reload the page.',
  duplicate: 'Please say whether the file may be stored twice.',
  version: 'Please load the document again before you save it.',
  number: 'Please choose a version of the document.',
  requestVersion: 'Please load the request again before you save it.',
  dueOn: 'Please choose a date.',
  items: `Please ask for 1 to ${MAX_REQUEST_ITEMS} documents.`,
  itemInUse: 'A document that was sent or answered cannot be removed from the request.',
  answer: 'Please choose an answer.',
  decision: 'Please choose whether to accept it.',
  returnReason: 'Please choose why it is returned.',
  returnText: 'Please write the reason.',
  nothingSent: 'Nothing was sent for this yet.',
  approvalDecision: 'Please choose whether you approve it.',
  refusalReason: 'Please write why you do not approve it.',
  sha256: 'Please open the document again before you decide.',
} as const
