import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { store } from '../database/database.ts'
import type { Transaction } from '../database/database.ts'
import type { Collection } from './collection.ts'

/** Longer than any upload and any commit takes; ms. An older file belongs to no pending call. */
const UPLOAD_MS = 10 * 60 * 1000
const COMMIT_MS = 60 * 60 * 1000

/** Keys in one query. */
const BATCH = 500

/**
 * Removes the files of interrupted uploads, and files that no row refers to, of every collection.
 *
 * @param isAlone no other process uses the folder, so every unfinished file is stale.
 * @returns how many were removed.
 */
export async function removeStrayFiles(
  { database, clock, files }: Pick<Context, 'database' | 'clock' | 'files'>,
  { isAlone }: { readonly isAlone: boolean },
): Promise<number> {
  const now = clock().getTime()
  let removed = 0
  for (const collection of files.collections) {
    const folder = files.of(collection.name)
    removed += await folder.removeUnfinished(new Date(isAlone ? now : now - UPLOAD_MS))
    const kept = await folder.storedUpTo(new Date(now - COMMIT_MS))
    for (let index = 0; index < kept.length; index += BATCH) {
      const keys = kept.slice(index, index + BATCH)
      const referenced = await store(database, (transaction) => referencedKeys(transaction, collection, keys))
      for (const key of keys.filter((each) => !referenced.has(each))) {
        await folder.remove(key)
        removed++
      }
    }
  }
  return removed
}

async function referencedKeys(
  transaction: Transaction,
  { table, column }: Collection,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(keys)})
  `.execute(transaction)
  return new Set(rows.map(({ key }) => key))
}
