/** The list of clients that the staff works through. */
import { respond } from '@anupalan/server/contract'
import { endOfIdentifier, searchedIdentifier } from '@anupalan/server/contract/clients/identifiers'
import { NO_CONSULTANT } from '@anupalan/server/contract/clients/rules'
import type { RosterOrder, RosterSort } from '@anupalan/server/contract/clients/rules'
import { sql } from 'kysely'
import { istDate } from '../../compliance/ist.ts'
import type { RequestContext } from '../../platform/context.ts'
import { load } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import type { Ports } from '../../platform/ports.ts'
import { endOfPrefix } from '../../platform/database/end-of-prefix.ts'
import { findClientRow, profileOf } from './queries.ts'
import { findByName, findByWord, findFirstByName, hasWordsOf, searchedWords } from './search-clients.ts'
import type { ClientsTable } from './tables.ts'

export interface RosterPage {
  readonly consultant: string
  readonly search: string
  readonly sort: RosterSort
  readonly order: RosterOrder
  /** Id of the last client of the previous page; empty for the first page. */
  readonly after: string
  readonly limit: number
}

/** Most clients that are found first and sorted then. */
const MOST_FOUND = 100

/** Most clients of a consultant that are all read for a search. */
const MOST_OF_CONSULTANT = 500

/** User name; `null` for clients of nobody; `undefined` for all. */
const consultantOf = (consultant: string) =>
  consultant === '' ? undefined : consultant === NO_CONSULTANT ? null : consultant

const selectPresent = (database: Database, consultant: string | null | undefined) =>
  database
    .selectFrom('clients')
    .where('erasedAt', 'is', null)
    .$if(consultant !== undefined, (query) =>
      query.where('consultant', consultant === null ? 'is' : '=', consultant!),
    )

/** Ids of clients whose PAN or GSTIN begins as a search does; `undefined` if none does, which may be a name then. */
async function findByIdentifier(database: Database, search: string): Promise<readonly string[] | undefined> {
  const sought = searchedIdentifier(search)
  if (!sought) return undefined
  const rows = await selectPresent(database, undefined)
    .select('id')
    .where(sought.field, '>=', sought.start)
    .where(sought.field, '<', endOfPrefix(sought.start))
    .orderBy(sought.field)
    .limit(MOST_FOUND)
    .execute()
  return rows.length === 0 ? undefined : rows.map(({ id }) => id)
}

async function hasFewClients(database: Database, consultant: string | null): Promise<boolean> {
  const rows = await selectPresent(database, consultant)
    .select('id')
    .limit(MOST_OF_CONSULTANT + 1)
    .execute()
  return rows.length <= MOST_OF_CONSULTANT
}

/**
 * The clients with all words if they are few, or those with one of the words if these are few.
 *
 * @param first how many of the first by name are enough; `undefined` if others are needed
 */
async function findFew(
  database: Database,
  words: readonly string[],
  first: number | undefined,
): Promise<readonly string[] | undefined> {
  for (const word of words) {
    const { clients, isOneWord } = await findByWord(database, word, MOST_FOUND + 1)
    if (clients.length <= MOST_FOUND) return clients
    if (words.length === 1)
      return isOneWord && first !== undefined && first <= clients.length ? clients.slice(0, first) : undefined
  }
  const found = await findByName(database, words, MOST_FOUND + 1)
  return found.length <= MOST_FOUND ? found : undefined
}

/**
 * Ids among which are those of a page of a search, with others that lack some of its words. `undefined` if many clients
 * have the words, and the list is to be read in its order and compared: its page is then soon full.
 */
async function findCandidates(
  database: Database,
  words: readonly string[],
  { consultant: username, sort, order, limit }: RosterPage,
  last: ClientsTable | undefined,
): Promise<readonly string[] | undefined> {
  if (words.length === 0) return []
  const consultant = consultantOf(username)
  const isFirstPage = sort === 'name' && order === 'asc' && !last && consultant === undefined
  const few = await findFew(database, words, isFirstPage ? limit : undefined)
  if (few) return few
  if (sort !== 'name' || (consultant !== undefined && (await hasFewClients(database, consultant))))
    return undefined
  return findFirstByName(database, words, { consultant, order, last, limit })
}

export async function listRosterRows(database: Database, page: RosterPage): Promise<ClientsTable[]> {
  const { search, sort, order, after, limit } = page
  const words = searchedWords(search)
  const last = after === '' ? undefined : await findClientRow(database, after)
  const withIdentifier = await findByIdentifier(database, search)
  const isSearched = search.trim() !== '' && !withIdentifier
  const found = withIdentifier ?? (isSearched ? await findCandidates(database, words, page, last) : undefined)
  if (found?.length === 0) return []
  const follows = order === 'asc' ? sql`>` : sql`<`
  return selectPresent(database, consultantOf(page.consultant))
    .selectAll('clients')
    .$if(found !== undefined, (query) => query.where('clients.id', 'in', found!))
    .$if(isSearched, (query) => query.where(hasWordsOf(words, 'clients.id')))
    .$if(sort === 'due', (query) =>
      query
        .$if(last !== undefined, (paged) =>
          paged.where(
            sql<boolean>`(next_due_on, name_key, clients.id) ${follows} (${last!.nextDueOn}, ${last!.nameKey}, ${last!.id})`,
          ),
        )
        .orderBy('nextDueOn', order),
    )
    .$if(sort === 'name' && last !== undefined, (query) =>
      query.where(sql<boolean>`(name_key, clients.id) ${follows} (${last!.nameKey}, ${last!.id})`),
    )
    .orderBy('nameKey', order)
    .orderBy('clients.id', order)
    .limit(limit)
    .execute()
}

export async function pageByName(database: Database, page: Omit<RosterPage, 'sort' | 'order'>) {
  const rows = await listRosterRows(database, { ...page, sort: 'name', order: 'asc' })
  return rows.map((row) => ({ id: row.id, profile: profileOf(row), consultant: row.consultant }))
}

/** How many tasks and requests wait for each of some clients. */
async function countWaiting(
  database: Database,
  { waiting }: Ports,
  clients: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const items of await Promise.all(waiting.map((each) => each.of(database, clients))))
    for (const { client } of items) counts.set(client, (counts.get(client) ?? 0) + 1)
  return counts
}

export function listRoster({ database, ports, clock }: RequestContext, { params }: Call<'listRoster'>) {
  const today = istDate(clock().getTime())
  return load(database, async (reading) => {
    const rows = await listRosterRows(reading, { ...params, limit: params.limit + 1 })
    const page = rows.slice(0, params.limit)
    const ids = page.map(({ id }) => id)
    if (ids.length === 0) return respond(200, { clients: [], hasMore: false })
    const [people, due, waiting] = await Promise.all([
      ports.people.find(
        reading,
        page.flatMap(({ consultant }) => consultant ?? []),
      ),
      ports.tasks.dueOf(reading, ids, today),
      countWaiting(reading, ports, ids),
    ])
    return respond(200, {
      clients: page.map((row) => {
        const consultant = row.consultant === null ? undefined : people.get(row.consultant)
        const { overdue = 0, overdueSince = null, nextDue = null } = due.get(row.id) ?? {}
        return {
          id: row.id,
          name: profileOf(row).name,
          panEnd: endOfIdentifier(row.pan ?? ''),
          gstinEnd: endOfIdentifier(row.gstin ?? ''),
          consultant: consultant ? { username: consultant.username, fullName: consultant.fullName } : null,
          overdue,
          overdueSince,
          nextDue,
          waiting: waiting.get(row.id) ?? 0,
          version: row.version,
        }
      }),
      hasMore: rows.length > params.limit,
    })
  })
}

export function listConsultants({ database, ports }: RequestContext) {
  return load(database, async (reading) => {
    const [counts, staff] = await Promise.all([
      reading
        .selectFrom('clients')
        .select(['consultant', ({ fn }) => fn.countAll<number>().as('clients')])
        .where('erasedAt', 'is', null)
        .groupBy('consultant')
        .execute(),
      ports.people.staff(reading),
    ])
    const countOf = new Map(counts.map(({ consultant, clients }) => [consultant, clients]))
    return respond(200, {
      consultants: staff.flatMap(({ username, fullName, isDisabled }) => {
        const clients = countOf.get(username) ?? 0
        // A colleague who has left is listed as long as there are clients to hand over.
        return isDisabled && clients === 0 ? [] : [{ username, fullName, isAvailable: !isDisabled, clients }]
      }),
      unassigned: countOf.get(null) ?? 0,
    })
  })
}
