import type { MemberAccess } from '@anupalan/server/contract/clients/rules'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    clients: ClientsTable
    clientMembers: ClientMembersTable
  }
}

export interface ClientsTable {
  id: string
  /** The name in small letters, by which lists are ordered and searched. */
  nameKey: string
  /** JSON of `ClientProfile`. */
  profile: string
  /** User name of the member of staff in charge. */
  consultant: string | null
  version: number
  createdAt: string
  changedAt: string
  /** When its data was erased: what is left is only what the law has kept. */
  erasedAt: string | null
}

export interface ClientMembersTable {
  client: string
  username: string
  access: MemberAccess
  addedAt: string
}
