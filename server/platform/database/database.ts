/** The database, SQLite in a folder or PostgreSQL: every acknowledged write is on disk. */
import { sql } from 'kysely'
import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** By name, in the order of their names: `0006-bookings`. */
export type Migrations = Readonly<Record<string, Migration>>

/** Storage failed or timed out. Nothing may be acknowledged. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  constructor(cause: unknown, message = 'The database failed.') {
    super(message, { cause })
  }
}

/** Timeout of the database, in ms: together with the rest of a call, under 5 s. */
const TIMEOUT_MS = 3_500

const timeouts = new WeakMap<Database, number>()

/** Sets the timeout of one database, in ms: tests that are not about it run on busy machines too. */
export const setTimeoutOf = (database: Database, ms: number): void => void timeouts.set(database, ms)

/**
 * Writes in one transaction. After a timeout the commit may still succeed: a retry under the same reference finds it.
 *
 * @throws StorageError
 */
export async function store<Result>(
  database: Database,
  write: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return withTimeout(database, database.transaction().execute(write))
}

/**
 * Writes in one statement, which is a transaction by itself, without the round trips of a beginning and a commit.
 *
 * @throws StorageError
 */
export async function storeAtOnce<Result>(
  database: Database,
  write: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withTimeout(database, write(database))
}

/** Reads. @throws StorageError */
export async function load<Result>(
  database: Database,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withTimeout(database, read(database))
}

/**
 * Whether a write violated a unique constraint, because another transaction committed first. Its own transaction is
 * rolled back.
 */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof StorageError ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  // PostgreSQL's SQLSTATE, and SQLite's error code.
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}

/** @throws StorageError if the database does not respond. */
export async function ping(database: Database): Promise<void> {
  await withTimeout(database, sql`select 1`.execute(database))
}

async function withTimeout<Result>(database: Database, work: Promise<Result>): Promise<Result> {
  const ms = timeouts.get(database) ?? TIMEOUT_MS
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response in ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, timeout])
  } catch (cause) {
    throw new StorageError(cause)
  } finally {
    clearTimeout(timer)
  }
}
