import { isStaff } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type { Client, ClientProfile, Member } from '@anupalan/server/contract/clients/schema'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { ClientAccess, People, Person, StoredClient } from '../../platform/ports.ts'
import { hasWordsOf, searchedWords } from './search-clients.ts'
import type { ClientsTable } from './tables.ts'

export const profileOf = (row: Pick<ClientsTable, 'profile'>): ClientProfile =>
  JSON.parse(row.profile) as ClientProfile

export const findClientRow = (database: Database, id: string): Promise<ClientsTable | undefined> =>
  database.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst()

export async function findClient(database: Database, id: string): Promise<StoredClient | undefined> {
  const row = await findClientRow(database, id)
  return row && { id: row.id, profile: profileOf(row) }
}

/** The row's lock makes the transactions of a client run one after another. */
export async function lockClient(transaction: Transaction, id: string): Promise<StoredClient | undefined> {
  const row = await transaction
    .updateTable('clients')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .returning(['id', 'profile'])
    .executeTakeFirst()
  return row && { id: row.id, profile: profileOf(row) }
}

/** As `lockClient`, for a client that is not erased. */
export async function lockPresentClient(
  transaction: Transaction,
  id: string,
): Promise<StoredClient | undefined> {
  const row = await transaction
    .updateTable('clients')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .returning(['id', 'profile'])
    .executeTakeFirst()
  return row && { id: row.id, profile: profileOf(row) }
}

export async function pageOfClients(
  database: Database,
  after: string | undefined,
  limit: number,
): Promise<StoredClient[]> {
  const rows = await database
    .selectFrom('clients')
    .select(['id', 'profile'])
    .where('id', '>', after ?? '')
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, profile: profileOf(row) }))
}

export const membersOf = (database: Database, clients: readonly string[]) =>
  database
    .selectFrom('clientMembers')
    .select(['client', 'username'])
    .where('client', 'in', clients)
    .orderBy('username')
    .orderBy('client')
    .execute()

/** Those that a person is a member of, by name. */
export async function clientsOfMember(
  database: Database,
  username: string,
): Promise<{ client: string; name: string }[]> {
  const rows = await database
    .selectFrom('clientMembers')
    .innerJoin('clients', 'clients.id', 'clientMembers.client')
    .select(['clients.id', 'clients.profile'])
    .where('clientMembers.username', '=', username)
    .where('clients.erasedAt', 'is', null)
    .orderBy('clients.nameKey')
    .orderBy('clients.id')
    .execute()
  return rows.map((row) => ({ client: row.id, name: profileOf(row).name }))
}

export async function eraseClient(
  transaction: Transaction,
  client: string,
  { isEmpty, now }: { readonly isEmpty: boolean; readonly now: Date },
): Promise<void> {
  if (isEmpty) {
    await transaction.deleteFrom('clients').where('id', '=', client).execute()
    return
  }
  for (const table of ['clientMembers', 'clientNames', 'clientWords', 'clientNotes', 'legalHolds'] as const)
    await transaction.deleteFrom(table).where('client', '=', client).execute()
  await transaction
    .updateTable('clients')
    .set({ erasedAt: now.toISOString(), pan: null, gstin: null })
    .where('id', '=', client)
    .where('erasedAt', 'is', null)
    .execute()
}

export async function accessOf(
  database: Database,
  user: Pick<User, 'username' | 'role'>,
  client: string,
): Promise<ClientAccess> {
  if (isStaff(user)) {
    const row = await database.selectFrom('clients').select('id').where('id', '=', client).executeTakeFirst()
    return row && 'staff'
  }
  const member = await database
    .selectFrom('clientMembers')
    .select('access')
    .where('client', '=', client)
    .where('username', '=', user.username)
    .executeTakeFirst()
  return member?.access
}

export function toClient(
  row: ClientsTable,
  people: ReadonlyMap<string, Person>,
  access: Client['access'],
): Client {
  const consultant = row.consultant === null ? undefined : people.get(row.consultant)
  return {
    id: row.id,
    profile: profileOf(row),
    pan: row.pan ?? '',
    gstin: row.gstin ?? '',
    consultant: consultant ? { username: consultant.username, fullName: consultant.fullName } : null,
    version: row.version,
    access,
  }
}

/**
 * Clients by name: of a member, or all for the staff.
 *
 * @param after id of the last client of the previous page; empty for the first page
 */
export async function listClientRows(
  database: Database,
  user: Pick<User, 'username' | 'role'>,
  { search, after, limit }: { readonly search: string; readonly after: string; readonly limit: number },
): Promise<(ClientsTable & { readonly access: Client['access'] })[]> {
  const words = searchedWords(search)
  const isSearched = search.trim() !== ''
  if (isSearched && words.length === 0) return []
  const last = after === '' ? undefined : await findClientRow(database, after)
  const rows = database
    .selectFrom('clients')
    .selectAll('clients')
    .$if(isSearched, (query) => query.where(hasWordsOf(words, 'clients.id')))
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(name_key, id) > (${last!.nameKey}, ${last!.id})`),
    )
    .orderBy('nameKey')
    .orderBy('id')
    .limit(limit)
  if (isStaff(user)) {
    const all = await rows.execute()
    return all.map((row) => ({ ...row, access: 'staff' }))
  }
  return rows
    .innerJoin('clientMembers', 'clientMembers.client', 'clients.id')
    .where('clientMembers.username', '=', user.username)
    .select('clientMembers.access')
    .execute()
}

/** Members by user name. @param only one of them; all by default */
export async function readMembers(
  database: Database,
  people: People,
  client: string,
  only?: string,
): Promise<Member[]> {
  const rows = await database
    .selectFrom('clientMembers')
    .selectAll()
    .where('client', '=', client)
    .$if(only !== undefined, (query) => query.where('username', '=', only!))
    .orderBy('username')
    .execute()
  const found = await people.find(
    database,
    rows.map(({ username }) => username),
  )
  return rows.flatMap(({ username, access, addedAt }) => {
    const person = found.get(username)
    return person ? [{ username, fullName: person.fullName, email: person.email, access, addedAt }] : []
  })
}
