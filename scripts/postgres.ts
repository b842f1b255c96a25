/** Finds a PostgreSQL for the tests: `node scripts/postgres.ts`. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { findPostgresProgram } from '../server/platform/database/postgres-programs.ts'

const found = () => {
  const initdb = findPostgresProgram('initdb')
  return initdb && dirname(initdb)
}

const run = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/**
 * The folder of PostgreSQL's programs. If there are none, root installs Debian's package first. If that is not possible,
 * it prints a warning and returns `undefined`; in CI it throws.
 */
export function postgresFolder(): string | undefined {
  if (found() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No PostgreSQL found: trying Debian’s postgresql package.')
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql')
  }
  const folder = found()
  if (folder !== undefined) return folder
  const missing = 'PostgreSQL is not installed (for example "apt-get install postgresql").'
  if (process.env.CI) throw new Error(missing)
  console.warn(`The tests of the server run on SQLite alone: ${missing}`)
  return undefined
}

if (import.meta.main) console.log(postgresFolder() ?? '')
