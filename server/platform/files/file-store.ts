/**
 * Uploaded files, outside the document root: an endpoint serves one only as a download. A key is a UUID; the name and
 * the kind of a file are in the row that refers to its key.
 *
 * The parts of a file are objects in a folder or of an S3 service, encrypted with a key of the file. They are stored
 * before the rows that list them, and those before the row of the feature: a failure in between leaves at most what no
 * row refers to, which is removed later.
 */
import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from '../config/config.ts'
import { StorageError, load, store } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import type { Secret } from '../database/secrets.ts'
import type { Collection } from './collection.ts'
import { createDataKey, filesSecret, unwrapDataKey, wrapDataKey } from './data-keys.ts'
import { deleteFile, findFile, insertFile, insertPart } from './file-rows.ts'
import { freeMemory } from './free-memory.ts'
import { openObjects } from './open-objects.ts'
import { MissingObjectError } from './object-store.ts'
import type { ObjectStore } from './object-store.ts'
import { DamagedPartError, hasSizes, readParts, writeParts } from './parts.ts'
import type { ByteSource, FileLayout, Part } from './parts.ts'

/** The stores of all collections. */
export interface FileStores {
  readonly collections: readonly Collection[]
  /** @throws Error if no feature declares the collection. */
  of(collection: string): FileStore
  /** Checks every collection. @throws the error of the storage; ENOSPC if a disk is nearly full. */
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
  constructor(key: string, options?: ErrorOptions) {
    super(`The file ${key} is damaged: restore it from a backup.`, options)
  }
}

/** Nothing is stored under a key, or one of its objects is missing. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError'
  constructor(key: string, options?: ErrorOptions) {
    super(`The file ${key} is missing: restore it from a backup.`, options)
  }
}

export interface FileStore {
  readonly collection: string
  readonly objects: ObjectStore
  /** Writes a small object. @throws the error of the storage; ENOSPC if a disk is nearly full. */
  check(): Promise<void>
  /** @throws StorageError */
  begin(): Promise<NewFile>
  /**
   * Opens a file after comparing its size and checksum with its row, so that no damaged file is returned.
   *
   * @throws DamagedFileError, MissingFileError, StorageError
   */
  read(file: StoredFile): Promise<Readable>
  /**
   * A file to read from any position; nothing is verified except what is read of it.
   *
   * @param bytes its size.
   * @throws StorageError
   */
  open(key: string, bytes: number): Promise<ByteSource>
  /** Does nothing if the file does not exist. @throws StorageError */
  remove(key: string): Promise<void>
  /** A new data key as it is stored; `null` if files are not encrypted. @throws StorageError */
  newKey(file: string): Promise<string | null>
  /** A data key from what is stored. @throws StorageError, MissingKeyError */
  dataKeyOf(file: string, wrapped: string | null): Promise<Buffer | undefined>
}

/** A file that is being written. */
export interface NewFile {
  /** @throws StorageError */
  write(bytes: Uint8Array): Promise<void>
  /** Stores the rest. @throws StorageError */
  finish(): Promise<Finished>
  /** Stores it under a new key. @throws StorageError */
  keep(): Promise<string>
  /** Removes it; does nothing if it was stored. */
  discard(): Promise<void>
}

interface Finished extends Omit<StoredFile, 'key'> {
  /** For checks of its content, until it is kept or discarded. */
  readonly source: ByteSource
}

export interface FileStoresOptions {
  readonly config: Pick<Config, 'dataDir' | 'filesKey' | 'filesUrl'>
  /** Those of all features. */
  readonly collections: readonly Collection[]
  readonly database: Database
  /** The system's clock by default. */
  readonly clock?: () => Date
}

export function openFileStores({ config, collections, database, clock }: FileStoresOptions): FileStores {
  const secret = filesSecret({ config, database, clock })
  const stores = new Map(
    collections.map(({ name }) => [
      name,
      openFiles({ collection: name, objects: openObjects(config, name), database, secret, clock }),
    ]),
  )
  return {
    collections,
    of(name) {
      const found = stores.get(name)
      if (!found) throw new Error(`No feature declares the collection ${name}.`)
      return found
    },
    async check() {
      for (const each of stores.values()) await each.check()
    },
  }
}

/** The storage failed: nothing may be acknowledged. */
export const onStorage = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (cause) {
    throw cause instanceof StorageError ? cause : new StorageError(cause, 'The storage of files failed.')
  }
}

export interface FilesOptions {
  readonly collection: string
  readonly objects: ObjectStore
  readonly database: Database
  /** Without it files are not encrypted. */
  readonly secret: Secret | undefined
  readonly clock?: () => Date
}

export function openFiles({
  collection,
  objects,
  database,
  secret,
  clock = () => new Date(),
}: FilesOptions): FileStore {
  /** A file of an earlier version is one object under its key. */
  async function layoutOf(key: string, bytes: number): Promise<FileLayout> {
    const row = await load(database, (reading) => findFile(reading, key))
    if (!row) return { dataKey: undefined, parts: [{ start: 0, bytes, object: key }] }
    return { dataKey: await dataKeyOf(key, row.dataKey), parts: row.parts }
  }

  async function dataKeyOf(file: string, wrapped: string | null): Promise<Buffer | undefined> {
    if (wrapped === null) return undefined
    if (!secret) throw new Error('A file is encrypted, and there is no key.')
    return unwrapDataKey(wrapped, file, secret)
  }

  return {
    collection,
    objects,
    check: () => objects.check(),
    begin: () => onStorage(beginFile({ collection, objects, database, secret, clock })),
    async read(file) {
      try {
        return await openVerified(objects, await layoutOf(file.key, file.bytes), file)
      } catch (error) {
        if (error instanceof MissingObjectError) throw new MissingFileError(file.key, { cause: error })
        if (error instanceof DamagedFileError) throw error
        throw await onStorage(Promise.reject(error as Error)).catch((wrapped: unknown) => wrapped)
      }
    },
    open: async (key, bytes) => readParts(objects, await onStorage(layoutOf(key, bytes))),
    async remove(key) {
      const found = await store(database, (transaction) => deleteFile(transaction, key))
      // Of an earlier version.
      const names = found.length > 0 ? found : [key]
      for (const name of names) await onStorage(objects.remove(name))
    },
    newKey: async (file) =>
      secret ? wrapDataKey(createDataKey(), file, (await secret.keys()).current) : null,
    dataKeyOf,
  }
}

async function beginFile({
  collection,
  objects,
  database,
  secret,
  clock = () => new Date(),
}: FilesOptions): Promise<NewFile> {
  const key = randomUUID()
  const dataKey = secret && createDataKey()
  const parts: Part[] = []
  const hash = createHash('sha256')
  let isKept = false
  const writer = writeParts(objects, {
    dataKey,
    start: 0,
    onPart: (part) => Promise.resolve(void parts.push(part)),
  })
  return {
    async write(bytes) {
      hash.update(bytes)
      await onStorage(Promise.resolve(writer.write(bytes)))
    },
    async finish() {
      await onStorage(writer.end())
      return {
        bytes: writer.position,
        sha256: hash.digest('hex'),
        source: readParts(objects, { dataKey, parts }),
      }
    },
    async keep() {
      const wrapped = dataKey && secret ? wrapDataKey(dataKey, key, (await secret.keys()).current) : null
      await store(database, async (transaction) => {
        await insertFile(transaction, { key, collection, dataKey: wrapped, now: clock() })
        for (const part of parts) await insertPart(transaction, key, part)
      })
      isKept = true
      return key
    },
    async discard() {
      if (isKept) return
      await writer.discard()
      for (const { object } of parts.splice(0)) await objects.remove(object)
    },
  }
}

/** Reads everything twice: first to verify it, then to return it. */
async function openVerified(objects: ObjectStore, layout: FileLayout, file: StoredFile): Promise<Readable> {
  const { key, bytes } = file
  const source = readParts(objects, layout)
  if (source.bytes !== bytes || !(await hasSizes(objects, layout))) throw new DamagedFileError(key)
  for await (const piece of verified(source, file)) freeMemory(piece)
  return Readable.from(verified(source, file), { objectMode: false })
}

/** The content of a file; fails at its end if it is not what its row states. */
async function* verified(source: ByteSource, { key, bytes, sha256 }: StoredFile): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let length = 0
  try {
    for await (const piece of source.stream()) {
      length += piece.length
      hash.update(piece)
      yield piece
    }
  } catch (error) {
    throw error instanceof DamagedPartError ? new DamagedFileError(key, { cause: error }) : error
  }
  if (length !== bytes || hash.digest('hex') !== sha256) throw new DamagedFileError(key)
}
