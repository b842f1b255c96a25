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
import { filesFolder } from '../files/file-store.ts'
import { copyFiles, keepOnly, keysIn, syncFolders } from '../files/copy-files.ts'
import { syncPath } from '../files/stored-path.ts'
import type { Collection } from '../files/collection.ts'
import { databaseFile, isDamaged } from './sqlite.ts'

export { BackupError } from './backup-error.ts'

type Storage = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Names inside a backup. */
const parts = { sqlite: 'database.sqlite', postgres: 'database.dump', files: 'files' } as const

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
  { dataDir, databaseUrl }: Storage,
  folder: string,
  collections: readonly Collection[],
): Promise<BackupResult> {
  if (existsSync(folder)) throw new BackupError(`${folder} already exists: name a new folder.`)
  const unfinished = join(dirname(resolve(folder)), `.${basename(folder)}.part`)
  await rm(unfinished, { recursive: true, force: true })
  try {
    await mkdir(unfinished, { mode: 0o700 })
    const places = collections.map((each) => ({
      ...each,
      from: join(dataDir, filesFolder, each.name),
      to: join(unfinished, parts.files, each.name),
    }))
    for (const { from, to } of places) await copyFiles(from, to, await keysIn(from))
    const keys = await (databaseUrl === undefined
      ? copySqlite(join(dataDir, databaseFile), join(unfinished, parts.sqlite), collections)
      : copyPostgres(databaseUrl, join(unfinished, parts.postgres), collections))
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
  { dataDir, databaseUrl }: Storage,
  backup: string,
  { isReplacing }: RestoreOptions,
): Promise<void> {
  const file = databaseOf(backup, databaseUrl === undefined ? parts.sqlite : parts.postgres)
  const prepare = () => restoreFiles(join(backup, parts.files), join(dataDir, filesFolder))
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

/** The keys of each collection, in order. */
type Keys = readonly (readonly string[])[]

async function copySqlite(from: string, to: string, collections: readonly Collection[]): Promise<Keys> {
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
    const hasTable = copy.prepare("select 1 from sqlite_master where type = 'table' and name = ?")
    return collections.map(({ table, column }) =>
      // A database of an earlier version has no such table.
      hasTable.get(table) === undefined
        ? []
        : (copy.prepare(`select ${column} from ${table}`).pluck().all() as string[]),
    )
  } finally {
    copy.close()
  }
}

const copyPostgres = (url: string, to: string, collections: readonly Collection[]): Promise<Keys> =>
  dumpPostgres(url, to, async (client) => {
    const keys: string[][] = []
    for (const { table, column } of collections) {
      const { rows } = await client.query<{ found: string | null }>('select to_regclass($1) as found', [
        table,
      ])
      const hasTable = rows[0]?.found !== null
      const found = hasTable
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
