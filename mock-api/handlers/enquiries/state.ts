/** What the mock stores about enquiries. */
import type { EnquiryStatus } from '@anupalan/server/contract/enquiries/inbox-rules'
import type { EnquirySource } from '@anupalan/server/contract/core/referral'
import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'
import type { Stored } from '../../state.ts'

/** What the staff has done with an enquiry. */
export interface EnquiryProgress {
  readonly status: EnquiryStatus
  /** User name of a member of the staff. */
  readonly owner: string | null
  /** Id of the client that its sender became. */
  readonly client?: string
  readonly version: number
}

export interface StoredEntry {
  readonly reference: string
  readonly enquiry: string
  readonly kind: 'note' | 'reply'
  readonly text: string
  /** User name. */
  readonly author: string
  readonly at: string
}

/** Enquiries of a day, a source and a page. */
export interface EnquirySourceCount {
  /** In India, `2026-11-20`. */
  readonly day: string
  readonly source: EnquirySource
  /** A page of the site, `notFoundPath`, or empty if it is not known. */
  readonly page: string
  readonly enquiries: number
}

export interface EnquiriesState {
  readonly enquiries: Map<string, Stored<Enquiry>>
  /** By reference; an enquiry that nobody has touched has none. */
  readonly enquiryProgress: Map<string, EnquiryProgress>
  /** Notes and replies by reference, the oldest first. */
  readonly enquiryEntries: Map<string, StoredEntry>
  /** By day, source and page. */
  readonly enquirySources: Map<string, EnquirySourceCount>
}

export const createEnquiriesState = (): EnquiriesState => ({
  enquiries: new Map(),
  enquiryProgress: new Map(),
  enquiryEntries: new Map(),
  enquirySources: new Map(),
})
