import type { FileKind } from '@anupalan/server/contract'
import type {
  ApprovalStatus,
  DeliveredKind,
  DocumentCategory,
  DocumentSource,
  ItemStatus,
  ReturnReason,
  ViewKind,
} from '@anupalan/server/contract/documents/rules'
import type { IsoDate } from '../../compliance/ist.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    documents: DocumentsTable
    documentVersions: DocumentVersionsTable
    documentViews: DocumentViewsTable
    documentRequests: DocumentRequestsTable
    requestItems: RequestItemsTable
    requestSteps: RequestStepsTable
    requestDocuments: RequestDocumentsTable
    requestNotices: RequestNoticesTable
    approvals: ApprovalsTable
  }
}

export interface DocumentsTable {
  id: string
  client: string
  source: DocumentSource
  deliveredAs: DeliveredKind | null
  name: string
  /** The name in the form in which it is searched. */
  nameKey: string
  category: DocumentCategory
  year: string | null
  task: string | null
  /** Number of the newest version, which is how many there are. */
  newest: number
  /** When the newest version was sent: the order of lists. */
  sentAt: string
  version: number
  createdAt: string
  removedAt: string | null
}

export interface DocumentVersionsTable {
  document: string
  /** 1 for the first; without gaps. */
  number: number
  client: string
  fileKey: string
  fileName: string
  kind: FileKind
  bytes: number
  sha256: string
  isLocked: number
  /** User name; `null` once the account is erased. */
  sentBy: string | null
  isByStaff: number
  sentAt: string
  /** When the other side first opened it. */
  seenAt: string | null
  /** The reference of the call that stored it. */
  reference: string
  /** JSON of what that call sent. */
  sentAs: string
}

export interface DocumentViewsTable {
  document: string
  /** 1 for the first. */
  position: number
  /** Of the version. */
  number: number
  username: string | null
  isByStaff: number
  how: ViewKind
  at: string
}

export interface DocumentRequestsTable {
  id: string
  client: string
  title: string
  note: string
  dueOn: IsoDate | null
  task: string | null
  /** `null` once everything is accepted. */
  waitsFor: 'client' | 'firm' | null
  /** Since when it waits for the client, or since its newest item does; `null` while it does not. */
  waitsSince: string | null
  createdAt: string
  version: number
}

/** What a person was told about a request by mail. */
export interface RequestNoticesTable {
  request: string
  username: string
  notice: string
  queuedAt: string
}

export interface RequestItemsTable {
  id: string
  request: string
  position: number
  title: string
  note: string
  category: DocumentCategory
  year: string | null
  status: ItemStatus
}

export interface RequestStepsTable {
  item: string
  position: number
  status: ItemStatus
  at: string
  actor: string | null
  isByStaff: number
  reason: ReturnReason | null
  text: string
}

export interface RequestDocumentsTable {
  item: string
  document: string
  position: number
}

export interface ApprovalsTable {
  id: string
  client: string
  document: string
  /** Of the version. */
  number: number
  sha256: string
  note: string
  status: ApprovalStatus
  askedAt: string
  askedBy: string | null
  decidedAt: string | null
  decidedBy: string | null
  reason: string
}
