/**
 * Backup and restore of the database, SQLite or PostgreSQL, and of the files that its rows refer to.
 *
 * A backup is a folder readable by ordinary programs: `database.sqlite` or `database.dump`, and `files` by their keys.
 */
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import SQLite from 'better-sqlite3'
import type { Config } from '../config/config.ts'
import { BackupError } from './backup-error.ts'
import { dumpPostgres, restorePostgres } from './backup-postgres.ts'
import { FolderInUseError, lockFolder } from './folder-lock.ts'
import type { FolderLock } from './folder-lock.ts'
import { copyIn, copyOut, keepOnly, syncFolders } from '../files/copy-files.ts'
import { openObjects } from '../files/open-objects.ts'
import { syncPath } from '../files/stored-path.ts'
import type { Collection } from '../files/collection.ts'
import { databaseFile, isDamaged } from './sqlite.ts'

export { BackupError } from './backup-error.ts'

type Storage = Pick<Config, 'dataDir' | 'databaseUrl' | 'filesUrl'>

/** Names inside a backup. */
const parts = { sqlite: 'database.sqlite', postgres: 'database.dump', files: 'files' } as const

/** After every object. */
const anyTime = new Date(8_640_000_000_000_000)

export interface BackupResult {
  /** Keys in rows without a file. */
  readonly missing: readonly string[]
}

/**
 * Writes a snapshot of the database, and the files of all its rows, into a new folder, during concurrent writes. The
 * folder gets its name only when the backup is complete.
 *
 * A file is stored before its row and deleted after it, so the file of each row in the snapshot was copied before it or
 * still exists after it: files are copied first, then the database, then the files that were added in between.
 *
 * @param collections the collections that rows refer to.
 * @throws BackupError
 */
export async function backUp(
  storage: Storage,
  folder: string,
  collections: readonly Collection[],
): Promise<BackupResult> {
  const { dataDir, databaseUrl } = storage
  if (existsSync(folder)) throw new BackupError(`${folder} already exists: name a new folder.`)
  const unfinished = join(dirname(resolve(folder)), `.${basename(folder)}.part`)
  await rm(unfinished, { recursive: true, force: true })
  try {
    await mkdir(unfinished, { mode: 0o700 })
    const places = collections.map(({ name }) => ({
      from: openObjects(storage, name),
      to: join(unfinished, parts.files, name),
    }))
    for (const { from, to } of places) await copyOut(from, to, await from.storedUpTo(anyTime))
    const listed = await (databaseUrl === undefined
      ? copySqlite(join(dataDir, databaseFile), join(unfinished, parts.sqlite), collections)
      : copyPostgres(databaseUrl, join(unfinished, parts.postgres), collections))
    const missing: string[] = []
    for (const [index, { from, to }] of places.entries()) {
      const known = new Map(listed[index]!.map(({ object, key }) => [object, key]))
      await keepOnly(to, new Set(known.keys()))
      const lost = await copyOut(from, to, known.keys())
      missing.push(...new Set(lost.map((object) => known.get(object)!)))
      await rm(join(to, 'unfinished'), { recursive: true, force: true })
    }
    for (const name of [parts.sqlite, parts.postgres])
      if (existsSync(join(unfinished, name))) await syncPath(join(unfinished, name))
    await syncFolders(unfinished)
    await rename(unfinished, folder)
    await syncPath(dirname(resolve(folder)))
    return { missing }
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

export interface RestoreOptions {
  /** Whether to replace a database with data, which is then lost. */
  readonly isReplacing: boolean
}

/**
 * Replaces the database by that of a backup, atomically, and adds its files to the existing ones. No server may run. An
 * interrupted restore can be run again. The server removes files that no row refers to.
 *
 * @param backup a folder of `backUp`, or a single file, the format of earlier backups: a database without files.
 * @throws BackupError
 */
export async function restore(
  storage: Storage,
  backup: string,
  { isReplacing }: RestoreOptions,
): Promise<void> {
  const { dataDir, databaseUrl } = storage
  const file = databaseOf(backup, databaseUrl === undefined ? parts.sqlite : parts.postgres)
  const prepare = () => restoreFiles(join(backup, parts.files), storage)
  if (databaseUrl !== undefined) return restorePostgres(databaseUrl, file, { isReplacing, prepare })
  // A server that starts during the restore waits.
  const lock = lockForRestore(dataDir)
  try {
    await restoreSqlite(dataDir, file, { isReplacing, prepare })
  } finally {
    lock.release()
  }
}

function databaseOf(backup: string, wanted: string): string {
  if (!existsSync(backup)) throw new BackupError(`${backup} does not exist.`)
  if (statSync(backup).isFile()) return backup
  const file = join(backup, wanted)
  if (existsSync(file)) return file
  const other = [parts.sqlite, parts.postgres].find((name) => existsSync(join(backup, name)))
  const found = other
    ? `it has ${other}, and DATABASE_URL is ${other === parts.sqlite ? 'set' : 'not set'}`
    : ''
  throw new BackupError(`${backup} has no ${wanted}: ${found || 'it is not a backup of this product'}.`)
}

async function restoreFiles(from: string, storage: Storage): Promise<void> {
  for (const collection of await foldersIn(from))
    await copyIn(join(from, collection), openObjects(storage, collection))
}

const foldersIn = async (folder: string) =>
  existsSync(folder)
    ? (await readdir(folder, { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

function lockForRestore(dataDir: string): FolderLock {
  try {
    return lockFolder(dataDir, 'data', 'restore')
  } catch (error) {
    throw error instanceof FolderInUseError ? new BackupError(error.message) : error
  }
}

/** An object of a file. */
interface Listed {
  readonly object: string
  /** Key of the file. */
  readonly key: string
}

/** The objects of each collection, in order. */
type Objects = readonly (readonly Listed[])[]

/** Objects of files that rows refer to, and of uploads. Names of collections and tables are those of the code. */
const listParts = ({ name, table, column }: Collection) =>
  `select object, file_key as key from file_parts join stored_files on stored_files.key = file_parts.file_key
   where collection = '${name}' and (
     exists (select 1 from ${table} where ${table}.${column} = stored_files.key) or
     exists (select 1 from uploads where uploads.file_key = stored_files.key))`

/** Files of earlier versions, whose keys are their objects. */
const listKeys = ({ table, column }: Collection) =>
  `select ${column} as object, ${column} as key from ${table}`

const listOldKeys = (collection: Collection) =>
  `${listKeys(collection)} where not exists (select 1 from stored_files where stored_files.key = ${collection.table}.${collection.column})`

/**
 * The queries for the objects of a collection, by the tables that exist: a database of an earlier version does not have
 * all of them.
 */
function queriesFor(collection: Collection, hasTable: (table: string) => boolean): string[] {
  const hasStored = hasTable('stored_files')
  if (!hasTable(collection.table)) return []
  return hasStored ? [listParts(collection), listOldKeys(collection)] : [listKeys(collection)]
}

async function copySqlite(from: string, to: string, collections: readonly Collection[]): Promise<Objects> {
  if (!existsSync(from)) throw new BackupError(`${from} does not exist: there is nothing to back up.`)
  const source = new SQLite(from, { fileMustExist: true })
  try {
    // All pages in one step: between two steps another process could write, and each write restarts the copy.
    await source.backup(to, { progress: () => Number.MAX_SAFE_INTEGER })
  } finally {
    source.close()
  }
  // One file without a write-ahead log, so that reading it creates no other files.
  leaveWal(to)
  checkSqlite(to)
  const copy = new SQLite(to, { readonly: true })
  try {
    const find = copy.prepare("select 1 from sqlite_master where type = 'table' and name = ?")
    const hasTable = (table: string) => find.get(table) !== undefined
    return collections.map((collection) =>
      queriesFor(collection, hasTable).flatMap((query) => copy.prepare(query).all() as Listed[]),
    )
  } finally {
    copy.close()
  }
}

const copyPostgres = (url: string, to: string, collections: readonly Collection[]): Promise<Objects> =>
  dumpPostgres(url, to, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    const hasTable = (table: string) => tables.some(({ name }) => name === table)
    const objects: Listed[][] = []
    for (const collection of collections) {
      const listed: Listed[] = []
      for (const query of queriesFor(collection, hasTable))
        listed.push(...(await client.query<Listed>(query)).rows)
      objects.push(listed)
    }
    return objects
  })

async function restoreSqlite(
  dataDir: string,
  file: string,
  { isReplacing, prepare }: RestoreOptions & { readonly prepare: () => Promise<void> },
): Promise<void> {
  checkSqlite(file)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const place = join(dataDir, databaseFile)
  if (existsSync(place)) {
    if (!isReplacing) throw new BackupError(`${place} already exists: add --replace to replace it.`)
    leaveWalOrDiscard(place)
  }
  await prepare()
  const unfinished = `${place}.part`
  const source = new SQLite(file, { readonly: true, fileMustExist: true })
  try {
    await rm(unfinished, { force: true })
    await source.backup(unfinished)
  } finally {
    source.close()
  }
  await syncPath(unfinished)
  await rename(unfinished, place)
  await syncPath(dataDir)
}

/** A damaged database cannot be closed; its log must not be applied to the one that replaces it. */
function leaveWalOrDiscard(path: string): void {
  try {
    leaveWal(path)
  } catch (error) {
    if (!isDamaged(error)) throw error
    for (const ending of ['-wal', '-shm', '-journal']) rmSync(`${path}${ending}`, { force: true })
  }
}

/** Ends the write-ahead log, which SQLite does only if no other process has the database open. */
function leaveWal(path: string): void {
  const database = new SQLite(path, { timeout: 500 })
  try {
    database.pragma('journal_mode = DELETE')
  } catch (error) {
    if (isDamaged(error)) throw error
    throw new BackupError(`${path} is in use: stop the server first.`)
  } finally {
    database.close()
  }
}

function checkSqlite(path: string): void {
  const invalid = (reason: string) => new BackupError(`${path} is not a backup of this product: ${reason}.`)
  let database: SQLite.Database | undefined
  try {
    database = new SQLite(path, { readonly: true, fileMustExist: true })
    if (database.pragma('integrity_check', { simple: true }) !== 'ok') throw invalid('it is damaged')
    const migrated = database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get()
    if (migrated === undefined) throw invalid('it has none of its tables')
  } catch (error) {
    throw error instanceof BackupError ? error : invalid('it cannot be read as SQLite')
  } finally {
    database?.close()
  }
}
