/**
 * Writes of several calls in one transaction. A commit of SQLite blocks the process until it is on disk, so many of them
 * in a short time delay every other request.
 */
import { sql } from 'kysely'
import { StorageError, store } from './database.ts'
import type { Database, Transaction } from './database.ts'
import { isPostgres } from './dialect.ts'

export interface StoreTogetherOptions {
  /** How long a write waits for others at most; ms. */
  readonly maxDelayMs: number
  /** Whether further writes follow shortly. A write commits immediately, with those that wait, if none do. */
  readonly isMoreComing: () => boolean
}

interface WaitingWrite {
  readonly write: (transaction: Transaction) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

interface Group {
  readonly writes: WaitingWrite[]
  readonly commit: () => void
}

/**
 * @returns a function like `store`: it resolves after the commit, and what one write throws undoes that write alone. On
 * PostgreSQL, whose commits block nothing, it is `store`.
 */
export function createStoreTogether({ maxDelayMs, isMoreComing }: StoreTogetherOptions): typeof store {
  const groups = new WeakMap<Database, Group>()

  function startGroup(database: Database): Group {
    const writes: WaitingWrite[] = []
    const commit = () => {
      clearTimeout(timer)
      groups.delete(database)
      void storeAll(database, writes)
    }
    const timer = setTimeout(commit, maxDelayMs)
    const group = { writes, commit }
    groups.set(database, group)
    return group
  }

  return (database, write) => {
    if (isPostgres(database)) return store(database, write)
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof write>>>()
    const group = groups.get(database) ?? startGroup(database)
    group.writes.push({ write, resolve: resolve as WaitingWrite['resolve'], reject })
    if (!isMoreComing()) group.commit()
    return promise
  }
}

async function storeAll(database: Database, writes: readonly WaitingWrite[]): Promise<void> {
  const outcomes: (() => void)[] = []
  try {
    await store(database, async (transaction) => {
      for (const { write, resolve, reject } of writes)
        try {
          const result = await inSavepoint(transaction, write)
          outcomes.push(() => resolve(result))
        } catch (error) {
          if (error instanceof UndoError) throw error.cause
          outcomes.push(() => reject(new StorageError(error)))
        }
    })
    for (const settle of outcomes) settle()
  } catch (error) {
    for (const { reject } of writes) reject(error)
  }
}

/** A write that could not be undone on its own: SQLite rolls the whole transaction back when a disk is full. */
class UndoError extends Error {
  override readonly name = 'UndoError'
}

async function inSavepoint<Result>(
  transaction: Transaction,
  write: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await sql`savepoint one_of_several`.execute(transaction)
  try {
    const result = await write(transaction)
    await sql`release one_of_several`.execute(transaction)
    return result
  } catch (cause) {
    try {
      await sql`rollback to one_of_several`.execute(transaction)
      await sql`release one_of_several`.execute(transaction)
    } catch {
      throw new UndoError('The transaction is rolled back.', { cause })
    }
    throw cause
  }
}
