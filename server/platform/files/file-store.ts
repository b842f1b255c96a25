/**
 * Files that people send, outside the public root and served by nothing. A key is a UUID; what a file was called,
 * and what it is, are data of the row that knows its key.
 *
 * A file is begun, written and synced before any row knows it, then kept under its key, then committed with its
 * row. What goes wrong in between leaves at most a file that no row knows, which is removed.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFolder } from './check-folder.ts'
import type { Collection } from './collection.ts'

/** The stores of all collections. */
export interface FileStores {
  readonly collections: readonly Collection[]
  /** @throws Error if no feature declares the collection. */
  of(collection: string): FileStore
  /** Checks every collection. @throws what the disk throws; ENOSPC if it is nearly full. */
  check(): Promise<void>
}

/** What a row knows of its file. */
export interface StoredFile {
  readonly key: string
  /** Length. */
  readonly bytes: number
  /** Hexadecimal, of its content. */
  readonly sha256: string
}

/** A file is not what its row says: it was damaged, cut short or replaced on the disk. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError'
}

export interface FileStore {
  /** Writes, syncs and removes a small file. @throws what the disk throws; ENOSPC where it is as good as full. */
  check(): Promise<void>
  /** @throws what the disk throws. */
  begin(): Promise<NewFile>
  /**
   * Opens a file after comparing its length and checksum with its row, so that nothing damaged is delivered.
   *
   * @throws DamagedFileError, or what the disk throws, such as ENOENT.
   */
  read(file: StoredFile): Promise<ReadStream>
  /** A file that is not there is removed already. */
  remove(key: string): Promise<void>
  /** Keys of the files kept up to an instant, in any order. */
  keptUpTo(instant: Date): Promise<string[]>
  /** Removes what was begun up to an instant and never kept. */
  sweep(upTo: Date): Promise<number>
}

/** A file on its way in: without a name that anybody knows until it is kept. */
export interface NewFile {
  /** Where it is while it is written and judged. */
  readonly path: string
  /** Takes all of the bytes. @throws what the disk throws, such as ENOSPC where there is room for a part of them. */
  write(bytes: Uint8Array): Promise<void>
  /** Its bytes are on the disk. */
  finish(): Promise<void>
  /** Moves it under a new key, its name on the disk too. */
  keep(): Promise<string>
  /** Removes it; nothing where it was kept. */
  discard(): Promise<void>
}

/** Folder inside the data folder. */
export const filesFolder = 'files'

const unfinished = 'unfinished'

const keyPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

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
 * @param collection whose files they are: `applications`.
 */
export function openFiles(dataDir: string, collection: string): FileStore {
  const root = join(dataDir, filesFolder, collection)
  const entry = join(root, unfinished)
  // Few files in one folder, however many there are.
  const placeOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('A key of a file is a UUID.')
    return join(root, key.slice(0, 2), key)
  }

  return {
    check: () => checkFolder(entry),
    async begin() {
      await makeFolder(entry)
      const path = join(entry, `${randomUUID()}.part`)
      return newFile(path, await open(path, 'wx', 0o600), placeOf)
    },
    read: (file) => openVerified(placeOf(file.key), file),
    remove: (key) => rm(placeOf(key), { force: true }),
    async keptUpTo(instant) {
      const kept: string[] = []
      for (const folder of await namesIn(root)) {
        if (!/^[\da-f]{2}$/.test(folder)) continue
        for (const key of await namesIn(join(root, folder))) {
          if (keyPattern.test(key) && (await isUpTo(placeOf(key), instant))) kept.push(key)
        }
      }
      return kept
    },
    async sweep(upTo) {
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

/** One handle for both passes: what is read is the file that was verified. */
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
    // First: a handle whose close fails, as it may on a full disk, is closed all the same.
    isOpen = false
    await handle.close()
  }
  return {
    path,
    async write(bytes) {
      // One write may take a part of the bytes and succeed (write(2)): the next one says why.
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
      await syncFolder(dirname(place))
      await syncFolder(dirname(path))
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
  // The name of a new folder is on the disk too, or what it holds is not.
  if (first !== undefined) await syncFolder(dirname(first))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

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
