/** What is overdue and due next for some clients, read from the index of open tasks alone. */
import { sql } from 'kysely'
import type { IsoDate } from '../../compliance/ist.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ClientDue } from '../../platform/ports.ts'

const dueKey = sql`coalesce(due_on, '9999-12-31')`

/** @param today in India */
export async function dueOf(
  database: Database,
  clients: readonly string[],
  today: IsoDate,
): Promise<ReadonlyMap<string, ClientDue>> {
  if (clients.length === 0) return new Map()
  const rows = await database
    .selectFrom('clients')
    .select([
      'clients.id',
      sql<number>`(select count(*) from tasks where client = clients.id and done_at is null
        and ${dueKey} < ${today})`.as('overdue'),
      sql<IsoDate | null>`(select min(${dueKey}) from tasks where client = clients.id and done_at is null
        and ${dueKey} < ${today})`.as('overdueSince'),
      sql<IsoDate | null>`(select min(${dueKey}) from tasks where client = clients.id and done_at is null
        and ${dueKey} >= ${today} and ${dueKey} < '9999-12-31')`.as('nextDue'),
    ])
    .where('clients.id', 'in', clients)
    .execute()
  return new Map(
    rows.map(({ id, overdue, overdueSince, nextDue }) => [id, { overdue, overdueSince, nextDue }]),
  )
}
