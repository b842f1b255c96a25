/** The rows of stored files and their parts. */
import type { Database, Transaction } from '../database/database.ts'
import type { Part } from './parts.ts'

export interface FileRow {
  readonly dataKey: string | null
  readonly parts: readonly Part[]
}

export const insertFile = (
  transaction: Transaction,
  file: {
    readonly key: string
    readonly collection: string
    readonly dataKey: string | null
    readonly now: Date
  },
): Promise<unknown> =>
  transaction
    .insertInto('storedFiles')
    .values({
      key: file.key,
      collection: file.collection,
      dataKey: file.dataKey,
      createdAt: file.now.toISOString(),
    })
    .execute()

export const insertPart = (transaction: Transaction, fileKey: string, part: Part): Promise<unknown> =>
  transaction
    .insertInto('fileParts')
    .values({ fileKey, ...part })
    .execute()

/** `undefined` for a file of an earlier version, whose key is its object. */
export async function findFile(database: Database, key: string): Promise<FileRow | undefined> {
  const file = await database
    .selectFrom('storedFiles')
    .select('dataKey')
    .where('key', '=', key)
    .executeTakeFirst()
  if (!file) return undefined
  const parts = await database
    .selectFrom('fileParts')
    .select(['start', 'bytes', 'object'])
    .where('fileKey', '=', key)
    .orderBy('start')
    .execute()
  return { ...file, parts }
}

/** @returns the objects of its parts. */
export async function deleteFile(transaction: Transaction, key: string): Promise<string[]> {
  const parts = await transaction
    .deleteFrom('fileParts')
    .where('fileKey', '=', key)
    .returning('object')
    .execute()
  await transaction.deleteFrom('storedFiles').where('key', '=', key).execute()
  return parts.map(({ object }) => object)
}
