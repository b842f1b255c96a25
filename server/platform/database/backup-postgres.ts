/** Dump and restore of PostgreSQL with its client programs. */
import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { BackupError } from './backup-error.ts'
import { findPostgresProgram } from './postgres-programs.ts'
import type { PostgresProgram } from './postgres-programs.ts'
import { applicationName } from './postgres.ts'

/** Rate-limit counts contain addresses of callers and are useless later. */
const dumpFlags = ['--format=custom', '--no-owner', '--no-privileges', '--exclude-table-data=rate_limits']

/**
 * Dumps a snapshot of the database.
 *
 * @param look reads from the same snapshot.
 */
export async function dumpPostgres<Seen>(
  url: string,
  file: string,
  look: (client: Client) => Promise<Seen>,
): Promise<Seen> {
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    await run('pg_dump', url, [...dumpFlags, `--snapshot=${rows[0]!.id}`, `--file=${file}`])
    return await look(client)
  } finally {
    await client.end()
  }
}

/** The schema into which restores of earlier versions moved the replaced tables until they succeeded. */
export const replacedSchema = 'replaced_by_restore'

/**
 * Selects a row if a restore of an earlier version was interrupted, and the tables are in two schemas or in the wrong
 * one.
 */
export const interruptedRestore = `select 1 from pg_namespace where nspname = '${replacedSchema}'`

/**
 * Replaces the tables by those of a dump, in one transaction: if this process or a PostgreSQL program ends early, it is
 * rolled back.
 *
 * @param prepare is called once the preconditions are checked, and before the tables are replaced.
 * @throws BackupError
 */
export async function restorePostgres(
  url: string,
  file: string,
  { isReplacing, prepare }: { readonly isReplacing: boolean; readonly prepare: () => Promise<void> },
): Promise<void> {
  const client = await connect(url)
  const hasRow = async (query: string) => (await client.query(query)).rowCount !== 0
  try {
    if (await isInUse(hasRow)) {
      throw new BackupError(
        'The database at DATABASE_URL is in use: stop every instance of the server first.',
      )
    }
    if (!isReplacing && (await hasRow(interruptedRestore))) {
      throw new BackupError(
        'An earlier restore into the database at DATABASE_URL was interrupted: add --replace to drop its remains ' +
          `(the schemas public and ${replacedSchema}) and to restore again.`,
      )
    }
    if (!isReplacing && (await hasRow("select 1 from pg_tables where schemaname = 'public'"))) {
      throw new BackupError(
        'The database at DATABASE_URL already contains tables: add --replace to replace them.',
      )
    }
  } finally {
    await client.end()
  }
  await prepare()
  await replaceTables(url, file)
}

/** In ms. PostgreSQL lists a closed connection until its process has exited. */
const exitTimeout = 2_000

async function isInUse(hasRow: (query: string) => Promise<boolean>): Promise<boolean> {
  const connections = `select 1 from pg_stat_activity where datname = current_database() and application_name = '${applicationName}'`
  const end = performance.now() + exitTimeout
  while (await hasRow(connections)) {
    if (performance.now() >= end) return true
    await setTimeout(50)
  }
  return false
}

const beginReplacement = `
begin;
set local lock_timeout = '5s';
drop schema if exists ${replacedSchema} cascade;
drop schema public cascade;
create schema public;
`

/**
 * psql gets `commit` only after it has executed the complete output of pg_restore, and that has succeeded: if its input
 * ends early, for example with this process, nothing is committed.
 */
async function replaceTables(url: string, file: string): Promise<void> {
  const reading = start('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--file=-',
    file,
  ])
  const writing = start('psql', url, [
    '--no-psqlrc',
    '--quiet',
    '--set=ON_ERROR_STOP=1',
    '--output=/dev/null',
  ])
  const read = endOf(reading)
  const written = endOf(writing)
  // psql reports its own failure on stderr.
  writing.stdin!.on('error', () => reading.kill())
  writing.stdin!.write(beginReplacement)
  reading.stdout!.pipe(writing.stdin!, { end: false })
  const [reason] = await Promise.all([read, finished(reading.stdout!).catch(() => {})])
  if (reason === undefined) {
    writing.stdin!.write('\n\\echo done\n')
    // stdout has no other output.
    await Promise.race([once(writing.stdout!, 'data'), written])
  }
  writing.stdin!.end(reason === undefined ? 'commit;\n' : '\nrollback;\n')
  const failure = (await written) ?? reason
  if (failure !== undefined) throw new BackupError(failure)
}

function start(name: PostgresProgram, url: string, flags: readonly string[]): ChildProcess {
  return spawn(find(name), [...flags], { env: { ...process.env, ...environmentOf(url) }, stdio: 'pipe' })
}

/** The error of a program; `undefined` if it succeeded. */
async function endOf(child: ChildProcess): Promise<string | undefined> {
  let stderr = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return code === 0 ? undefined : stderr.trim().split('\n')[0] || 'The program was terminated.'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  return client
}

function find(name: PostgresProgram): string {
  const program = findPostgresProgram(name)
  if (program !== undefined) return program
  throw new BackupError(
    `${name} was not found: install PostgreSQL's client programs (Debian: postgresql-client).`,
  )
}

async function run(name: PostgresProgram, url: string, flags: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(find(name), [...flags], { env: { ...process.env, ...environmentOf(url) } })
  } catch (error) {
    if (error instanceof BackupError) throw error
    const stderr =
      error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : ''
    throw new BackupError(stderr || `${name} failed.`)
  }
}

/** As environment variables of libpq: a password on the command line would be visible to every user. */
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
