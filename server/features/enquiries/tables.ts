import type { EnquiryStatus } from '@anupalan/server/contract/enquiries/inbox-rules'
import type { EnquirySource } from '@anupalan/server/contract/core/referral'
import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'
import type { Generated, Selectable } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    enquiries: EnquiriesTable
    enquiryKeys: EnquiryKeysTable
    enquiryEntries: EnquiryEntriesTable
    enquirySources: EnquirySourcesTable
  }
}

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds {
    enquiry: true
  }
}

export interface EnquiriesTable extends Omit<Enquiry, 'privacy'> {
  reference: string
  receivedAt: string
  /** 1: never stored without consent. */
  privacy: 1
  status: Generated<EnquiryStatus>
  /** User name of a member of the staff. */
  owner: string | null
  /** Id of the client that its sender became. */
  client: string | null
  /** Raised by each change of status and owner, and by each reply. */
  version: Generated<number>
  /** `mailboxKey` of the e-mail address. */
  mailbox: Generated<string>
}

export type EnquiryRow = Selectable<EnquiriesTable>

/** What the staff finds enquiries by. */
export interface EnquiryKeysTable {
  /** In the form of `searchKey`. */
  key: string
  enquiry: string
  /** When the enquiry was received. */
  receivedAt: string
}

/** Notes of the firm, and its replies. */
export interface EnquiryEntriesTable {
  reference: string
  enquiry: string
  kind: 'note' | 'reply'
  text: string
  author: string | null
  createdAt: string
}

/** One row for a day, a source and a page, for all enquiries. */
export interface EnquirySourcesTable {
  /** In India, `2026-11-20`. */
  day: string
  source: EnquirySource
  /** A page of the site, `notFoundPath`, or empty if it is not known. */
  page: string
  enquiries: number
}
