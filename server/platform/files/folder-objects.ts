/** Objects as files in a folder of the data folder, readable by their owner only. */
import { randomUUID } from 'node:crypto'
import { constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { checkFolder } from './check-folder.ts'
import { MissingObjectError } from './object-store.ts'
import type { NewObject, ObjectStore } from './object-store.ts'
import { isFileKey, isMissing, pathOf, syncPath } from './stored-path.ts'

/** Folder inside the data folder. */
export const filesFolder = 'files'

const unfinished = 'unfinished'

/** A part is synced as a whole, so a killed process loses less than this of an upload. */
const PART_BYTES = 32 * 1024 * 1024

/**
 * So many bytes are synced while the next arrive, so that little is left when a part ends. One object at a time: syncs
 * of many would keep the threads that write busy.
 */
const SYNC_BYTES = 4 * 1024 * 1024

/** Bytes of one read. */
const READ_BYTES = 1024 * 1024

/**
 * A file is written and synced under a temporary name, then moved to its own. A failure in between leaves at most a
 * file that is removed later.
 *
 * @param collection such as `applications`.
 */
export function openFolder(dataDir: string, collection: string): ObjectStore {
  const root = join(dataDir, filesFolder, collection)
  const entry = join(root, unfinished)
  const placeOf = (name: string) => pathOf(root, name)

  return {
    partBytes: PART_BYTES,
    check: () => checkFolder(entry),
    async create() {
      await makeFolder(entry)
      const path = join(entry, `${randomUUID()}.part`)
      return newObject(path, await open(path, 'wx', 0o600), placeOf)
    },
    async sizeOf(name) {
      try {
        return (await stat(placeOf(name))).size
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async read(name, start, end) {
      try {
        const file = await open(placeOf(name))
        if (start < end) return file.createReadStream({ start, end: end - 1, highWaterMark: READ_BYTES })
        await file.close()
        return Readable.from([])
      } catch (error) {
        throw isMissing(error) ? new MissingObjectError(name, { cause: error }) : error
      }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    async storedUpTo(instant) {
      const stored: string[] = []
      for (const folder of await namesIn(root)) {
        if (!/^[\da-f]{2}$/.test(folder)) continue
        for (const name of await namesIn(join(root, folder))) {
          if (isFileKey(name) && (await isUpTo(placeOf(name), instant))) stored.push(name)
        }
      }
      return stored
    },
    async removeUnfinished(upTo) {
      let removed = 0
      for (const name of await namesIn(entry)) {
        const path = join(entry, name)
        if (!(await isUpTo(path, upTo))) continue
        await rm(path, { force: true })
        removed++
      }
      return removed
    },
    async copyTo(name, path) {
      try {
        await copyFile(placeOf(name), path, constants.COPYFILE_FICLONE)
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    async copyFrom(name, path) {
      const unfinishedCopy = join(entry, `${randomUUID()}.part`)
      await makeFolder(entry)
      await makeFolder(dirname(placeOf(name)))
      try {
        await copyFile(path, unfinishedCopy, constants.COPYFILE_FICLONE)
        await syncPath(unfinishedCopy)
        await rename(unfinishedCopy, placeOf(name))
        await syncPath(dirname(placeOf(name)))
      } finally {
        await rm(unfinishedCopy, { force: true })
      }
    },
  }
}

let isSyncing = false

function newObject(path: string, handle: FileHandle, placeOf: (name: string) => string): NewObject {
  const name = randomUUID()
  let isOpen = true
  let isMoved = false
  let unsynced = 0
  let syncing: Promise<unknown> | undefined
  const syncEarly = async () => {
    isSyncing = true
    unsynced = 0
    try {
      await handle.datasync()
    } finally {
      isSyncing = false
    }
  }
  const close = async () => {
    if (!isOpen) return
    await syncing?.catch(() => {})
    // Set first: a handle whose close fails, as it may on a full disk, is closed nevertheless.
    isOpen = false
    await handle.close()
  }
  return {
    name,
    async write(bytes) {
      // One write may be partial and succeed (write(2)); `writeFile` writes the rest or fails with the reason.
      await handle.writeFile(bytes)
      unsynced += bytes.length
      if (unsynced < SYNC_BYTES || isSyncing) return
      // The system reports a failed write to one sync only (fsync(2)), so none may be forgotten.
      syncing = Promise.all([syncing, syncEarly()])
      syncing.catch(() => {})
    },
    async finish() {
      await syncing
      await handle.sync()
      await close()
      const place = placeOf(name)
      await makeFolder(dirname(place))
      await rename(path, place)
      isMoved = true
      await Promise.all([syncPath(dirname(place)), syncPath(dirname(path))])
    },
    async discard() {
      await close()
      await rm(isMoved ? placeOf(name) : path, { force: true })
    },
  }
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  // The directory entry of a new folder must be synced too, or its content is lost.
  if (first !== undefined) await syncPath(dirname(first))
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function isUpTo(path: string, instant: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs <= instant.getTime()
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
