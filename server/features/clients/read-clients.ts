import { isStaff, refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Ports } from '../../platform/ports.ts'
import { listRosterRows } from './list-roster.ts'
import { accessOf, findClientRow, listClientRows, readMembers, toClient } from './queries.ts'

/** Members of a client and the staff. */
export const ownsClient =
  ({ database }: RequestContext) =>
  async ({ user, params }: { readonly user: User; readonly params: { readonly client: string } }) =>
    (await load(database, (reading) => accessOf(reading, user, params.client))) !== undefined

/** How many things each of some clients has to do. */
async function countThings(
  database: Database,
  { waiting }: Ports,
  clients: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  if (clients.length === 0) return counts
  for (const rows of await Promise.all(waiting.map((each) => each.count(database, clients))))
    for (const { client, things } of rows) counts.set(client, (counts.get(client) ?? 0) + things)
  return counts
}

export function listClients({ config, database, ports }: RequestContext, call: Call<'listClients'>) {
  const { params } = call
  return load(database, async (reading) => {
    const user = signedIn(call)
    const searched = { ...params, limit: params.limit + 1 }
    const rows =
      isStaff(user) && params.search.trim() !== ''
        ? (await listRosterRows(reading, { ...searched, consultant: '', sort: 'name', order: 'asc' })).map(
            (row) => ({ ...row, access: 'staff' as const }),
          )
        : await listClientRows(reading, user, searched)
    const page = rows.slice(0, params.limit)
    const [people, waiting] = await Promise.all([
      ports.people.find(
        reading,
        page.flatMap(({ consultant }) => consultant ?? []),
      ),
      isStaff(user)
        ? new Map<string, number>()
        : countThings(
            reading,
            ports,
            page.map(({ id }) => id),
          ),
    ])
    return respond(200, {
      clients: page.map((row) => ({
        ...toClient(row, people, row.access),
        waiting: waiting.get(row.id) ?? 0,
      })),
      hasMore: rows.length > params.limit,
      maxFileBytes: config.maxFileBytes,
    })
  })
}

export async function getClient({ database, ports }: RequestContext, call: Call<'getClient'>) {
  return load(database, async (reading) => {
    const [row, access] = await Promise.all([
      findClientRow(reading, call.params.client),
      accessOf(reading, signedIn(call), call.params.client),
    ])
    if (!row || !access) throw new Error('The client was removed since its access was checked.')
    const people = await ports.people.find(reading, row.consultant === null ? [] : [row.consultant])
    return respond(200, toClient(row, people, access))
  })
}

/** Recorded: what follows on the screen is what the client sees. */
export function viewClient({ database, ports, clock }: RequestContext, call: Call<'viewClient'>) {
  const { client } = call.params
  return store(database, async (transaction) => {
    const row = await findClientRow(transaction, client)
    if (!row) return refuse('notFound')
    const people = await ports.people.find(transaction, row.consultant === null ? [] : [row.consultant])
    await recordAudit(transaction, { action: 'client.view', subject: client, caller: call }, clock())
    return respond(200, toClient(row, people, 'full'))
  })
}

export async function listMembers({ database, ports }: RequestContext, call: Call<'listMembers'>) {
  const user = signedIn(call)
  const { client } = call.params
  return load(database, async (reading) => {
    const isLimited = (await accessOf(reading, user, client)) === 'limited'
    return respond(200, {
      members: await readMembers(reading, ports.people, client, isLimited ? user.username : undefined),
    })
  })
}
