/** Reads many rows in pages, so that SQLite, which answers on the server's only thread, never holds up other requests. */
import { setTimeout as wait } from 'node:timers/promises'
import { load } from './database.ts'
import type { Database } from './database.ts'

/** Rows of one page: less than a millisecond on the server's thread. */
export const PAGE_ROWS = 20

/** How much longer the thread is left to other requests than a page takes. */
const REST_RATIO = 4

/** For how long at least, in ms. */
const MIN_REST_MS = 1

/**
 * Yields pages of rows until one is not full, and pauses between two. Each page is a query of its own: rows that are
 * inserted or deleted meanwhile may or may not be read, and no row is read twice if the key is unique and does not change.
 *
 * @param read reads the rows whose key is greater than `after`, ordered by it, at most `limit` of them.
 * @param keyOf the key of a row.
 * @throws StorageError
 */
export async function* readPages<Row, Key extends string | number>(
  database: Database,
  read: (page: {
    readonly database: Database
    readonly after: Key | undefined
    readonly limit: number
  }) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[], void> {
  let after: Key | undefined
  for (;;) {
    const began = performance.now()
    const from = after
    const rows = await load(database, (reading) => read({ database: reading, after: from, limit: PAGE_ROWS }))
    if (rows.length > 0) yield rows
    if (rows.length < PAGE_ROWS) return
    after = keyOf(rows.at(-1)!)
    await wait(Math.max(MIN_REST_MS, REST_RATIO * (performance.now() - began)))
  }
}
