import { sql } from 'kysely'
import type { Database } from './database.ts'
import { endOfPrefix } from './end-of-prefix.ts'

/** Tables of the keys by which rows are found, with an index that begins with `key`. */
export type KeyTable = 'enquiry_keys' | 'application_keys' | 'user_keys'

/** Keys that begin with a prefix, of which each is read in the order of its rows. */
const MOST_KEYS = 32

/** The keys that begin with a prefix; `undefined` if there are more than `MOST_KEYS`. */
export async function findKeys(
  database: Database,
  table: KeyTable,
  prefix: string,
): Promise<string[] | undefined> {
  // Goes from each key to the next in the index, and reads no other of its rows.
  const { rows } = await sql<{ key: string }>`
    with recursive found (key) as (
      select min(key) from ${sql.table(table)} where key >= ${prefix} and key < ${endOfPrefix(prefix)}
      union all
      select (select min(keys.key) from ${sql.table(table)} as keys
        where keys.key > found.key and keys.key < ${endOfPrefix(prefix)})
      from found where found.key is not null
    )
    select key from found where key is not null limit ${MOST_KEYS + 1}`.execute(database)
  return rows.length > MOST_KEYS ? undefined : rows.map(({ key }) => key)
}
