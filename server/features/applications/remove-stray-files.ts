import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { knownKeys } from './queries.ts'

/** No upload takes as long, and no commit: what is older belongs to nobody; ms. */
const upload = 10 * 60 * 1000
const commit = 60 * 60 * 1000

/** Keys that are asked for in one query. */
const batch = 500

/**
 * Removes the files of uploads that a crash or a lost connection cut off, and CVs that no application knows.
 *
 * @param isAlone no other process uses the folder: then whatever is unfinished when this one starts is left over.
 * @returns how many were removed.
 */
export async function removeStrayFiles(
  { database, clock, files }: Pick<Context, 'database' | 'clock' | 'files'>,
  { isAlone }: { readonly isAlone: boolean },
): Promise<number> {
  const now = clock().getTime()
  let removed = await files.sweep(new Date(isAlone ? now : now - upload))
  const kept = await files.keptUpTo(new Date(now - commit))
  for (let index = 0; index < kept.length; index += batch) {
    const keys = kept.slice(index, index + batch)
    const known = await store(database, (transaction) => knownKeys(transaction, keys))
    for (const key of keys.filter((each) => !known.has(each))) {
      await files.remove(key)
      removed++
    }
  }
  return removed
}
