/** Documents, requests and approvals in the export of a client's data. */
import { formatDate } from '../../compliance/ist.ts'
import { defineComments, defineSection, labelOf, writePerson, writeTime } from '../core/export-page.ts'
import { fileKinds, fileNameOf } from '../core/file-kinds.ts'
import {
  approvalDecisions,
  deliveredKinds,
  documentCategories,
  documentSources,
  itemStatuses,
  returnReasons,
} from './rules.ts'
import type { Approval, Document, DocumentRequest, DocumentVersion, DocumentView } from './schema.ts'
import { yearLabel } from './years.ts'

/** Where a version is in the export. Its document's id makes it unique. */
export function exportPath(
  { id, name, year }: Pick<Document, 'id' | 'name' | 'year'>,
  { number, kind }: Pick<DocumentVersion, 'number' | 'kind'>,
): string {
  const ending = `.${fileKinds[kind].extension}`
  const file = fileNameOf(name, kind)
  const stem = file.toLowerCase().endsWith(ending) ? file.slice(0, -ending.length) : file
  return `documents/${year ?? 'without a year'}/${stem} (${id.slice(0, 8)}, version ${number})${ending}`
}

export interface ExportedDocument {
  readonly document: Document
  readonly versions: readonly DocumentVersion[]
}

export const documentsSection = defineSection<ExportedDocument>({
  name: 'documents',
  heading: 'Documents',
  columns: ['Document', 'Version', 'Category', 'Year', 'From', 'Sent', 'First opened'],
  rows: ({ document, versions }) =>
    versions.map((version) => [
      { text: document.name, path: exportPath(document, version) },
      String(version.number),
      labelOf(documentCategories, document.category),
      document.year === null ? '' : yearLabel(document.year),
      [labelOf(documentSources, document.source), labelOf(deliveredKinds, document.deliveredAs)]
        .filter(Boolean)
        .join(': '),
      `${writeTime(version.sentAt)}, ${writePerson(version.sentBy)}`,
      writeTime(version.seenAt),
    ]),
})

/** A view and the name of its document. */
export interface ExportedView extends DocumentView {
  readonly document: string
}

export const viewsSection = defineSection<ExportedView>({
  name: 'document-views',
  heading: 'Who opened or downloaded them',
  columns: ['Document', 'Version', 'By', 'What', 'When'],
  rows: ({ document, number, by, how, at }) => [
    [document, String(number), writePerson(by), how, writeTime(at)],
  ],
})

export const documentCommentsSection = defineComments({
  name: 'document-comments',
  heading: 'Comments on documents',
})

/** A row for each item. */
export const requestsSection = defineSection<DocumentRequest>({
  name: 'requests',
  heading: 'What the practice asked for',
  columns: ['Request', 'Due', 'What was asked for', 'Status', 'Steps'],
  rows: ({ title, note, dueOn, items }) =>
    items.map((item) => [
      [title, note].filter(Boolean).join('\n'),
      dueOn === null ? '' : formatDate(dueOn),
      [item.title, item.note].filter(Boolean).join('\n'),
      labelOf(itemStatuses, item.status),
      item.history
        .map(({ status, at, by, reason, text }) =>
          [
            labelOf(itemStatuses, status),
            writeTime(at),
            writePerson(by),
            labelOf(returnReasons, reason),
            text,
          ]
            .filter(Boolean)
            .join(', '),
        )
        .join('\n'),
    ]),
})

export const approvalsSection = defineSection<Approval>({
  name: 'approvals',
  heading: 'Approvals',
  columns: ['Document', 'Version', 'Checksum (SHA-256)', 'Asked', 'Answer', 'Reason'],
  rows: (approval) => [
    [
      approval.document.name,
      String(approval.number),
      approval.sha256,
      [`${writeTime(approval.askedAt)}, ${writePerson(approval.askedBy)}`, approval.note]
        .filter(Boolean)
        .join('\n'),
      [
        labelOf(approvalDecisions, approval.status),
        writeTime(approval.decidedAt),
        writePerson(approval.decidedBy),
      ]
        .filter(Boolean)
        .join(', '),
      approval.reason,
    ],
  ],
})
