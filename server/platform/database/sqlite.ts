/** SQLite in a folder: one process, nothing to install. */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, CompiledQuery, Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import type { DatabaseConnection, Driver, SqliteDatabase, SqliteStatement } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Name of the database's file inside the data folder. */
export const databaseFile = 'anupalan.sqlite'

/**
 * @param dataDir created if it does not exist, readable by its owner only.
 * @throws Error of one line with instructions if the database is damaged.
 */
export function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, databaseFile)
  if (existsSync(path)) checkNotEmpty(path)
  else create(path)
  return new Kysely<Tables>({
    dialect: new ImmediateSqliteDialect({ database: withKeptStatements(openChecked(path)) }),
    plugins: [new CamelCasePlugin()],
  })
}

const instructions =
  'restore the newest backup (npm run restore -- <backup> --replace); the damaged file is replaced, so keep a copy'

/** SQLite treats an empty file as a new database, which would hide the loss of all data. */
function checkNotEmpty(path: string): void {
  if (statSync(path).size > 0) return
  throw new Error(
    `${path} is empty, which a used database never is: ${instructions}. To start with a new database, remove it.`,
  )
}

/** Renamed only once it has content: under its name the file is never empty, even after a crash. */
function create(path: string): void {
  const unfinished = `${path}.new`
  rmSync(unfinished, { force: true })
  const database = new SQLite(unfinished)
  // Writes the header of the file.
  database.pragma('journal_mode = WAL')
  database.close()
  renameSync(unfinished, path)
}

function openChecked(path: string): SQLite.Database {
  const sqlite = new SQLite(path)
  try {
    const damage = findDamage(sqlite)
    if (damage !== undefined) throw new Error(`${path} is damaged (${damage}): ${instructions}.`)
    // better-sqlite3 is compiled with NORMAL, which loses the last commits in a power failure.
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    sqlite.pragma('busy_timeout = 5000')
    // Deleted data is overwritten with zeros, and does not remain in free pages.
    sqlite.pragma('secure_delete = ON')
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}

/** Those used last; lists of many lengths make many statements. */
const MAX_KEPT_STATEMENTS = 256

/**
 * Prepares each statement once, which takes longer than to run one that reads a row. SQLite prepares it again by itself
 * after a change of the schema. A statement is not used by two at once: the connection is exclusive while one runs.
 */
function withKeptStatements(sqlite: SQLite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => void sqlite.close(),
    prepare(text) {
      const statement = kept.get(text) ?? sqlite.prepare(text)
      // The last of the map is the one used last.
      kept.delete(text)
      kept.set(text, statement)
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT_STATEMENTS && oldest !== undefined) kept.delete(oldest)
      return statement
    },
  }
}

/** SQLite's description of damage in a database. Reads every page once: about a second per gigabyte. */
function findDamage(sqlite: SQLite.Database): string | undefined {
  try {
    sqlite.pragma('journal_mode = WAL')
    const found = String(sqlite.pragma('quick_check(1)', { simple: true }))
    return found === 'ok' ? undefined : found.trim()
  } catch (error) {
    if (isDamaged(error)) return error.message
    throw error
  }
}

/** Whether SQLite reports that a file is not a database, or is corrupt. */
export function isDamaged(error: unknown): error is Error {
  return (
    error instanceof SQLite.SqliteError &&
    (error.code === 'SQLITE_NOTADB' || error.code.startsWith('SQLITE_CORRUPT'))
  )
}

/** Kysely runs no migrations in a transaction of SQLite by default, although SQLite can roll back changes of a schema. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Begins each transaction with BEGIN IMMEDIATE. With SQLite's default, a transaction that reads and then writes fails
 * immediately with SQLITE_BUSY if another process wrote in between (https://sqlite.org/isolation.html); with IMMEDIATE
 * it waits up to `busy_timeout`.
 */
class ImmediateSqliteDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    driver.beginTransaction = async (connection: DatabaseConnection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    }
    return driver
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}
