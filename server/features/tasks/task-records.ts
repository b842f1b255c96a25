import { hasAcknowledgement } from '@anupalan/server/contract/tasks/rules'
import { financialYear } from '../../compliance/calendar/financial-year.ts'
import { istDate } from '../../compliance/ist.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { ClientRecords } from '../../platform/ports.ts'

/** Returns of a client with an acknowledgement number, by id, with the year of their date. */
async function readReturns(database: Database, client: string): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('tasks')
    .innerJoin('taskFilings', 'taskFilings.task', 'tasks.id')
    .select(['tasks.id', 'tasks.dueOn', 'taskFilings.status', 'taskFilings.filedOn'])
    .where('tasks.client', '=', client)
    .execute()
  return new Map(
    rows
      .filter(({ status }) => hasAcknowledgement(status))
      .map(({ id, dueOn, filedOn }) => [id, financialYear(dueOn ?? filedOn)]),
  )
}

async function erase(transaction: Transaction, client: string, keptYears: readonly string[]): Promise<void> {
  const returns = await readReturns(transaction, client)
  const kept = [...returns].flatMap(([id, year]) => (keptYears.includes(year) ? [id] : []))
  await transaction
    .deleteFrom('tasks')
    .where('client', '=', client)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
}

/** Returns: other tasks are never kept. */
export const taskRecords: ClientRecords = {
  name: 'returns',
  yearsOf: async (database, client) => [...(await readReturns(database, client)).values()],
  erase,
  async newestDayOf(database, clients) {
    const rows = await database
      .selectFrom('tasks')
      .select(({ fn }) => ['client', fn.max('dueOn').as('dueOn'), fn.max('doneAt').as('doneAt')])
      .where('client', 'in', clients)
      .groupBy('client')
      .execute()
    return new Map(
      rows.flatMap(({ client, dueOn, doneAt }) => {
        const doneOn = doneAt && istDate(Date.parse(doneAt))
        const newest = dueOn && doneOn ? (dueOn > doneOn ? dueOn : doneOn) : dueOn || doneOn
        return newest ? [[client, newest] as const] : []
      }),
    )
  },
}
