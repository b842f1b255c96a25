import type { DocumentKind } from '@anupalan/server/contract'
import type { Application } from '@anupalan/server/contract/applications/schema'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    applications: ApplicationsTable
  }
}

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds {
    application: true
  }
}

export interface ApplicationsTable extends Omit<Application, 'consent'> {
  reference: string
  receivedAt: string
  /** 1: never stored without consent. */
  consent: 1
  /** Key of the CV in the file store. */
  cvKey: string
  /** The sender's file name, sanitized. */
  cvName: string
  cvKind: DocumentKind
  cvBytes: number
  cvSha256: string
}
