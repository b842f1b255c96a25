/** Papers of clients whose period is over. */
import { respond } from '@anupalan/server/contract'
import { erasableParts, newestErasableYear } from '@anupalan/server/contract/retention/erasable'
import type { ErasablePart, Paper, RetentionYears } from '@anupalan/server/contract/retention/erasable'
import type { ErasableClient } from '@anupalan/server/contract/retention/schema'
import { financialYear } from '../../compliance/calendar/financial-year.ts'
import { istDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import type { RequestContext } from '../../platform/context.ts'
import { load } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import type { Ports, StoredClient } from '../../platform/ports.ts'
import { readYears } from './periods.ts'

/** What may be erased of some clients today, without documents under a legal hold of their own. Clients without any are missing. */
export async function findErasable(
  ports: Ports,
  database: Database,
  clients: readonly StoredClient[],
  now: Date,
): Promise<ReadonlyMap<string, readonly ErasablePart[]>> {
  if (clients.length === 0) return new Map()
  const today = istDate(now.getTime())
  const years = await readYears(database)
  const ids = clients.map(({ id }) => id)
  const held = await ports.clients.heldDocuments(database, ids)
  const old = await ports.papers.of(database, ids, newestErasableYear(years, today))
  const papers = old.filter(({ id }) => !held.has(id))
  const newest = await Promise.all(ports.records.map((records) => records.newestDayOf(database, ids)))
  return new Map(
    clients.flatMap((client) => {
      const parts = partsOf(client, papers, { newest, years, today })
      return parts.length > 0 ? [[client.id, parts] as const] : []
    }),
  )
}

function partsOf(
  { id, profile }: StoredClient,
  papers: readonly (Paper & { readonly client: string })[],
  {
    newest,
    years,
    today,
  }: {
    readonly newest: readonly ReadonlyMap<string, IsoDate>[]
    readonly years: RetentionYears
    readonly today: IsoDate
  },
) {
  const days = newest.flatMap((days) => days.get(id) ?? []).toSorted()
  const lastYear = financialYear(days.at(-1) ?? today)
  return erasableParts(
    papers.filter(({ client }) => client === id),
    { profile, lastYear },
    years,
    today,
  )
}

/** Readings for one page at most: some clients with old papers have nothing to erase yet. */
const MOST_READINGS = 20

export function listErasable({ database, ports, clock }: RequestContext, { params }: Call<'listErasable'>) {
  const now = clock()
  const { limit } = params
  return load(database, async (source) => {
    const upTo = newestErasableYear(await readYears(source), istDate(now.getTime()))
    const found: ErasableClient[] = []
    let after = params.after
    for (let reading = 0; reading < MOST_READINGS; reading += 1) {
      const clients = await ports.papers.clients(source, { upTo, after, limit })
      const erasable = await findErasable(ports, source, clients, now)
      const holds = await ports.clients.holdsOf(source, [...erasable.keys()])
      for (const { id, profile } of clients) {
        const parts = erasable.get(id)
        if (parts)
          found.push({
            client: id,
            name: profile.name,
            parts: parts.map(({ category, ids, since }) => ({ category, documents: ids.length, since })),
            holds: [...(holds.get(id) ?? [])],
          })
      }
      if (clients.length < limit) return respond(200, { clients: found, next: null })
      after = clients.at(-1)!.id
      if (found.length >= limit) break
    }
    return respond(200, { clients: found, next: after })
  })
}
