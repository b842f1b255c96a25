/** The list of clients that the staff works through. */
import { respond } from '@anupalan/server/contract'
import { endOfIdentifier } from '@anupalan/server/contract/clients/identifiers'
import { NO_CONSULTANT } from '@anupalan/server/contract/clients/rules'
import type { RosterOrder, RosterSort } from '@anupalan/server/contract/clients/rules'
import { sql } from 'kysely'
import { istDate } from '../../compliance/ist.ts'
import type { RequestContext } from '../../platform/context.ts'
import { load } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import { likePattern } from '../../platform/database/like-pattern.ts'
import type { Call } from '../../platform/http/handlers.ts'
import type { Ports } from '../../platform/ports.ts'
import { findClientRow, profileOf } from './queries.ts'
import { findByName, searchedWords } from './search-clients.ts'
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

/**
 * Most clients that are read from the full-text index and sorted. With more, the list is read in its order instead, and
 * its first page is soon full.
 */
const MOST_FOUND = 1_000

export async function listRosterRows(
  database: Database,
  { consultant, search, sort, order, after, limit }: RosterPage,
): Promise<ClientsTable[]> {
  const words = searchedWords(search)
  const found = search.trim() === '' ? undefined : await findByName(database, words, MOST_FOUND + 1)
  if (found?.length === 0) return []
  const isDense = found !== undefined && found.length > MOST_FOUND
  const last = after === '' ? undefined : await findClientRow(database, after)
  const follows = order === 'asc' ? sql`>` : sql`<`
  return database
    .selectFrom('clients')
    .selectAll('clients')
    .where('erasedAt', 'is', null)
    .$if(consultant === NO_CONSULTANT, (query) => query.where('consultant', 'is', null))
    .$if(consultant !== '' && consultant !== NO_CONSULTANT, (query) =>
      query.where('consultant', '=', consultant),
    )
    .$if(found !== undefined && !isDense, (query) => query.where('clients.id', 'in', found!))
    .$if(isDense, (query) =>
      query.where((client) =>
        client.exists(
          client
            .selectFrom('clientNames')
            .select('clientNames.id')
            .whereRef('clientNames.client', '=', 'clients.id')
            .where((row) =>
              row.and(
                words.map((word) => sql<boolean>`' ' || words like ${likePattern(` ${word}`)} escape '!'`),
              ),
            ),
        ),
      ),
    )
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
