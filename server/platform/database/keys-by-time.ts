/** Rows found by the beginning of a key, in the order of the time at which they were received. */
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { endOfPrefix } from './end-of-prefix.ts'
import { findKeys } from './find-keys.ts'
import type { KeyTable } from './find-keys.ts'

/** A table of keys, with an index of `key`, `received_at` and the reference. */
export interface KeysByTime {
  readonly table: Exclude<KeyTable, 'user_keys'>
  /** Its column with the reference of the row that has the key. */
  readonly reference: 'enquiry' | 'application'
}

export interface FirstByTime {
  readonly order: 'newest' | 'oldest'
  /** Only those that follow it. */
  readonly last: { readonly receivedAt: string; readonly reference: string } | undefined
  readonly limit: number
}

/** Keys that one row has at most. */
const MOST_KEYS_OF_ROW = 5

/** Rows of keys that are sorted. */
const MOST_SORTED = 10_000

/** Keys that are few enough to sort the rows that have them. */
const FEW_KEYS = 2_000

/** How many keys begin with a prefix, at most `limit`. */
async function countKeys(
  database: Database,
  { table }: KeysByTime,
  prefix: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (
      select 1 from ${sql.table(table)} where key >= ${prefix} and key < ${endOfPrefix(prefix)} limit ${limit}
    ) as found`.execute(database)
  return Number(rows[0]?.count)
}

/** Whether so many keys begin with a search that a page is full after a short part of all rows. */
export const hasManyKeys = async (database: Database, keys: KeysByTime, prefix: string): Promise<boolean> =>
  prefix !== '' && (await countKeys(database, keys, prefix, FEW_KEYS + 1)) > FEW_KEYS

/**
 * The references of the first rows with a key that begins with a prefix.
 *
 * @returns `undefined` if most rows can be expected to have one: a page is then full after a short part of the list
 */
export async function findFirstByTime(
  database: Database,
  keys: KeysByTime,
  prefix: string,
  { order, last, limit }: FirstByTime,
): Promise<string[] | undefined> {
  const [direction, follows] = order === 'oldest' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const reference = sql.ref(keys.reference)
  const following = last
    ? sql`and (received_at, ${reference}) ${follows} (${last.receivedAt}, ${last.reference})`
    : sql``
  const found = await findKeys(database, keys.table, prefix)
  const times = new Map<string, string>()
  const read = async (condition: ReturnType<typeof sql>, rows: number) => {
    const page = await sql<{ receivedAt: string; reference: string }>`
      select received_at, ${reference} as reference from ${sql.table(keys.table)}
      where ${condition} ${following}
      order by received_at ${direction}, ${reference} ${direction} limit ${rows}`.execute(database)
    for (const row of page.rows) times.set(row.reference, row.receivedAt)
  }
  if (found) for (const key of found) await read(sql`key = ${key}`, limit)
  else {
    const range = sql`key >= ${prefix} and key < ${endOfPrefix(prefix)}`
    if ((await countKeys(database, keys, prefix, MOST_SORTED)) === MOST_SORTED) return undefined
    // A row may have several keys that begin so.
    await read(range, limit * MOST_KEYS_OF_ROW)
  }
  const sign = order === 'oldest' ? 1 : -1
  return [...times]
    .toSorted(([one, at], [other, otherAt]) => sign * (at + one < otherAt + other ? -1 : 1))
    .slice(0, limit)
    .map(([each]) => each)
}
