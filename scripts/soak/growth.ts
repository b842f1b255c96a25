/**
 * Calls of a small and a large database, measured alternately, so that other work on the machine slows both. Growth is
 * that of the median: a 95th percentile changes more from run to run.
 */
import { Agent } from 'node:http'
import { store } from '../../server/platform/database/database.ts'
import type { Database, Transaction } from '../../server/platform/database/database.ts'
import { call, quantile } from './environment.ts'
import type { TrialContext } from './trial.ts'

/** Rows of one statement: SQLite has a limit of 32,766 values. */
const BATCH = 500

/** Inserts rows in batches, each in a transaction of its own. */
export async function addInBatches(
  database: Database,
  total: number,
  add: (transaction: Transaction, indices: readonly number[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < total; from += BATCH)
    await store(database, async (transaction) => {
      await add(
        transaction,
        Array.from({ length: Math.min(BATCH, total - from) }, (_, index) => from + index),
      )
    })
}

/** A server and the cookie of who calls it. */
export interface Called {
  readonly url: string
  readonly cookie: string
}

export interface GrowthCall {
  /** What is read, in the figures. */
  readonly what: string
  readonly path: string
  /** Entries that the first list of the response has at least. */
  readonly least: number
}

/** At most this many ms at the 95th percentile, with the large database. */
const MOST_MS = 50

/** The median with the large database, at most, relative to the small one. */
const MOST_GROWTH = 1.2

const ROUNDS = 300

/** The first calls compile code and fill caches. */
const WARM_UP = 20

/** Prints a line for each call, and checks its time and its growth. */
export async function measureGrowth(
  { check, count, note, defer }: Pick<TrialContext, 'check' | 'count' | 'note' | 'defer'>,
  servers: readonly [small: Called, large: Called],
  calls: readonly GrowthCall[],
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  defer(() => agent.destroy())
  for (const { what, path, least } of calls) {
    const times: [number[], number[]] = [[], []]
    for (let round = -WARM_UP; round < ROUNDS; round++)
      for (const [index, { url, cookie }] of servers.entries()) {
        const { status, text, ms } = await call(url + path, { headers: { Cookie: cookie }, agent })
        if (round === -WARM_UP) {
          check(status === 200, `${what}: ${status}`)
          const lists = Object.values(JSON.parse(text) as object).filter(Array.isArray)
          const entries = Math.max(0, ...lists.map((list) => list.length))
          check(entries >= least, `${what}: ${entries} entries`)
        }
        if (round < 0) continue
        times[index]!.push(ms)
        count()
      }
    const [before, after] = times.map((each) => ({
      median: quantile(each, 0.5),
      p95: quantile(each, 0.95),
    })) as [{ median: number; p95: number }, { median: number; p95: number }]
    const growth = after.median / before.median
    check(after.p95 <= MOST_MS, `${what}: p95 ${after.p95.toFixed(1)} ms`)
    check(
      growth <= MOST_GROWTH,
      `${what}: median ${before.median.toFixed(2)} to ${after.median.toFixed(2)} ms`,
    )
    note(
      `${what}: median ${before.median.toFixed(2)} to ${after.median.toFixed(2)} ms (${growth.toFixed(2)}), p95 ${before.p95.toFixed(1)} to ${after.p95.toFixed(1)} ms`,
    )
  }
}
