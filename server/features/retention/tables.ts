import type { RetentionCategory } from '../../compliance/retention/categories.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    retentionPeriods: RetentionPeriodsTable
    retentionErasures: RetentionErasuresTable
    retentionErasureClients: RetentionErasureClientsTable
  }
}

/** For how long a category is kept if that was changed. A user name is `null` once the account is erased. */
export interface RetentionPeriodsTable {
  category: RetentionCategory
  years: number
  reason: string
  setBy: string | null
  setAt: string
  version: number
}

/** Documents that are erased together. A user name is `null` once the account is erased. */
export interface RetentionErasuresTable {
  reference: string
  /** JSON of the request's parts, by which a repeated call is recognised. */
  parts: string
  clients: number
  documents: number
  erasedClients: number
  /** Documents. */
  erased: number
  /** Clients under a legal hold. */
  held: number
  /** Clients with other documents than were stated. */
  changed: number
  startedBy: string | null
  startedAt: string
  endedAt: string | null
  /** 1 if it was stopped before its end. */
  isStopped: number
}

export interface RetentionErasureClientsTable {
  erasure: string
  client: string
  /** Categories of retention, with a space between. */
  categories: string
  /** How many documents were stated for the client. */
  documents: number
  /** 1 once they were erased or the client was skipped. */
  isDone: number
}
