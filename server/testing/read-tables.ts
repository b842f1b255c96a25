/** What a database has, in every table: also in those that a test does not know. */
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** All rows of all tables, by the name of the table. */
export async function readTables(database: Database): Promise<Record<string, readonly unknown[]>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  const names = tables.filter(({ schema }) => schema === undefined || schema === 'public')
  const rows = names.map(async ({ name }) => [
    name,
    (await sql`select * from ${sql.table(name)}`.execute(database)).rows,
  ])
  return Object.fromEntries((await Promise.all(rows)) as [string, unknown[]][])
}

/** The tables with a row that contains a text, such as the id of what was erased; sorted. */
export async function tablesWith(database: Database, text: string): Promise<readonly string[]> {
  const tables = Object.entries(await readTables(database))
  return tables.flatMap(([name, rows]) => (JSON.stringify(rows).includes(text) ? [name] : [])).toSorted()
}
