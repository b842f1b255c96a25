/** The rows of resumable uploads. */
import type { FileKind } from '@anupalan/server/contract'
import type { Database, Transaction } from '../database/database.ts'
import type { UploadsTable } from '../database/tables.ts'
import { deleteFile } from './file-rows.ts'
import type { StoredFile } from './file-store.ts'

/** What is known about the file of a complete upload. */
export interface UploadedDocument extends StoredFile {
  /** The sender's name of the file, safe to save under, with the extension of its kind. */
  readonly name: string
  readonly kind: FileKind
  /** Whether it needs a password. */
  readonly isLocked: boolean
  /** Whether it has scripts or embedded files, which a program may run when it is opened. */
  readonly hasActiveContent: boolean
}

/** A complete upload. */
export interface CompleteUpload {
  readonly reference: string
  /** Who sent it. */
  readonly username: string
  /** The parameters of the path at which it was started. */
  readonly params: Readonly<Record<string, string>>
  /** The validated fields of its metadata. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly file: UploadedDocument
}

/** Which upload, and who may use it. */
export interface UploadOfUser {
  readonly collection: string
  readonly reference: string
  readonly username: string
  /** Those of the path, without the one that names the upload. */
  readonly params: Readonly<Record<string, string>>
}

/** A complete upload of a user that no row refers to yet; `undefined` for every other. */
export async function findUpload(
  database: Database,
  upload: UploadOfUser,
): Promise<CompleteUpload | undefined> {
  const row = await findRow(database, upload)
  return row && row.claimedAt === null ? completeOf(row) : undefined
}

/**
 * Takes a complete upload for a row that refers to its file. Once only: of concurrent transactions one gets it.
 *
 * @returns `undefined` if there is no such upload, it is not complete, or it was claimed.
 */
export async function claimUpload(
  transaction: Transaction,
  upload: UploadOfUser,
  now: Date,
): Promise<CompleteUpload | undefined> {
  const row = await findRow(transaction, upload)
  const found = row && completeOf(row)
  if (!found) return undefined
  const claimed = await transaction
    .updateTable('uploads')
    .set({ claimedAt: now.toISOString() })
    .where('reference', '=', upload.reference)
    .where('claimedAt', 'is', null)
    .returning('reference')
    .executeTakeFirst()
  return claimed && found
}

/** The upload of a user under a path; `undefined` for that of anybody else. */
export async function findRow(
  database: Database,
  { collection, reference, username, params }: UploadOfUser,
): Promise<UploadsTable | undefined> {
  const row = await database
    .selectFrom('uploads')
    .selectAll()
    .where('reference', '=', reference)
    .where('collection', '=', collection)
    .where('username', '=', username)
    .executeTakeFirst()
  return row?.params === writeParams(params) ? row : undefined
}

/** Sorted by name, so that equal parameters are equal texts. */
export const writeParams = (params: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1)))

export function completeOf(row: UploadsTable): CompleteUpload | undefined {
  if (row.file === null || row.problem !== null) return undefined
  return {
    reference: row.reference,
    username: row.username,
    params: Object.fromEntries(JSON.parse(row.params) as [string, string][]),
    fields: JSON.parse(row.fields) as Record<string, unknown>,
    file: JSON.parse(row.file) as UploadedDocument,
  }
}

/**
 * Deletes the oldest uploads that ended up to an instant, and the rows of the files that were not claimed.
 *
 * @returns how many were deleted, at most `limit`, and the objects that no row lists any more.
 */
export async function deleteEndedUploads(
  transaction: Transaction,
  collection: string,
  upTo: Date,
  limit: number,
): Promise<{ readonly deleted: number; readonly objects: readonly string[] }> {
  const ended = await transaction
    .deleteFrom('uploads')
    .where('reference', 'in', (oldest) =>
      oldest
        .selectFrom('uploads')
        .select('reference')
        .where('collection', '=', collection)
        .where('expiresAt', '<=', upTo.toISOString())
        .orderBy('expiresAt')
        .orderBy('reference')
        .limit(limit),
    )
    .returning(['fileKey', 'claimedAt'])
    .execute()
  const objects: string[] = []
  for (const { fileKey, claimedAt } of ended)
    if (claimedAt === null) objects.push(...(await deleteFile(transaction, fileKey)))
  return { deleted: ended.length, objects }
}
