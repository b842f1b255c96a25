/** Where a stored file is, by its key: shared by the file store and by backups of it. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'

const keyPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const isFileKey = (name: string) => keyPattern.test(name)

/** Path of a key in a folder, in which no subfolder has many files. @throws Error if the key is not a UUID. */
export function pathOf(folder: string, key: string): string {
  if (!isFileKey(key)) throw new Error('A key of a file is a UUID.')
  return join(folder, key.slice(0, 2), key)
}

export const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Syncs a file's content, or a folder's entries. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
