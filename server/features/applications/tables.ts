import type { DocumentKind } from '@anupalan/server/contract'
import type { ApplicationStatus } from '@anupalan/server/contract/applications/review-rules'
import type { Application } from '@anupalan/server/contract/applications/schema'
import type { Generated, Selectable } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    applications: ApplicationsTable
    applicationKeys: ApplicationKeysTable
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
  status: Generated<ApplicationStatus>
  /** Of the firm. */
  staffNote: Generated<string>
  /** Raised by each change of status and note. */
  version: Generated<number>
}

export type ApplicationRow = Selectable<ApplicationsTable>

/** What the staff finds applications by. */
export interface ApplicationKeysTable {
  /** In the form of `searchKey`. */
  key: string
  application: string
  /** When the application was received. */
  receivedAt: string
}
