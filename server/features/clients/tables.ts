import type { Generated } from 'kysely'
import type { MemberAccess } from '@anupalan/server/contract/clients/rules'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    clients: Omit<ClientsTable, 'nextDueOn'> & { nextDueOn: Generated<string> }
    clientMembers: ClientMembersTable
    clientNames: ClientNamesTable
    clientWords: ClientWordsTable
    clientNotes: ClientNotesTable
    legalHolds: LegalHoldsTable
    reassignments: ReassignmentsTable
    reassignmentClients: ReassignmentClientsTable
    clientImports: ClientImportsTable
    clientImportRows: ClientImportRowsTable
  }
}

/** In place of a date, after all others. */
export const NO_DATE = '9999-12-31'

export interface ClientsTable {
  id: string
  /** The name in small letters, by which lists are ordered and searched. */
  nameKey: string
  /** JSON of `ClientProfile`. */
  profile: string
  /** User name of the member of staff in charge. */
  consultant: string | null
  /** In capitals without spaces; `null` if it is not known. */
  pan: string | null
  /** In capitals without spaces; `null` without one. */
  gstin: string | null
  version: number
  createdAt: string
  changedAt: string
  /** When its data was erased: what is left is only what the law has kept. */
  erasedAt: string | null
  /** The earliest date of an open task, kept by triggers; `NO_DATE` without one. */
  nextDueOn: string
}

/** Words of the names of clients, for the full-text index. */
export interface ClientNamesTable {
  /** Row number of the index. */
  id: Generated<number>
  client: string
  /** From `nameWords`, with a space between. */
  words: string
}

/** Each word of each name, in the order of names. */
export interface ClientWordsTable {
  word: string
  /** Of the client. */
  nameKey: string
  client: string
}

export interface ClientMembersTable {
  client: string
  username: string
  access: MemberAccess
  addedAt: string
}

/** What the firm notes about a client, and never shows to it. */
export interface ClientNotesTable {
  reference: string
  client: string
  text: string
  /** `null` once the account is erased. */
  author: string | null
  version: number
  createdAt: string
  /** When its text was changed last. */
  changedAt: string | null
}

/** While `endedAt` is `null`, nothing of it is erased. A user name is `null` once the account is erased. */
export interface LegalHoldsTable {
  reference: string
  client: string
  /** A document of the client; `null` if the hold is on the client. */
  document: string | null
  reason: string
  setBy: string | null
  setAt: string
  endedBy: string | null
  endedAt: string | null
  /** Empty while it stands. */
  endReason: string
}

/** The clients of one consultant that get another one. A user name is `null` once the account is erased. */
export interface ReassignmentsTable {
  reference: string
  fromConsultant: string | null
  toConsultant: string | null
  /** How many clients there were when it was started. */
  clients: number
  moved: number
  /** Erased meanwhile, or given to somebody else. */
  skipped: number
  startedBy: string | null
  startedAt: string
  endedAt: string | null
  /** 1 if it was stopped before its end. */
  isStopped: number
}

export interface ReassignmentClientsTable {
  reassignment: string
  client: string
  /** 1 once the client was reassigned or skipped. */
  isDone: number
}

/** Clients of a file that are added together. */
export interface ClientImportsTable {
  reference: string
  /** SHA-256 of the file, hexadecimal. The file is not stored. */
  digest: string
  /** How many rows were new when it was started. */
  clients: number
  added: number
  /** Added by somebody else meanwhile. */
  skipped: number
  /** User name; `null` once the account is erased. */
  startedBy: string | null
  startedAt: string
  endedAt: string | null
  /** 1 if it was stopped before its end. */
  isStopped: number
}

/** A client that is not added yet. The row is removed with the step that adds it. */
export interface ClientImportRowsTable {
  import: string
  /** Of the file; the headings are row 1. */
  row: number
  /** JSON of `ClientProfile`. */
  profile: string
  consultant: string | null
  /** Empty if it is not known. */
  pan: string
  /** Empty without one. */
  gstin: string
}
