/** Reads many rows in pages, because SQLite is synchronous and would block other requests. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { load } from './database.ts'
import type { Database } from './database.ts'

/** Rows of one page: about 1 ms in SQLite. */
export const PAGE_ROWS = 200

/**
 * Yields pages of rows until one is not full, and yields to the event loop between two pages. Each page is a separate
 * query: concurrently inserted or deleted rows may or may not be read, and no row is read twice if the key is unique
 * and does not change.
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
    const from = after
    const rows = await load(database, (reading) => read({ database: reading, after: from, limit: PAGE_ROWS }))
    if (rows.length > 0) yield rows
    if (rows.length < PAGE_ROWS) return
    after = keyOf(rows.at(-1)!)
    await nextTurn()
  }
}
