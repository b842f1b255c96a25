/** The database: SQLite in a folder, with every acknowledged write on disk. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, Kysely, SqliteDialect, sql } from 'kysely'
import type { Transaction as KyselyTransaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** Storage did not take a write, or did not answer. Nothing may be acknowledged. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  constructor(cause: unknown) {
    super('The database failed.', { cause })
  }
}

/** Name of the database's file inside the data folder. */
export const databaseFile = 'anupalan.sqlite'

/**
 * Opens the database and brings its tables up to date.
 *
 * @param dataDir made where it does not exist, readable by its owner only.
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const sqlite = new SQLite(join(dataDir, databaseFile))
  sqlite.pragma('journal_mode = WAL')
  // better-sqlite3 is compiled with NORMAL, which loses the last commits when the power goes.
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')

  const database: Database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqlite }),
    plugins: [new CamelCasePlugin()],
  })
  try {
    await migrate(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/** Runs the migrations that have not run yet, all or none. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The database could not be brought up to date.', { cause: error })
}

/**
 * Writes in one transaction: all of it is stored, or none.
 *
 * @throws StorageError
 */
export async function store<Result>(
  database: Database,
  write: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction().execute(write)
  } catch (cause) {
    throw new StorageError(cause)
  }
}

/** @throws StorageError where the database does not answer. */
export async function ping(database: Database): Promise<void> {
  try {
    await sql`select 1`.execute(database)
  } catch (cause) {
    throw new StorageError(cause)
  }
}
