/**
 * Backup and restore of what the settings name: the database, SQLite or PostgreSQL, and the files that its rows know.
 *
 * A backup is a folder, which ordinary programs read: `database.sqlite` or `database.dump`, and `files` by their keys.
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
import { filesFolder } from '../files/file-store.ts'
import { copyFiles, keepOnly, keysIn, syncFolders, syncPath } from '../files/copy-files.ts'
import type { Collection } from '../files/collection.ts'
import { databaseFile, isDamaged } from './sqlite.ts'

export { BackupError } from './backup-error.ts'

type Storage = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Names inside a backup. */
const parts = { sqlite: 'database.sqlite', postgres: 'database.dump', files: 'files' } as const

export interface BackupResult {
  /** Keys that a row knows and of which there was no file. */
  readonly missing: readonly string[]
}

/**
 * Writes the database as it is at one moment, and the files of all its rows, into a new folder, while others go on
 * writing. Under its name there is the whole backup or nothing.
 *
 * A file is kept before its row and outlives it, so those of a moment are all in what was there before and what its rows
 * know: files are copied first, then the database, then the files that came in between.
 *
 * @param kept the files that rows know.
 * @throws BackupError
 */
export async function backUp(
  { dataDir, databaseUrl }: Storage,
  folder: string,
  kept: readonly Collection[],
): Promise<BackupResult> {
  if (existsSync(folder)) throw new BackupError(`${folder} is there already: name a new folder.`)
  const unfinished = join(dirname(resolve(folder)), `.${basename(folder)}.part`)
  await rm(unfinished, { recursive: true, force: true })
  try {
    await mkdir(unfinished, { mode: 0o700 })
    const places = kept.map((each) => ({
      ...each,
      from: join(dataDir, filesFolder, each.name),
      to: join(unfinished, parts.files, each.name),
    }))
    for (const { from, to } of places) await copyFiles(from, to, await keysIn(from))
    const keys = await (databaseUrl === undefined
      ? copySqlite(join(dataDir, databaseFile), join(unfinished, parts.sqlite), kept)
      : copyPostgres(databaseUrl, join(unfinished, parts.postgres), kept))
    const missing: string[] = []
    for (const [index, { from, to }] of places.entries()) {
      const known = new Set(keys[index])
      await keepOnly(to, known)
      missing.push(...(await copyFiles(from, to, known)))
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
  /** Whether a database that holds something may be replaced; what it held is then gone. */
  readonly isReplacing: boolean
}

/**
 * Puts a backup in the place of the database, all of it or nothing, and its files beside those that are there. No server
 * may run meanwhile. Cut off, it can be run again. Files that no row knows any more are removed by the server.
 *
 * @param backup a folder of `backUp`, or the one file that was a backup before: a database without files.
 * @throws BackupError
 */
export async function restore(
  { dataDir, databaseUrl }: Storage,
  backup: string,
  { isReplacing }: RestoreOptions,
): Promise<void> {
  const file = databaseOf(backup, databaseUrl === undefined ? parts.sqlite : parts.postgres)
  const prepare = () => restoreFiles(join(backup, parts.files), join(dataDir, filesFolder))
  if (databaseUrl !== undefined) return restorePostgres(databaseUrl, file, { isReplacing, prepare })
  // A server that starts meanwhile waits.
  const lock = lockForRestore(dataDir)
  try {
    await restoreSqlite(dataDir, file, { isReplacing, prepare })
  } finally {
    lock.release()
  }
}

function databaseOf(backup: string, wanted: string): string {
  if (!existsSync(backup)) throw new BackupError(`${backup} is not there.`)
  if (statSync(backup).isFile()) return backup
  const file = join(backup, wanted)
  if (existsSync(file)) return file
  const other = [parts.sqlite, parts.postgres].find((name) => existsSync(join(backup, name)))
  const found = other
    ? `it has ${other}, and DATABASE_URL is ${other === parts.sqlite ? 'set' : 'not set'}`
    : ''
  throw new BackupError(`${backup} has no ${wanted}: ${found || 'it is not a backup of this product'}.`)
}

async function restoreFiles(from: string, to: string): Promise<void> {
  for (const collection of await foldersIn(from)) {
    const place = join(to, collection)
    await copyFiles(join(from, collection), place, await keysIn(join(from, collection)))
    if (existsSync(place)) await syncFolders(place)
  }
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

/** Keys of each kind of file, in their order. */
type Keys = readonly (readonly string[])[]

async function copySqlite(from: string, to: string, kept: readonly Collection[]): Promise<Keys> {
  if (!existsSync(from)) throw new BackupError(`${from} is not there: there is nothing to back up.`)
  const source = new SQLite(from, { fileMustExist: true })
  try {
    // All pages in one step: between two steps another process could write, and each write starts the copy anew.
    await source.backup(to, { progress: () => Number.MAX_SAFE_INTEGER })
  } finally {
    source.close()
  }
  // One file without a write-ahead log, so that reading it leaves nothing beside it.
  closeForGood(to)
  checkSqlite(to)
  const copy = new SQLite(to, { readonly: true })
  try {
    const hasTable = copy.prepare("select 1 from sqlite_master where type = 'table' and name = ?")
    return kept.map(({ table, column }) =>
      // A database of an earlier version, without files.
      hasTable.get(table) === undefined
        ? []
        : (copy.prepare(`select ${column} from ${table}`).pluck().all() as string[]),
    )
  } finally {
    copy.close()
  }
}

const copyPostgres = (url: string, to: string, kept: readonly Collection[]): Promise<Keys> =>
  dumpPostgres(url, to, async (client) => {
    const keys: string[][] = []
    for (const { table, column } of kept) {
      const { rows } = await client.query<{ found: string | null }>('select to_regclass($1) as found', [
        table,
      ])
      const isThere = rows[0]?.found !== null
      const found = isThere
        ? await client.query<{ key: string }>(`select ${column} as key from ${table}`)
        : undefined
      keys.push(found?.rows.map(({ key }) => key) ?? [])
    }
    return keys
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
    if (!isReplacing) throw new BackupError(`${place} is there already: add --replace to replace it.`)
    closeOrDiscardLog(place)
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

/** A database that is damaged cannot be closed; its log must not be taken for that of the one that replaces it. */
function closeOrDiscardLog(path: string): void {
  try {
    closeForGood(path)
  } catch (error) {
    if (!isDamaged(error)) throw error
    for (const ending of ['-wal', '-shm', '-journal']) rmSync(`${path}${ending}`, { force: true })
  }
}

/** Ends the write-ahead log, which SQLite does only where nobody else has the database open. */
function closeForGood(path: string): void {
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
  const refuse = (reason: string) => new BackupError(`${path} is not a backup of this product: ${reason}.`)
  let database: SQLite.Database | undefined
  try {
    database = new SQLite(path, { readonly: true, fileMustExist: true })
    if (database.pragma('integrity_check', { simple: true }) !== 'ok') throw refuse('it is damaged')
    const migrated = database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get()
    if (migrated === undefined) throw refuse('it has none of its tables')
  } catch (error) {
    throw error instanceof BackupError ? error : refuse('it cannot be read as SQLite')
  } finally {
    database?.close()
  }
}
