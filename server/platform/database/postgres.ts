/** PostgreSQL: any number of instances share one database. */
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { PostgresPool } from 'kysely'
import { DatabaseError, Pool, TypeOverrides } from 'pg'
import type { PoolConfig } from 'pg'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export interface PostgresTimeouts {
  /** For a connection, new or from the pool; ms. */
  readonly connect: number
  /** For one statement; ms. `0` for no timeout. */
  readonly statement: number
}

/** An unavailable database must be detected within the 5 s of a response, together with the timeout of `store`. */
const timeouts = { connect: 1_500, statement: 2_000 } satisfies PostgresTimeouts

/** Migrations may take long, and wait for those of another instance. */
const timeoutsOfMigrations = { connect: 5_000, statement: 0 } satisfies PostgresTimeouts

/** Identifies its connections in `pg_stat_activity`. */
export const applicationName = 'anupalan'

/** Parses `bigint` as a number: all values are safe integers. */
const types = new TypeOverrides()
types.setTypeParser(20, Number)

/** For requests and jobs. @param limits longer ones for tests that are not about them, on a busy machine */
export const openPostgres = (url: string, limits: PostgresTimeouts = timeouts): Database =>
  openWith(createPool(url, limits, { max: 10 }))

/** Only for migrations; closed after them. */
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
    // The first is on the client, for an unreachable server; the second on the server, which cancels abandoned
    // statements.
    query_timeout: statement,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: statement * 2,
    // An acknowledged write is on disk, whatever the default of the server.
    options: `-c synchronous_commit=on ${options}`.trim(),
  })
  // Without listeners, the `error` event of a broken connection would end the process. A connection in use also rejects
  // its query, and an idle one is removed from the pool.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/**
 * Kysely returns a connection to the pool after most errors, and pg keeps one whose query has timed out: the next
 * caller would wait for that query. Only after an error response of the server is a connection still usable.
 *
 * Queries of one connection run one after the other: Kysely sends `rollback` while a query that began beside the failed
 * one is still running, and pg 9 accepts no second query then.
 */
const dropBroken = (pool: Pool): PostgresPool => ({
  options: pool.options,
  async connect() {
    const client = await pool.connect()
    let failure: unknown
    let last: Promise<unknown> = Promise.resolve()
    const run = async (text: string, values: readonly unknown[]) => {
      if (failure !== undefined) throw failure
      try {
        return await client.query(text, [...values])
      } catch (error) {
        if (!(error instanceof DatabaseError)) failure = error
        throw error
      }
    }
    const query = (text: string, values: readonly unknown[]) => {
      const result = last.then(() => run(text, values))
      last = result.catch(() => {})
      return result
    }
    return {
      // The type includes cursors, which this server does not use.
      query: query as never,
      release: (isDiscarded?: boolean) => client.release(isDiscarded === true || failure !== undefined),
    }
  },
  end: () => pool.end(),
})
