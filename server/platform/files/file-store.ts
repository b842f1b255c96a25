/**
 * Uploaded files, outside the document root: no endpoint serves them. A key is a UUID; the name and the kind of a file
 * are in the row that refers to its key.
 *
 * A file is created, written and synced under a temporary name, then moved to its key, then its row is committed. A
 * failure in between leaves at most a file that no row refers to, which is removed later.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFolder } from './check-folder.ts'
import type { Collection } from './collection.ts'
import { isFileKey, isMissing, pathOf, syncPath } from './stored-path.ts'

/** The stores of all collections. */
export interface FileStores {
  readonly collections: readonly Collection[]
  /** @throws Error if no feature declares the collection. */
  of(collection: string): FileStore
  /** Checks every collection. @throws the error of the file system; ENOSPC if it is nearly full. */
  check(): Promise<void>
}

/** The metadata of a file in its row. */
export interface StoredFile {
  readonly key: string
  /** Size. */
  readonly bytes: number
  /** Hexadecimal, of its content. */
  readonly sha256: string
}

/** A file does not match its row: it is damaged, truncated or replaced. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError'
}

export interface FileStore {
  /** Writes, syncs and removes a small file. @throws the error of the file system; ENOSPC if it is nearly full. */
  check(): Promise<void>
  /** @throws the error of the file system. */
  begin(): Promise<NewFile>
  /**
   * Opens a file after comparing its size and checksum with its row, so that no damaged file is returned.
   *
   * @throws DamagedFileError, or the error of the file system, such as ENOENT.
   */
  read(file: StoredFile): Promise<ReadStream>
  /** Does nothing if the file does not exist. */
  remove(key: string): Promise<void>
  /** Keys of the files stored up to an instant, in any order. */
  storedUpTo(instant: Date): Promise<string[]>
  /** Removes unfinished files that were created up to an instant. */
  removeUnfinished(upTo: Date): Promise<number>
}

/** A file that is being uploaded, under a temporary name. */
export interface NewFile {
  /** Path while it is written and checked. */
  readonly path: string
  /** Writes all of the bytes. @throws the error of the file system, such as ENOSPC after a partial write. */
  write(bytes: Uint8Array): Promise<void>
  /** Syncs its content. */
  finish(): Promise<void>
  /** Moves it to a new key, and syncs the directory entry. */
  keep(): Promise<string>
  /** Removes it; does nothing if it was stored. */
  discard(): Promise<void>
}

/** Folder inside the data folder. */
export const filesFolder = 'files'

const unfinished = 'unfinished'

/** @param collections those of all features. */
export function openFileStores(dataDir: string, collections: readonly Collection[]): FileStores {
  const stores = new Map(collections.map(({ name }) => [name, openFiles(dataDir, name)]))
  return {
    collections,
    of(name) {
      const store = stores.get(name)
      if (!store) throw new Error(`No feature declares the collection ${name}.`)
      return store
    },
    async check() {
      for (const store of stores.values()) await store.check()
    },
  }
}

/**
 * Files in folders of the data folder, readable by their owner only.
 *
 * @param collection such as `applications`.
 */
export function openFiles(dataDir: string, collection: string): FileStore {
  const root = join(dataDir, filesFolder, collection)
  const entry = join(root, unfinished)
  const placeOf = (key: string) => pathOf(root, key)

  return {
    check: () => checkFolder(entry),
    async begin() {
      await makeFolder(entry)
      const path = join(entry, `${randomUUID()}.part`)
      return newFile(path, await open(path, 'wx', 0o600), placeOf)
    },
    read: (file) => openVerified(placeOf(file.key), file),
    remove: (key) => rm(placeOf(key), { force: true }),
    async storedUpTo(instant) {
      const kept: string[] = []
      for (const folder of await namesIn(root)) {
        if (!/^[\da-f]{2}$/.test(folder)) continue
        for (const key of await namesIn(join(root, folder))) {
          if (isFileKey(key) && (await isUpTo(placeOf(key), instant))) kept.push(key)
        }
      }
      return kept
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
  }
}

/** Both passes use one handle: the returned content is the verified one. */
async function openVerified(path: string, { key, bytes, sha256 }: StoredFile): Promise<ReadStream> {
  const handle = await open(path)
  try {
    const hash = createHash('sha256')
    let length = 0
    for await (const part of handle.createReadStream({ start: 0, autoClose: false })) {
      length += (part as Buffer).length
      hash.update(part as Buffer)
    }
    if (length !== bytes || hash.digest('hex') !== sha256)
      throw new DamagedFileError(`The file ${key} is damaged: restore it from a backup.`)
    return handle.createReadStream({ start: 0 })
  } catch (error) {
    await handle.close()
    throw error
  }
}

function newFile(path: string, handle: FileHandle, placeOf: (key: string) => string): NewFile {
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    // Set first: a handle whose close fails, as it may on a full disk, is closed nevertheless.
    isOpen = false
    await handle.close()
  }
  return {
    path,
    async write(bytes) {
      // One write may be partial and succeed (write(2)); `writeFile` writes the rest or fails with the reason.
      await handle.writeFile(bytes)
    },
    async finish() {
      await handle.sync()
      await close()
    },
    async keep() {
      const key = randomUUID()
      const place = placeOf(key)
      await makeFolder(dirname(place))
      await rename(path, place)
      await syncPath(dirname(place))
      await syncPath(dirname(path))
      return key
    },
    async discard() {
      await close()
      await rm(path, { force: true })
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
