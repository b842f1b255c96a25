/** What the staff fills in to deliver documents to a client. */
import { checkFiles, type WaitingFile } from '@anupalan/design-system/drop-zone'
import {
  documentMessages,
  documentRules,
  type DeliveredKind,
  type DocumentCategory,
} from '@anupalan/server/contract/documents/rules'
import { acceptedFiles } from '../../client/documents/upload/accepted-files.ts'
import type { UploadContext, UploadTarget } from '../../client/documents/upload/upload-context.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { deliveryWords } from './delivery-words.ts'
import { textProblem } from './text-problem.ts'

/** The choice of no year. */
export const NO_YEAR = 'none'

export interface DeliveryDraft {
  readonly files: readonly WaitingFile[]
  readonly kind: DeliveredKind | ''
  readonly category: DocumentCategory | ''
  /** `NO_YEAR` for none, empty before it is chosen. */
  readonly year: string
  /** Id of the task to which it belongs; empty for none. */
  readonly task: string
  /** `null` for the name of the file. */
  readonly name: string | null
  readonly comment: string
  readonly isApprovalAsked: boolean
  readonly approvalNote: string
}

export const emptyDraft: DeliveryDraft = {
  files: [],
  kind: '',
  category: '',
  year: '',
  task: '',
  name: null,
  comment: '',
  isApprovalAsked: false,
  approvalNote: '',
}

/** Categories that follow from what is delivered; a challan or a report may be of any. */
const categories: Partial<Record<DeliveredKind, DocumentCategory>> = {
  computation: 'income-tax',
  'itr-v': 'income-tax',
}

/** The kind is chosen, and with it a category unless that was chosen before. */
export const withKind = (draft: DeliveryDraft, kind: DeliveryDraft['kind']): DeliveryDraft => ({
  ...draft,
  kind,
  category: draft.category || ((kind && categories[kind]) ?? ''),
})

/** Fields in their order on the screen. */
export const draftFields = [
  'files',
  'kind',
  'category',
  'year',
  'task',
  'name',
  'comment',
  'approvalNote',
] as const

export type DraftField = (typeof draftFields)[number]

export type DraftProblems = Partial<Record<DraftField, string>>

/** The name that is sent: of one file only, and only if it was changed. */
const nameOf = ({ files, name }: DeliveryDraft): string =>
  files.length === 1 && name !== null && name.trim() !== files[0]!.file.name ? name.trim() : ''

/** The problems of a draft by field. @param maxBytes size of the largest file that is accepted */
export function draftProblems(draft: DeliveryDraft, maxBytes: number): DraftProblems {
  const { files, kind, category, year, comment, isApprovalAsked, approvalNote } = draft
  const { problems } = deliveryWords
  const rejected = checkFiles(files, { acceptedFileTypes: acceptedFiles, maxBytes })
  const found: { [field in DraftField]: string | undefined } = {
    files: files.length === 0 ? problems.noFile : rejected.size > 0 ? problems.rejected : undefined,
    kind: kind === '' ? documentMessages.deliveredAs : undefined,
    category: category === '' ? documentMessages.category : undefined,
    year: year === '' ? problems.year : undefined,
    // Whether it still exists, the server knows.
    task: undefined,
    name: textProblem(documentRules.name, nameOf(draft)),
    comment: textProblem(documentRules.note, comment),
    approvalNote: isApprovalAsked ? textProblem(documentRules.note, approvalNote) : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

/** What the files of a draft without problems are sent as. */
export function targetOf(client: string, draft: DeliveryDraft): UploadTarget {
  const { kind, category, year, task, comment, isApprovalAsked, approvalNote } = draft
  if (kind === '' || category === '') throw new Error('a draft with problems is sent')
  return {
    client,
    category,
    year: year === NO_YEAR ? null : year,
    ...(task !== '' && { task }),
    delivery: {
      as: kind,
      name: nameOf(draft),
      comment: comment.trim(),
      approval: isApprovalAsked ? { note: approvalNote.trim() } : null,
    },
  }
}

/** A delivery that the server refused, to be changed and sent again. */
export interface RefusedDelivery {
  readonly draft: DeliveryDraft
  readonly problems: DraftProblems
}

/** What was filled in for a file on its way, if one of its fields is why it was refused. */
export function refusedDelivery({ file, target, error }: UploadContext): RefusedDelivery | undefined {
  const { category, year, task = '', delivery } = target
  const errors = fieldErrorsOf(error)
  const problems: DraftProblems = Object.fromEntries(
    draftFields.flatMap((field) => (errors[field] === undefined ? [] : [[field, errors[field]]])),
  )
  if (delivery === undefined || Object.keys(problems).length === 0) return undefined
  const draft: DeliveryDraft = {
    files: [{ id: 'refused', file }],
    kind: delivery.as,
    category,
    year: year ?? NO_YEAR,
    // A task that does not exist any more is no choice.
    task: problems.task === undefined ? task : '',
    name: delivery.name || null,
    comment: delivery.comment,
    isApprovalAsked: delivery.approval !== null,
    approvalNote: delivery.approval?.note ?? '',
  }
  return { draft, problems }
}
