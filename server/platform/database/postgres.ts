/** PostgreSQL: any number of instances on one database. */
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { PostgresPool } from 'kysely'
import { DatabaseError, Pool, TypeOverrides } from 'pg'
import type { PoolConfig } from 'pg'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export interface PostgresTimeouts {
  /** For a connection, new or from the pool; ms. */
  readonly connect: number
  /** For one statement; ms. `0` waits for ever. */
  readonly statement: number
}

/** A database that is gone must be known to be gone, here and in `store`, within the 5 s of an answer. */
const timeouts = { connect: 1_500, statement: 2_000 } satisfies PostgresTimeouts

/** Migrations may take their time, and wait for those of another instance. */
const timeoutsOfMigrations = { connect: 5_000, statement: 0 } satisfies PostgresTimeouts

/** How its connections are told from others in `pg_stat_activity`. */
export const applicationName = 'anupalan'

/** Reads `bigint` as a number: none of ours leaves the safe integers. */
const types = new TypeOverrides()
types.setTypeParser(20, Number)

/** For requests and jobs. */
export const openPostgres = (url: string): Database => openWith(createPool(url, timeouts, { max: 10 }))

/** For migrations alone, to be closed after them. */
export const openPostgresForMigrations = (url: string): Database =>
  openWith(createPool(url, timeoutsOfMigrations, { max: 1 }))

const openWith = (pool: Pool): Database =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: dropBroken(pool) }),
    plugins: [new CamelCasePlugin()],
  })

export function createPool(
  url: string,
  { connect, statement }: PostgresTimeouts,
  { max, options = '' }: Pick<PoolConfig, 'max' | 'options'>,
): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: applicationName,
    max,
    types,
    keepAlive: true,
    connectionTimeoutMillis: connect,
    // Here for a server that does not answer at all, there for one that is busy with what nobody waits for.
    query_timeout: statement,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: statement * 2,
    // An acknowledged write is on disk, whatever the server's own default.
    options: `-c synchronous_commit=on ${options}`.trim(),
  })
  // A connection that breaks says so as an event as well, which nobody else hears: whoever was using it is told
  // by the failure of a query, and one that nobody used has left the pool.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/**
 * Kysely gives a connection back to the pool after most failures, and pg keeps one whose query has timed out:
 * the next caller would wait behind that query. Only what the server itself refused leaves a connection sound.
 */
const dropBroken = (pool: Pool): PostgresPool => ({
  options: pool.options,
  async connect() {
    const client = await pool.connect()
    let failure: unknown
    const query = async (text: string, values: readonly unknown[]) => {
      if (failure !== undefined) throw failure
      try {
        return await client.query(text, [...values])
      } catch (error) {
        if (!(error instanceof DatabaseError)) failure = error
        throw error
      }
    }
    return {
      // Kysely asks for cursors too, which this server has no use for.
      query: query as never,
      release: (isDiscarded?: boolean) => client.release(isDiscarded === true || failure !== undefined),
    }
  },
  end: () => pool.end(),
})
