/** SQLite in a folder: one process, nothing to install. */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, CompiledQuery, Kysely, SqliteDialect } from 'kysely'
import type { DatabaseConnection, Driver } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Name of the database's file inside the data folder. */
export const databaseFile = 'anupalan.sqlite'

/**
 * @param dataDir made where it does not exist, readable by its owner only.
 * @throws with one line that says what to do where the database is damaged.
 */
export function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, databaseFile)
  if (existsSync(path)) refuseEmpty(path)
  else create(path)
  return new Kysely<Tables>({
    dialect: new ImmediateSqliteDialect({ database: openChecked(path) }),
    plugins: [new CamelCasePlugin()],
  })
}

const remedy =
  'restore the newest backup (npm run restore -- <backup> --replace); the damaged file is replaced, so keep a copy'

/** To SQLite a file of no bytes is a new database: all that was stored would be gone without a word. */
function refuseEmpty(path: string): void {
  if (statSync(path).size > 0) return
  throw new Error(
    `${path} is empty, and no database that was ever used is: ${remedy}. To begin anew, remove it.`,
  )
}

/** Under its name it is never empty, not even where the process ends half-way. */
function create(path: string): void {
  const unfinished = `${path}.new`
  rmSync(unfinished, { force: true })
  const database = new SQLite(unfinished)
  // What is written first: the head of the file.
  database.pragma('journal_mode = WAL')
  database.close()
  renameSync(unfinished, path)
}

function openChecked(path: string): SQLite.Database {
  const sqlite = new SQLite(path)
  try {
    const damage = findDamage(sqlite)
    if (damage !== undefined) throw new Error(`${path} is damaged (${damage}): ${remedy}.`)
    // better-sqlite3 is compiled with NORMAL, which loses the last commits when the power goes.
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    sqlite.pragma('busy_timeout = 5000')
    // What is erased is overwritten, and not left in the file until something else needs the room.
    sqlite.pragma('secure_delete = ON')
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}

/** What SQLite says is wrong with a database. Reads every page once: about a second for each gigabyte. */
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

/** Whether SQLite says that a file is not, or no longer, a database. */
export function isDamaged(error: unknown): error is Error {
  return (
    error instanceof SQLite.SqliteError &&
    (error.code === 'SQLITE_NOTADB' || error.code.startsWith('SQLITE_CORRUPT'))
  )
}

/**
 * Begins each transaction as one that writes. Begun as a reader, which is SQLite's default, a transaction that reads
 * and then writes fails at once with SQLITE_BUSY where a command wrote in between (https://sqlite.org/isolation.html);
 * begun so, it waits for its turn, `busy_timeout` long.
 */
class ImmediateSqliteDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    driver.beginTransaction = async (connection: DatabaseConnection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    }
    return driver
  }
}
