import { recordAudit } from '../database/audit.ts'
import { load, store } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import type { Secret } from '../database/secrets.ts'
import { FILES_SECRET, unwrapDataKey, wrapDataKey } from './data-keys.ts'

/** Rows of one query. */
const BATCH = 500

/**
 * Encrypts the data keys of all files by the current key of a secret. The contents are not read. It may run beside the
 * server, and again after an interruption.
 *
 * @returns how many were encrypted by another key before.
 * @throws MissingKeyError, before anything was lost; StorageError
 */
export async function rewrapDataKeys(database: Database, secret: Secret, now: Date): Promise<number> {
  const { current } = await secret.keys()
  let rewrapped = 0
  let after = ''
  for (let last = BATCH; last === BATCH;) {
    const rows = await load(database, (reading) =>
      reading
        .selectFrom('storedFiles')
        .select(['key', 'dataKey'])
        .where('key', '>', after)
        .where('dataKey', 'is not', null)
        .where('dataKey', 'not like', `${current.id}.%`)
        .orderBy('key')
        .limit(BATCH)
        .execute(),
    )
    for (const { key, dataKey } of rows) {
      if (dataKey === null) continue
      const wrapped = wrapDataKey(await unwrapDataKey(dataKey, key, secret), key, current)
      await store(database, (transaction) =>
        transaction
          .updateTable('storedFiles')
          .set({ dataKey: wrapped })
          .where('key', '=', key)
          .where('dataKey', '=', dataKey)
          .execute(),
      )
      rewrapped++
      after = key
    }
    last = rows.length
  }
  await store(database, (transaction) =>
    recordAudit(
      transaction,
      { action: 'secret.rotate', subject: FILES_SECRET, details: { key: current.id, rewrapped } },
      now,
    ),
  )
  return rewrapped
}
