/** Fills the mocked API for stories of the documents. */
import type { MockState } from './sample-tasks.ts'

/** The part of the mock's state that the stories fill. */
export interface DocumentsMockState extends MockState {
  readonly legalHolds: Map<string, object>
  readonly documents: Map<string, object>
  readonly documentRequests: Map<string, object>
  readonly approvals: Map<string, object>
}

/** Leaves the sample client without documents, requests and approvals. */
export function removeDocuments({ documents, documentRequests, approvals }: DocumentsMockState): void {
  documents.clear()
  documentRequests.clear()
  approvals.clear()
}

/** Leaves one document, and nothing that is asked for. */
export function keepOneDocument(state: DocumentsMockState): void {
  const one = state.documents.get('sales-register')!
  removeDocuments(state)
  state.documents.set('sales-register', one)
}

/** @param count of copies of a document that the client sent, each by its number */
export function addManyDocuments({ documents }: DocumentsMockState, count: number): void {
  const sample = documents.get('sales-register') as { readonly versions: readonly object[] }
  for (let number = 1; number <= count; number++) {
    const id = `copy-${number}`
    const name = `Sales register ${number}, बिक्री रजिस्टर.csv`
    documents.set(id, { ...sample, id, name, versions: [{ ...sample.versions[0], key: id, sha256: id }] })
  }
}

/** Marks every version of a document as locked by a password. */
export function lockVersions({ documents }: DocumentsMockState, id: string): void {
  const document = documents.get(id) as { readonly versions: readonly object[] }
  documents.set(id, {
    ...document,
    versions: document.versions.map((each) => ({ ...each, isLocked: true })),
  })
}

/** Adds a version that nobody has opened to a document whose first one the consultant has. */
export function addUnseenVersion({ documents }: DocumentsMockState, id: string): void {
  const document = documents.get(id) as { readonly versions: readonly object[] }
  const [first] = document.versions
  const second = { ...first, number: 2, key: `${id}-2`, sha256: `${id}-2`, seenAt: null }
  documents.set(id, {
    ...document,
    versions: [{ ...first, seenAt: '2026-11-12T06:00:00.000Z' }, second],
  })
}

/** What becomes of the approval that waits; its document is not opened. */
export function decideApproval(
  { approvals, documents }: DocumentsMockState,
  decision: { readonly status: 'approved' | 'refused' | 'voided'; readonly reason?: string },
): void {
  const [[id, waiting] = []] = approvals
  approvals.set(id!, {
    ...waiting,
    reason: '',
    ...decision,
    decidedAt: '2026-11-17T09:00:00.000Z',
    decidedBy: 'asha',
  })
  if (decision.status === 'voided') addUnseenVersion({ documents } as DocumentsMockState, 'computation')
}

/** Attaches a document to a task. */
export const attachTo = ({ documents }: DocumentsMockState, task: string, id: string): void =>
  void documents.set(id, { ...documents.get(id), task })
/** Sets a legal hold on the client or on a document of it, whose reason it never sees. */
export function addHold({ legalHolds }: DocumentsMockState, document: string | null = null): void {
  legalHolds.set('LH-0000-0000-0001', {
    reference: 'LH-0000-0000-0001',
    client: 'rao-textiles',
    document,
    reason: 'Summons under section 70 of the CGST Act.',
    setAt: '2026-11-03T06:00:00.000Z',
    setBy: 'kavita',
    ended: null,
  })
}
