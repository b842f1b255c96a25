/** Databases with the tables of this version: the migrations run once in a process, and every database is a copy. */
import { migrations } from '../features.ts'
import { ping, setTimeoutOf } from '../platform/database/database.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { openSqlite } from '../platform/database/sqlite.ts'
import type { DatabaseKind, TestDatabase } from './databases.ts'

const copies = new Map<DatabaseKind, Promise<() => Promise<TestDatabase>>>()

async function createTemplate(kind: DatabaseKind): Promise<() => Promise<TestDatabase>> {
  const template = await kind.create()
  const database = await openDatabase(template.config, migrations)
  await database.destroy()
  return kind.toTemplate(template)
}

/** Creates a database as the server leaves it after its first start. */
export async function createMigrated(kind: DatabaseKind): Promise<TestDatabase> {
  const copy = copies.get(kind) ?? createTemplate(kind)
  copies.set(kind, copy)
  return (await copy)()
}

/** On a busy machine, a statement of some ms can wait for seconds. */
const TIMEOUT_MS = 30_000
const timeouts = { connect: TIMEOUT_MS, statement: TIMEOUT_MS }

/** Opens one without looking for migrations to run, which takes longer than most tests. */
export async function openMigrated({ dataDir, databaseUrl }: TestDatabase['config']): Promise<Database> {
  const database = databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, timeouts)
  setTimeoutOf(database, TIMEOUT_MS)
  // Connected, as after the migrations.
  await ping(database)
  return database
}
