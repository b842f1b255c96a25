/** What the mock stores about documents, requests and approvals. The content of files is not part of the state. */
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
import type { IsoDate } from '@anupalan/server/compliance/ist'

export interface StoredDocument {
  readonly id: string
  readonly client: string
  readonly source: DocumentSource
  readonly deliveredAs: DeliveredKind | null
  readonly name: string
  readonly category: DocumentCategory
  readonly year: string | null
  readonly task: string | null
  readonly removedAt: string | null
  readonly version: number
  /** The oldest first; there is at least one. */
  readonly versions: readonly StoredVersion[]
  /** The oldest first. */
  readonly views: readonly StoredView[]
}

export interface StoredVersion {
  readonly number: number
  /** Of its content. */
  readonly key: string
  readonly fileName: string
  readonly kind: FileKind
  readonly bytes: number
  readonly sha256: string
  readonly isLocked: boolean
  /** User name. */
  readonly sentBy: string
  readonly isByStaff: boolean
  readonly sentAt: string
  readonly seenAt: string | null
  /** The reference under which it was added, and with what. */
  readonly reference: string
  readonly sentAs: string
}

export interface StoredView {
  readonly number: number
  /** User name. */
  readonly by: string
  readonly isByStaff: boolean
  readonly how: ViewKind
  readonly at: string
}

export interface StoredRequest {
  readonly id: string
  readonly client: string
  readonly title: string
  readonly note: string
  readonly dueOn: IsoDate | null
  readonly task: string | null
  readonly items: readonly StoredItem[]
  readonly createdAt: string
  readonly version: number
}

export interface StoredItem {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly category: DocumentCategory
  readonly year: string | null
  readonly status: ItemStatus
  /** Ids, the newest last. */
  readonly documents: readonly string[]
  readonly history: readonly StoredStep[]
}

export interface StoredStep {
  readonly status: ItemStatus
  readonly at: string
  /** User name. */
  readonly by: string
  readonly isByStaff: boolean
  readonly reason: ReturnReason | null
  readonly text: string
}

export interface StoredApproval {
  readonly id: string
  readonly client: string
  readonly document: string
  readonly number: number
  readonly sha256: string
  readonly note: string
  readonly status: ApprovalStatus
  readonly askedAt: string
  /** User name. */
  readonly askedBy: string
  readonly decidedAt: string | null
  readonly decidedBy: string | null
  readonly reason: string
}

export interface DocumentsState {
  readonly documents: Map<string, StoredDocument>
  readonly documentRequests: Map<string, StoredRequest>
  /** The oldest first. */
  readonly approvals: Map<string, StoredApproval>
}
