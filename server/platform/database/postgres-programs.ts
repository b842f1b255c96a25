/** Finds PostgreSQL's programs, for backups and tests: on the PATH, or where Debian installs them. */
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export type PostgresProgram = 'initdb' | 'pg_ctl' | 'pg_dump' | 'pg_restore' | 'psql'

/** The newest version if Debian has several; `undefined` if there is none. */
export function findPostgresProgram(name: PostgresProgram): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const versionOf = (folder: string) => Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0)
  const ofDebian = globSync('/usr/lib/postgresql/*/bin/postgres')
    .map((path) => dirname(path))
    .toSorted((one, other) => versionOf(other) - versionOf(one))
  // Debian's pg_dump on the PATH is a wrapper that searches for a cluster of its own.
  return [...ofDebian, ...onPath].map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
