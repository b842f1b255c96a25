/** The database: SQLite in a folder or PostgreSQL, with every acknowledged write on disk. */
import { sql } from 'kysely'
import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** By name, in the order of their names: `0006-bookings`. */
export type Migrations = Readonly<Record<string, Migration>>

/** Storage did not take a write, or did not answer. Nothing may be acknowledged. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  constructor(cause: unknown, message = 'The database failed.') {
    super(message, { cause })
  }
}

/** How long a caller waits for the database, in ms: with the rest of its call, under 5 s. */
const patience = 3_500

/**
 * Writes in one transaction: all of it is stored, or none. Where the database does not say so in time it
 * may still be stored: that is the caller's next try to find, under the same reference.
 *
 * @throws StorageError
 */
export async function store<Result>(
  database: Database,
  write: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return answerInTime(database.transaction().execute(write))
}

/** Reads. @throws StorageError */
export async function load<Result>(
  database: Database,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  return answerInTime(read(database))
}

/**
 * Whether a write failed because what it says can be true only once, and somebody else was quicker. Nothing of its
 * transaction was stored.
 */
export function isLostRace(error: unknown): boolean {
  const cause = error instanceof StorageError ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  // PostgreSQL's number for it, and SQLite's name.
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}

/** @throws StorageError where the database does not answer. */
export async function ping(database: Database): Promise<void> {
  await answerInTime(sql`select 1`.execute(database))
}

async function answerInTime<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience)
  })
  try {
    return await Promise.race([answer, tooLate])
  } catch (cause) {
    throw new StorageError(cause)
  } finally {
    clearTimeout(timer)
  }
}
