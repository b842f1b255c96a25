/** Copies objects for backups. Objects of the same name are equal. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { ObjectStore } from './object-store.ts'
import { isFileKey, isMissing, pathOf, syncPath } from './stored-path.ts'

/** Names of the objects in a folder of a backup; none if it does not exist. */
export async function namesInBackup(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return names.filter((entry) => entry.isFile() && isFileKey(entry.name)).map(({ name }) => name)
}

/**
 * Copies objects into a folder, each atomically and synced. An existing name is skipped, because it is the same object.
 *
 * @returns names without an object.
 */
export async function copyOut(
  objects: ObjectStore,
  folder: string,
  names: Iterable<string>,
): Promise<readonly string[]> {
  const missing: string[] = []
  const there = new Set(await namesInBackup(folder))
  for (const name of names) {
    if (there.has(name)) continue
    const target = pathOf(folder, name)
    const unfinished = join(folder, 'unfinished', `${randomUUID()}.part`)
    await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 })
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    try {
      if (await objects.copyTo(name, unfinished)) {
        await syncPath(unfinished)
        await rename(unfinished, target)
      } else missing.push(name)
    } finally {
      await rm(unfinished, { force: true })
    }
  }
  return missing
}

/** Stores the objects of a folder that do not exist. */
export async function copyIn(folder: string, objects: ObjectStore): Promise<void> {
  for (const name of await namesInBackup(folder))
    if ((await objects.sizeOf(name)) === undefined) await objects.copyFrom(name, pathOf(folder, name))
}

/** Removes all objects of a folder except some. */
export async function keepOnly(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await namesInBackup(folder))
    if (!names.has(name)) await rm(pathOf(folder, name), { force: true })
}

/** Syncs the directory entries of a folder and of all folders inside it. */
export async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name))
  await syncPath(folder)
}
