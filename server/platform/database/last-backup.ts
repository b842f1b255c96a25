/** When the last backup of a data folder succeeded: the modification time of an empty file in it. */
import { closeSync, futimesSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'

const markOf = (dataDir: string) => join(dataDir, 'last-backup')

/** Notes that a backup has succeeded. */
export function noteBackup(dataDir: string, now: Date): void {
  const mark = openSync(markOf(dataDir), 'w', 0o600)
  futimesSync(mark, now, now)
  closeSync(mark)
}

/** UTC; `null` if there was none. */
export const lastBackupAt = (dataDir: string): string | null =>
  statSync(markOf(dataDir), { throwIfNoEntry: false })?.mtime.toISOString() ?? null
