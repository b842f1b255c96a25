/** Opens the database and runs the migrations. */
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Config } from '../config/config.ts'
import { interruptedRestore, replacedSchema } from './backup-postgres.ts'
import { ping } from './database.ts'
import type { Database, Migrations } from './database.ts'
import { isPostgres } from './dialect.ts'
import { openPostgres, openPostgresForMigrations } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/**
 * Opens the database and runs the migrations.
 *
 * @param config PostgreSQL with a `databaseUrl`, else SQLite in `dataDir`.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  migrations: Migrations,
): Promise<Database> {
  if (databaseUrl !== undefined) {
    const migrating = openPostgresForMigrations(databaseUrl)
    const prepare = async () => {
      await checkInterrupted(migrating)
      await migrate(migrating, migrations)
    }
    await prepare().finally(() => migrating.destroy())
    return prepared(openPostgres(databaseUrl), ping)
  }
  return prepared(openSqlite(dataDir), (database) => migrate(database, migrations))
}

/**
 * After an interrupted restore of an earlier version, the migrations would create empty tables next to the stored ones.
 */
async function checkInterrupted(database: Database): Promise<void> {
  const { rows } = await sql.raw(interruptedRestore).execute(database)
  if (rows.length === 0) return
  throw new Error(
    `a restore was interrupted, and its tables are in the schema ${replacedSchema}. Run it again: npm run restore -- <backup> --replace`,
  )
}

async function prepared(
  database: Database,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  try {
    await prepare(database)
    return database
  } catch (error) {
    await database.destroy()
    throw error
  }
}

/**
 * Runs pending migrations, all or none, also if the process ends half-way. Instances that start together wait for each
 * other.
 */
export async function migrate(database: Database, migrations: Migrations): Promise<void> {
  try {
    await (isPostgres(database) ? run(database, migrations) : runOnSqlite(database, migrations))
  } catch (cause) {
    throw new Error('The database could not be brought up to date.', { cause })
  }
}

/** @returns how many ran. In a transaction of its own, unless `database` is one. */
async function run(database: Database, migrations: Migrations): Promise<number> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.length
}

/**
 * Enforced foreign keys would delete the rows that refer to a table when a migration replaces it, and cannot be switched
 * off in a transaction (https://sqlite.org/lang_altertable.html#otheralter). They are checked before the commit.
 */
const runOnSqlite = (database: Database, migrations: Migrations): Promise<void> =>
  database.connection().execute(async (connection) => {
    await sql`pragma foreign_keys = off`.execute(connection)
    try {
      await connection.transaction().execute(async (transaction) => {
        if ((await run(transaction, migrations)) > 0) await checkForeignKeys(transaction)
      })
    } finally {
      await sql`pragma foreign_keys = on`.execute(connection)
    }
  })

async function checkForeignKeys(database: Database): Promise<void> {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(database)
  const [first] = rows
  if (first === undefined) return
  throw new Error(`rows of ${first.table} refer to rows of ${first.parent} that do not exist`)
}
