/** Copies uploaded files for backups. Files of the same key are equal. */
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { isFileKey, isMissing, pathOf, syncPath } from './stored-path.ts'

/** Keys of the files in a folder; none if it does not exist. */
export async function keysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return names.filter((entry) => entry.isFile() && isFileKey(entry.name)).map(({ name }) => name)
}

/**
 * Copies files, each atomically and synced. An existing key is skipped, because it is the same file.
 *
 * @returns keys without a file.
 */
export async function copyFiles(
  from: string,
  to: string,
  keys: Iterable<string>,
): Promise<readonly string[]> {
  const missing: string[] = []
  const there = new Set(await keysIn(to))
  for (const key of keys) {
    const target = pathOf(to, key)
    if (there.has(key)) continue
    const unfinished = join(to, 'unfinished', `${randomUUID()}.part`)
    await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 })
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    try {
      await copyFile(pathOf(from, key), unfinished, constants.COPYFILE_FICLONE)
      await syncPath(unfinished)
      await rename(unfinished, target)
    } catch (error) {
      await rm(unfinished, { force: true })
      if (!isMissing(error)) throw error
      missing.push(key)
    }
  }
  return missing
}

/** Removes all files except those of some keys. */
export async function keepOnly(folder: string, keys: ReadonlySet<string>): Promise<void> {
  for (const key of await keysIn(folder)) if (!keys.has(key)) await rm(pathOf(folder, key), { force: true })
}

/** Syncs the directory entries of a folder and of all folders inside it. */
export async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name))
  await syncPath(folder)
}
