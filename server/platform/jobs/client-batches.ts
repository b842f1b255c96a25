/**
 * Work that somebody starts for many clients at once. A job does it, a client in a transaction of its own that marks the
 * client as done, so that a run after a crash repeats nothing, and a stop counts at the next client.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { load, store } from '../database/database.ts'
import type { Database, Transaction } from '../database/database.ts'

/** Clients of one query. */
const STEP_CLIENTS = 20

/** Pause between two clients, in ms, which leaves the server's thread to visitors. */
const PAUSE_MS = 2

export interface ClientBatches {
  /** The reference of the one that was started first, of those that have not ended. */
  readonly findRunning: (reading: Database) => Promise<string | undefined>
  /** Clients of it that are not done, at most so many. */
  readonly findOpen: (reading: Database, reference: string, limit: number) => Promise<readonly string[]>
  /** Ends it, since all its clients are done. */
  readonly end: (transaction: Transaction, reference: string) => Promise<unknown>
  /** @returns whether the work was done for this client by this call */
  readonly workOn: (reference: string, client: string) => Promise<boolean>
}

/**
 * Works on all that were started. Ends early once the signal is aborted.
 *
 * @returns for how many clients the work was done
 */
export async function runClientBatches(
  database: Database,
  batches: ClientBatches,
  signal: AbortSignal,
): Promise<number> {
  let done = 0
  for (;;) {
    const running = await load(database, batches.findRunning)
    if (running === undefined || signal.aborted) return done
    const open = await load(database, (reading) => batches.findOpen(reading, running, STEP_CLIENTS))
    if (open.length === 0) await store(database, (transaction) => batches.end(transaction, running))
    for (const client of open) {
      if (signal.aborted) return done
      if (await batches.workOn(running, client)) done += 1
      await wait(PAUSE_MS)
    }
  }
}
