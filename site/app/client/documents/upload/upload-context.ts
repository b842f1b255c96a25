/** What is known of a file that is sent. */
import type { Reference } from '@anupalan/server/contract/core/reference'
import type { DeliveredKind, DocumentCategory } from '@anupalan/server/contract/documents/rules'
import type { Document } from '@anupalan/server/contract/documents/schema'

/** What a file is sent as. */
export interface UploadTarget {
  /** Id of the client. */
  readonly client: string
  readonly category: DocumentCategory
  readonly year: string | null
  /** The item of a request that it fulfils. */
  readonly item?: { readonly request: string; readonly id: string }
  /** Id of the task to which it is attached. */
  readonly task?: string
  /** Id of the document of which it is a newer version. */
  readonly document?: string
  /** What the firm delivers. */
  readonly delivery?: Delivery
  /** Size in bytes of the largest file that the server accepts. @default that of the rule */
  readonly maxBytes?: number
}

/** What the staff says about a file that the firm delivers. */
export interface Delivery {
  readonly as: DeliveredKind
  /** Empty for the name of the file. */
  readonly name: string
  /** The first comment; empty for none. */
  readonly comment: string
  /** Asks the client to approve it; `null` for no. */
  readonly approval: { readonly note: string } | null
}

/** What is needed to send a file, known after it was read once. */
export interface Prepared {
  /** Names the upload; that of an earlier one if the same content was partly sent before. */
  readonly reference: Reference<'UP'>
  /** `undefined` where the browser computes none: such an upload does not go on after a reload. */
  readonly fingerprint: string | undefined
  /** Whether an upload of this reference was started. */
  readonly isStarted: boolean
}

export interface UploadInput {
  readonly file: File
  readonly target: UploadTarget
  /** Of the call that stores the document, so that a retry is stored once. */
  readonly reference: Reference<'DO'>
}

/** The outcome of a call that stores a document. */
export interface Added {
  readonly document: Pick<Document, 'id' | 'name' | 'task'>
  readonly isDuplicate: boolean
}

export interface UploadContext extends UploadInput {
  readonly prepared: Prepared | null
  /** The part of the bytes that is sent, 0 to 1. */
  readonly fraction: number
  /** Whether every byte has arrived. */
  readonly isSent: boolean
  /** The person wants to keep content that the client has already. */
  readonly isDuplicateAllowed: boolean
  /** The stored document, or the one with the same content. */
  readonly document: Added['document'] | null
  /** Whether the document with the same content was attached to the task. */
  readonly isAttached: boolean
  /** Why it is interrupted, failed or refused. */
  readonly error: unknown
}

/** Of a file that was chosen: nothing of it is read or sent. */
export const initialContext = (input: UploadInput): UploadContext => ({
  ...input,
  prepared: null,
  fraction: 0,
  isSent: false,
  isDuplicateAllowed: false,
  document: null,
  isAttached: false,
  error: null,
})
