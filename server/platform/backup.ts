/** Backup and restore, of whichever database the settings name. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import SQLite from 'better-sqlite3'
import { Client } from 'pg'
import type { Config } from './config.ts'
import { FolderInUseError, lockFolder } from './database/folder-lock.ts'
import type { FolderLock } from './database/folder-lock.ts'
import { findPostgresProgram } from './postgres-programs.ts'
import type { PostgresProgram } from './postgres-programs.ts'
import { applicationName } from './postgres.ts'
import { databaseFile, isDamaged } from './sqlite.ts'

type Storage = Pick<Config, 'dataDir' | 'databaseUrl'>

/** A reason not to begin, or not to believe the result. One line. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/**
 * Writes the database as it is at one moment into a new file, while others go on writing. Under its name there
 * is the whole backup or nothing.
 *
 * @throws BackupError
 */
export async function backupDatabase({ dataDir, databaseUrl }: Storage, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} is there already: name a new file.`)
  const unfinished = join(dirname(resolve(file)), `.${basename(file)}.part`)
  await rm(unfinished, { force: true })
  try {
    if (databaseUrl === undefined) await copySqlite(join(dataDir, databaseFile), unfinished)
    else await dumpPostgres(databaseUrl, unfinished)
    await sync(unfinished)
    await rename(unfinished, file)
    await sync(dirname(resolve(file)))
  } finally {
    await rm(unfinished, { force: true })
  }
}

export interface RestoreOptions {
  /** Whether a database that holds something may be replaced; what it held is then gone. */
  readonly isReplacing: boolean
}

/**
 * Puts a backup in the place of the database: all of it, or nothing is changed. No server may run meanwhile.
 *
 * @throws BackupError
 */
export async function restoreDatabase(
  { dataDir, databaseUrl }: Storage,
  file: string,
  { isReplacing }: RestoreOptions,
): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`${file} is not there.`)
  if (databaseUrl !== undefined) return restorePostgres(databaseUrl, file, isReplacing)
  // A server that starts meanwhile waits.
  const lock = lockForRestore(dataDir)
  try {
    await restoreSqlite(dataDir, file, isReplacing)
  } finally {
    lock.release()
  }
}

function lockForRestore(dataDir: string): FolderLock {
  try {
    return lockFolder(dataDir, 'data', 'restore')
  } catch (error) {
    throw error instanceof FolderInUseError ? new BackupError(error.message) : error
  }
}

async function copySqlite(from: string, to: string): Promise<void> {
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
}

async function restoreSqlite(dataDir: string, file: string, isReplacing: boolean): Promise<void> {
  checkSqlite(file)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const place = join(dataDir, databaseFile)
  if (existsSync(place)) {
    if (!isReplacing) throw new BackupError(`${place} is there already: add --replace to replace it.`)
    closeOrDiscardLog(place)
  }
  const unfinished = `${place}.part`
  const source = new SQLite(file, { readonly: true, fileMustExist: true })
  try {
    await rm(unfinished, { force: true })
    await source.backup(unfinished)
  } finally {
    source.close()
  }
  await sync(unfinished)
  await rename(unfinished, place)
  await sync(dataDir)
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

async function dumpPostgres(url: string, file: string): Promise<void> {
  // Counts of the rate limits hold addresses of callers and mean nothing later.
  const flags = ['--format=custom', '--no-owner', '--no-privileges', '--exclude-table-data=rate_limits']
  await runProgram('pg_dump', url, [...flags, `--file=${file}`])
}

/** Where the tables wait that a restore replaces, until it has succeeded. */
const replaced = 'replaced_by_restore'

async function restorePostgres(url: string, file: string, isReplacing: boolean): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, lock_timeout: 5_000 })
  await client.connect()
  const isThere = async (query: string) => (await client.query(query)).rowCount !== 0
  try {
    if (
      await isThere(
        `select 1 from pg_stat_activity where datname = current_database() and application_name = '${applicationName}'`,
      )
    ) {
      throw new BackupError(
        'The database at DATABASE_URL is in use: stop every instance of the server first.',
      )
    }
    if (!isReplacing && (await isThere("select 1 from pg_tables where schemaname = 'public'"))) {
      throw new BackupError(
        'The database at DATABASE_URL holds tables already: add --replace to replace them.',
      )
    }
    await client.query(`begin; alter schema public rename to ${replaced}; create schema public; commit`)
    try {
      const flags = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
      await runProgram('pg_restore', url, [...flags, `--dbname=${new URL(url).pathname.slice(1)}`, file])
      await client.query(`drop schema ${replaced} cascade`)
    } catch (error) {
      await client.query(
        `begin; drop schema public cascade; alter schema ${replaced} rename to public; commit`,
      )
      throw error
    }
  } finally {
    await client.end()
  }
}

async function runProgram(name: PostgresProgram, url: string, flags: readonly string[]): Promise<void> {
  const program = findPostgresProgram(name)
  if (program === undefined) {
    throw new BackupError(
      `${name} was not found: install PostgreSQL's client programs (Debian: postgresql-client).`,
    )
  }
  try {
    await promisify(execFile)(program, [...flags], { env: { ...process.env, ...environmentOf(url) } })
  } catch (error) {
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : ''
    throw new BackupError(told || `${name} failed.`)
  }
}

/** As PostgreSQL's programs read it: a password on the command line could be read by every user. */
function environmentOf(address: string): Record<string, string> {
  const url = new URL(address)
  const value = (text: string) => decodeURIComponent(text)
  return {
    PGHOST: url.searchParams.get('host') ?? url.hostname.replace(/^\[(.*)\]$/, '$1'),
    ...(url.port && { PGPORT: url.port }),
    ...(url.username && { PGUSER: value(url.username) }),
    ...(url.password && { PGPASSWORD: value(url.password) }),
    PGDATABASE: value(url.pathname.slice(1)),
    ...(url.searchParams.has('sslmode') && { PGSSLMODE: url.searchParams.get('sslmode')! }),
    ...(url.searchParams.has('sslrootcert') && { PGSSLROOTCERT: url.searchParams.get('sslrootcert')! }),
  }
}

/** A file's bytes, or a folder's names, are on the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
