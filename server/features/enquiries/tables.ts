import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    enquiries: EnquiriesTable
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
}
