import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { store } from '../database/database.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Collection } from './collection.ts'
import { deleteFile } from './file-rows.ts'
import { onStorage } from './file-store.ts'
import type { FileStore } from './file-store.ts'
import { deleteEndedUploads } from './uploads.ts'

/** Longer than any upload and any commit takes; ms. An older file belongs to no pending call. */
const UPLOAD_MS = 10 * 60 * 1000
const COMMIT_MS = 60 * 60 * 1000

/** Rows in one query. */
const BATCH = 500

/**
 * Removes what is left of interrupted and expired uploads, files that no row refers to, and objects that no file has,
 * of every collection.
 *
 * @param isAlone no other process uses the folder, so everything unfinished is stale.
 * @returns how many uploads, files and objects were removed.
 * @throws StorageError
 */
export async function removeStrayFiles(
  { database, clock, files }: Pick<Context, 'database' | 'clock' | 'files'>,
  { isAlone }: { readonly isAlone: boolean },
): Promise<number> {
  const now = clock()
  const committed = new Date(now.getTime() - COMMIT_MS)
  let removed = 0
  for (const collection of files.collections) {
    const { objects } = files.of(collection.name)
    removed += await onStorage(objects.removeUnfinished(isAlone ? now : new Date(now.getTime() - UPLOAD_MS)))
    removed += await removeEndedUploads(database, files.of(collection.name), now)
    removed += await removeUnreferencedFiles(database, files.of(collection.name), collection, committed)
    removed += await removeUnlistedObjects(database, files.of(collection.name), collection, committed)
  }
  return removed
}

async function removeEndedUploads(
  database: Database,
  { collection, objects }: FileStore,
  now: Date,
): Promise<number> {
  let removed = 0
  for (let last = BATCH; last === BATCH;) {
    const ended = await store(database, (transaction) =>
      deleteEndedUploads(transaction, collection, now, BATCH),
    )
    for (const name of ended.objects) await onStorage(objects.remove(name))
    last = ended.deleted
    removed += last
  }
  return removed
}

async function removeUnreferencedFiles(
  database: Database,
  { objects }: FileStore,
  { name, table, column }: Collection,
  upTo: Date,
): Promise<number> {
  let removed = 0
  for (let last = BATCH; last === BATCH;) {
    const found = await store(database, async (transaction) => {
      const { rows } = await sql<{ key: string }>`
        select key from stored_files
        where collection = ${name} and created_at <= ${upTo.toISOString()}
          and not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = stored_files.key)
          and not exists (select 1 from uploads where uploads.file_key = stored_files.key)
        limit ${BATCH}
      `.execute(transaction)
      const names: string[] = []
      for (const { key } of rows) names.push(...(await deleteFile(transaction, key)))
      return { files: rows.length, names }
    })
    for (const each of found.names) await onStorage(objects.remove(each))
    last = found.files
    removed += last
  }
  return removed
}

async function removeUnlistedObjects(
  database: Database,
  { objects }: FileStore,
  collection: Collection,
  upTo: Date,
): Promise<number> {
  const stored = await onStorage(objects.storedUpTo(upTo))
  let removed = 0
  for (let index = 0; index < stored.length; index += BATCH) {
    const names = stored.slice(index, index + BATCH)
    const listed = await store(database, (transaction) => listedNames(transaction, collection, names))
    for (const name of names.filter((each) => !listed.has(each))) {
      await onStorage(objects.remove(name))
      removed++
    }
  }
  return removed
}

/** Objects of parts, and files of earlier versions, whose keys are their objects. */
async function listedNames(
  transaction: Transaction,
  { table, column }: Collection,
  names: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select object as name from file_parts where object in (${sql.join(names)})
    union all
    select ${sql.ref(column)} as name from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(names)})
  `.execute(transaction)
  return new Set(rows.map(({ name }) => name))
}
