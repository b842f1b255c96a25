/** The month board: which return of which client is how far. */
import { respond } from '@anupalan/server/contract'
import type { FilingStatus } from '@anupalan/server/contract/tasks/rules'
import type { BoardReturn } from '@anupalan/server/contract/tasks/schema'
import { isReturn } from '@anupalan/server/contract/tasks/statutory-tasks'
import { sql } from 'kysely'
import type { IsoDate } from '../../compliance/ist.ts'
import type { RequestContext } from '../../platform/context.ts'
import { load } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'

/** Statutory tasks of some clients that are due in a month, by date. @param month `2026-11` */
export function selectReturns(database: Database, clients: readonly string[], month: string) {
  const [from, to] = [`${month}-01`, `${month}-31`] as [IsoDate, IsoDate]
  return database
    .selectFrom('tasks')
    .select(['id', 'client', 'obligation', 'title', 'period', 'dueOn', 'doneAt'])
    .select(
      sql<FilingStatus | null>`(select status from task_filings where task = tasks.id
        order by position desc limit 1)`.as('status'),
    )
    .where('client', 'in', clients)
    .where('dueOn', '>=', from)
    .where('dueOn', '<=', to)
    .where('obligation', 'is not', null)
    .orderBy('dueOn')
    .orderBy('title')
}

async function returnsOf(
  database: Database,
  clients: readonly string[],
  month: string,
): Promise<ReadonlyMap<string, BoardReturn[]>> {
  const found = new Map<string, BoardReturn[]>()
  if (clients.length === 0) return found
  const rows = await selectReturns(database, clients, month).execute()
  for (const { id, client, obligation, title, period, dueOn, doneAt, status } of rows) {
    if (obligation === null || dueOn === null || !isReturn(obligation)) continue
    const all = found.get(client) ?? []
    all.push({ task: id, obligation, title, period: period ?? '', dueOn, status, isDone: doneAt !== null })
    found.set(client, all)
  }
  return found
}

export function listReturns({ database, ports }: RequestContext, { params }: Call<'listReturns'>) {
  const { month, limit, ...page } = params
  return load(database, async (reading) => {
    const rows = await ports.clients.pageByName(reading, { ...page, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const [returns, people] = await Promise.all([
      returnsOf(
        reading,
        shown.map(({ id }) => id),
        month,
      ),
      ports.people.find(
        reading,
        shown.flatMap(({ consultant }) => consultant ?? []),
      ),
    ])
    return respond(200, {
      clients: shown.map(({ id, profile, consultant }) => {
        const person = consultant === null ? undefined : people.get(consultant)
        return {
          client: id,
          name: profile.name,
          consultant: person ? { username: person.username, fullName: person.fullName } : null,
          returns: returns.get(id) ?? [],
        }
      }),
      hasMore: rows.length > limit,
    })
  })
}
