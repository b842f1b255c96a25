declare module '../../platform/database/tables.ts' {
  interface Tables {
    erasures: ErasuresTable
  }
}

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds {
    erasure: true
  }
}

export interface ErasuresTable {
  id: string
  /** The row stays when the client is erased. */
  client: string
  requestedBy: string | null
  requestedAt: string
  preparedBy: string | null
  preparedAt: string | null
  confirmedBy: string | null
  confirmedAt: string | null
  withdrawnAt: string | null
  /** When nothing was left to erase. */
  finishedAt: string | null
}
