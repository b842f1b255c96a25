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
  /** 1: nothing is stored without consent. */
  consent: 1
  /** Of the CV, in the file store. */
  cvKey: string
  /** As its sender called it. */
  cvName: string
  cvKind: DocumentKind
  cvBytes: number
  cvSha256: string
}
