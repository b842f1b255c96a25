/**
 * Who may use a data folder that only one process at a time may use.
 *
 * The lock is SQLite's own, on a small database beside the data: the kernel ends it with its process, however that
 * ended, so none is ever left over. Its holder keeps a transaction open that others can read past: they read who it is.
 *
 * SQLite's locks are of POSIX: a process that opens and closes the file by other means gives up its own lock.
 */
import { mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import SQLite from 'better-sqlite3'

/** Databases inside the data folder that are locked. */
const files = {
  /** The database and the files: held by whoever serves or replaces them. */
  data: 'lock.sqlite',
  /** Held by the one command that backs up or restores. */
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

/** The folder is in somebody else's hands. One line that says whose. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  /** `undefined` where it could not be read. */
  readonly holder: Holder | undefined
  constructor(dataDir: string, holder: Holder | undefined) {
    const by = holder
      ? `a ${holder.purpose} (process ${holder.pid} on ${holder.host}, since ${holder.since})`
      : 'another process'
    super(`DATA_DIR ${dataDir} is in use by ${by}: stop it first, or name another DATA_DIR.`)
    this.holder = holder
  }
}

/** How long another's short look at the holder is waited for; ms. */
const READER_TIMEOUT_MS = 250

/** Connections whose transactions are the locks. One that nothing refers to is collected, and its lock ends with it. */
const held = new Set<SQLite.Database>()

/**
 * Takes a folder, which is made where it does not exist.
 *
 * @throws FolderInUseError where somebody has it.
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
    // Others can read what is committed. Whoever takes the folder between the two has it.
    database.exec('commit; begin immediate')
  } catch (error) {
    const holder = isBusy(error) ? readHolder(database) : undefined
    database.close()
    if (isBusy(error)) throw new FolderInUseError(dataDir, holder)
    throw new Error(`${file} cannot be locked: remove it where nothing uses this folder.`, { cause: error })
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
  /** Whether to wait for whoever has it. */
  readonly isWaitedFor: (holder: Holder | undefined) => boolean
  /** Told once of whom it is waited for. */
  readonly onWait?: (reason: FolderInUseError) => void
  /** In ms; ten minutes by default. */
  readonly timeout?: number
}

/** How often a folder is asked for, in ms. */
const POLL_MS = 100

/**
 * Takes a folder once whoever has it is done with it.
 *
 * @throws FolderInUseError where that one is not waited for, or takes too long.
 */
export async function awaitFolder(
  dataDir: string,
  use: FolderUse,
  purpose: string,
  { isWaitedFor, onWait, timeout = 600_000 }: WaitOptions,
): Promise<FolderLock> {
  const began = performance.now()
  for (let isFirst = true; ; isFirst = false) {
    try {
      return lockFolder(dataDir, use, purpose)
    } catch (error) {
      if (!(error instanceof FolderInUseError) || !isWaitedFor(error.holder)) throw error
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
