/**
 * An exclusive lock of a data folder.
 *
 * The lock is a transaction of SQLite on a small database in the folder: the kernel releases it with its process, even
 * after a crash, so it is never stale. Other processes can read its holder while it is locked.
 *
 * SQLite uses POSIX locks: a process that opens and closes the file by other means releases its own lock.
 */
import { mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import SQLite from 'better-sqlite3'

/** Databases in the data folder that serve as locks. */
const files = {
  /** The database and the files: locked by the server, or by a restore. */
  data: 'lock.sqlite',
  /** Locked by the one command that backs up or restores. */
  commands: 'commands.sqlite',
} as const

export type FolderUse = keyof typeof files

export interface Holder {
  /** `server`, `backup` or `restore`. */
  readonly purpose: string
  readonly pid: number
  readonly host: string
  /** UTC. */
  readonly since: string
}

export interface FolderLock {
  release(): void
}

/** The folder is locked. One line that names the holder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  /** `undefined` if it could not be read. */
  readonly holder: Holder | undefined
  constructor(dataDir: string, holder: Holder | undefined) {
    const by = holder
      ? `a ${holder.purpose} (process ${holder.pid} on ${holder.host}, since ${holder.since})`
      : 'another process'
    super(`DATA_DIR ${dataDir} is in use by ${by}: stop it first, or set another DATA_DIR.`)
    this.holder = holder
  }
}

/** Busy timeout while another process reads the holder; ms. */
const READER_TIMEOUT_MS = 250

/** The connections of the locks. Without a reference, one would be garbage-collected, and its lock released. */
const held = new Set<SQLite.Database>()

/**
 * Locks a folder, which is created if it does not exist.
 *
 * @throws FolderInUseError if another process has locked it.
 */
export function lockFolder(dataDir: string, use: FolderUse, purpose: string): FolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, files[use])
  const database = new SQLite(file, { timeout: READER_TIMEOUT_MS })
  try {
    database.exec('begin immediate')
    database.exec('create table if not exists holder (purpose text, pid integer, host text, since text)')
    database.exec('delete from holder')
    database
      .prepare('insert into holder values (?, ?, ?, ?)')
      .run(purpose, process.pid, hostname(), new Date().toISOString())
    // Others can read the holder once it is committed. A process that locks between the two statements gets the lock.
    database.exec('commit; begin immediate')
  } catch (error) {
    const holder = isBusy(error) ? readHolder(database) : undefined
    database.close()
    if (isBusy(error)) throw new FolderInUseError(dataDir, holder)
    throw new Error(`${file} cannot be locked: remove it if no process uses this folder.`, { cause: error })
  }
  held.add(database)
  return {
    release() {
      held.delete(database)
      database.close()
    },
  }
}

export interface WaitOptions {
  /** Whether to wait for this holder. */
  readonly shouldWait: (holder: Holder | undefined) => boolean
  /** Called once when the wait begins. */
  readonly onWait?: (reason: FolderInUseError) => void
  /** In ms; ten minutes by default. */
  readonly timeout?: number
}

/** Interval of attempts, in ms. */
const POLL_MS = 100

/**
 * Locks a folder once its holder releases it.
 *
 * @throws FolderInUseError if `shouldWait` is false for the holder, or after the timeout.
 */
export async function awaitFolder(
  dataDir: string,
  use: FolderUse,
  purpose: string,
  { shouldWait, onWait, timeout = 600_000 }: WaitOptions,
): Promise<FolderLock> {
  const began = performance.now()
  for (let isFirst = true; ; isFirst = false) {
    try {
      return lockFolder(dataDir, use, purpose)
    } catch (error) {
      if (!(error instanceof FolderInUseError) || !shouldWait(error.holder)) throw error
      if (performance.now() - began > timeout) throw error
      if (isFirst) onWait?.(error)
      await wait(POLL_MS)
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')
}

function readHolder(database: SQLite.Database): Holder | undefined {
  try {
    if (database.inTransaction) database.exec('rollback')
    return database.prepare('select purpose, pid, host, since from holder').get() as Holder | undefined
  } catch {
    return undefined
  }
}
