/** SQLite in a folder: one process, nothing to install. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, CompiledQuery, Kysely, SqliteDialect } from 'kysely'
import type { DatabaseConnection, Driver } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Name of the database's file inside the data folder. */
export const databaseFile = 'anupalan.sqlite'

/** @param dataDir made where it does not exist, readable by its owner only. */
export function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const sqlite = new SQLite(join(dataDir, databaseFile))
  sqlite.pragma('journal_mode = WAL')
  // better-sqlite3 is compiled with NORMAL, which loses the last commits when the power goes.
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  // What is erased is overwritten, and not left in the file until something else needs the room.
  sqlite.pragma('secure_delete = ON')

  return new Kysely<Tables>({
    dialect: new ImmediateSqliteDialect({ database: sqlite }),
    plugins: [new CamelCasePlugin()],
  })
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
