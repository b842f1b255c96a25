import { PostgresAdapter } from 'kysely'
import type { Kysely } from 'kysely'

/** Whether a database is PostgreSQL, for the few statements that SQLite writes differently. */
// oxlint-disable-next-line typescript/no-explicit-any -- of any tables: migrations have none
export const isPostgres = (database: Kysely<any>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter
