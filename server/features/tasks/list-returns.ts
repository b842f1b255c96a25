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

/** The next date after a month of each obligation that one of some clients has not met. */
export const selectNextDates = (database: Database, clients: readonly string[], month: string) =>
  database
    .selectFrom('tasks')
    .select((tasks) => ['obligation', tasks.fn.min('dueOn').as('dueOn')])
    .where('client', 'in', clients)
    .where('dueOn', '>', `${month}-31` as IsoDate)
    .where('doneAt', 'is', null)
    .where('obligation', 'is not', null)
    .groupBy('obligation')

/** The month of the next return, after a month, that one of some clients has to file. */
async function findNextMonth(
  database: Database,
  clients: readonly string[],
  month: string,
): Promise<string | null> {
  if (clients.length === 0) return null
  const rows = await selectNextDates(database, clients, month).execute()
  const dates = rows.flatMap(({ obligation, dueOn }) => (isReturn(obligation ?? '') && dueOn) || [])
  return dates.toSorted()[0]?.slice(0, 7) ?? null
}

export function listReturns({ database, ports }: RequestContext, { params }: Call<'listReturns'>) {
  const { month, limit, ...page } = params
  return load(database, async (reading) => {
    const rows = await ports.clients.pageByName(reading, { ...page, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    const ids = shown.map(({ id }) => id)
    const [returns, nextMonth, people] = await Promise.all([
      returnsOf(reading, ids, month),
      findNextMonth(reading, ids, month),
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
      nextMonth,
    })
  })
}
