/** The sample documents of the sample client, as the mock stores them. */
import { addDays, istDate } from '@anupalan/server/compliance/ist'
import type { ActivityState } from '../activity/state.ts'
import { sampleActivity, sampleDocuments, sampleRequest } from '@anupalan/server/contract/documents/samples'
import type { SampleDocument, SampleVersion } from '@anupalan/server/contract/documents/samples'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import type { StoredComment } from '../conversations.ts'
import type { DocumentsState, StoredApproval, StoredDocument, StoredItem, StoredVersion } from './state.ts'

/** Id of Rao Textiles. */
const client = 'rao-textiles'

/** The day of the samples, so that screenshots do not depend on the date. */
const today = new Date('2026-11-24T06:30:00.000Z')

const DAY_MS = 24 * 60 * 60 * 1000

const at = (daysAgo: number) => new Date(today.getTime() - daysAgo * DAY_MS).toISOString()

const isStaffName = (username: string) => username === 'imran'

const sampleKey = (document: string, number: number) => `sample/${document}/${number}`

const contents = new Map(
  sampleDocuments.flatMap(({ id, versions }) =>
    versions.map(({ content }, index) => [sampleKey(id, index + 1), content] as const),
  ),
)

/** The content of a sample by its key. */
export const sampleContent = (key: string): Uint8Array<ArrayBuffer> | undefined => contents.get(key)?.()

const versionOf = (
  { id, name, deliveredAs }: SampleDocument,
  { kind, content, daysAgo, seenDaysAgo }: SampleVersion,
  number: number,
): StoredVersion => {
  const bytes = content()
  const sentBy = deliveredAs === undefined ? 'asha' : 'imran'
  return {
    number,
    key: sampleKey(id, number),
    fileName: name,
    kind,
    bytes: bytes.length,
    sha256: bytesToHex(sha256(bytes)),
    isLocked: false,
    sentBy,
    isByStaff: isStaffName(sentBy),
    sentAt: at(daysAgo),
    seenAt: seenDaysAgo === undefined ? null : at(seenDaysAgo),
    reference: sampleKey(id, number),
    sentAs: '',
  }
}

function documentOf(document: SampleDocument): StoredDocument {
  const { id, name, category, year, deliveredAs = null } = document
  const versions = document.versions.map((version, index) => versionOf(document, version, index + 1))
  const reader = deliveredAs === null ? 'imran' : 'asha'
  return {
    id,
    client,
    source: deliveredAs === null ? 'client' : 'firm',
    deliveredAs,
    name,
    category,
    year,
    task: null,
    removedAt: null,
    version: 1,
    versions,
    views: versions.flatMap(({ number, seenAt }) =>
      seenAt === null
        ? []
        : [{ number, by: reader, isByStaff: isStaffName(reader), how: 'opened' as const, at: seenAt }],
    ),
  }
}

function approvalOf({ id, approvalNote }: SampleDocument, { versions }: StoredDocument): StoredApproval[] {
  const { number, sha256: checksum, sentAt, sentBy } = versions.at(-1)!
  if (approvalNote === undefined) return []
  return [
    {
      id: `approval-${id}`,
      client,
      document: id,
      number,
      sha256: checksum,
      note: approvalNote,
      status: 'waiting',
      askedAt: sentAt,
      askedBy: sentBy,
      decidedAt: null,
      decidedBy: null,
      reason: '',
    },
  ]
}

const itemsOf = (): StoredItem[] =>
  sampleRequest.items.map(({ title, note, category, year, document, steps }, index) => {
    const history = [{ status: 'asked' as const, by: 'imran', daysAgo: sampleRequest.daysAgo }, ...steps].map(
      (step) => ({
        status: step.status,
        at: at(step.daysAgo),
        by: step.by,
        isByStaff: isStaffName(step.by),
        reason: ('reason' in step && step.reason) || null,
        text: ('text' in step && step.text) || '',
      }),
    )
    return {
      id: `${sampleRequest.id}-${index + 1}`,
      title,
      note,
      category,
      year,
      status: history.at(-1)!.status,
      documents: document === undefined ? [] : [document],
      history,
    }
  })

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

export function createDocumentsState(): DocumentsState {
  const documents = sampleDocuments.map(documentOf)
  return {
    documents: byId(documents),
    documentRequests: byId([
      {
        id: sampleRequest.id,
        client,
        title: sampleRequest.title,
        note: sampleRequest.note,
        dueOn: addDays(istDate(today.getTime()), sampleRequest.dueInDays),
        task: null,
        items: itemsOf(),
        createdAt: at(sampleRequest.daysAgo),
        version: 1,
      },
    ]),
    approvals: byId(sampleDocuments.flatMap((document, index) => approvalOf(document, documents[index]!))),
  }
}

/** Comments on the samples, by reference. */
export const createSampleComments = (): Map<string, StoredComment> =>
  new Map(
    sampleDocuments.flatMap(({ id, comments = [] }) =>
      comments.map(({ by, text, daysAgo }, index) => {
        const reference = `DC-0000-0000-000${index + 1}`
        const comment = {
          reference,
          subject: id,
          author: by,
          isByStaff: isStaffName(by),
          text,
          at: at(daysAgo),
        }
        return [reference, comment] as const
      }),
    ),
  )

/** What happened with the samples, by id, the oldest first. */
export const createSampleActivity = (): ActivityState['activity'] =>
  byId(
    sampleActivity.map(({ kind, by, daysAgo, subject, detail = '' }, index) => ({
      id: `sample-${index + 1}`,
      client,
      kind,
      at: at(daysAgo),
      by,
      isByStaff: isStaffName(by),
      subject,
      detail,
    })),
  )
