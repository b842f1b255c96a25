/** Dump and restore of PostgreSQL, by its own programs. */
import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { BackupError } from './backup-error.ts'
import { findPostgresProgram } from './postgres-programs.ts'
import type { PostgresProgram } from './postgres-programs.ts'
import { applicationName } from './postgres.ts'

/** Counts of the rate limits hold addresses of callers and mean nothing later. */
const dumpFlags = ['--format=custom', '--no-owner', '--no-privileges', '--exclude-table-data=rate_limits']

/**
 * Dumps the database as it is at one moment.
 *
 * @param look reads from the same moment.
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

/** Where restores of earlier versions put the tables that they replaced, until they had succeeded. */
export const putAside = 'replaced_by_restore'

/** Whether a restore of an earlier version was cut off: the tables are in two places then, or in the wrong one. */
export const interruptedRestore = `select 1 from pg_namespace where nspname = '${putAside}'`

/**
 * Puts a dump in the place of the tables in one transaction, which ends as if it had never been where this process, or
 * one of PostgreSQL's, ends before it does.
 *
 * @param prepare is called once it is certain that the tables may be replaced, and before they are.
 * @throws BackupError
 */
export async function restorePostgres(
  url: string,
  file: string,
  { isReplacing, prepare }: { readonly isReplacing: boolean; readonly prepare: () => Promise<void> },
): Promise<void> {
  const client = await connect(url)
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
    if (!isReplacing && (await isThere(interruptedRestore))) {
      throw new BackupError(
        'An earlier restore into the database at DATABASE_URL was cut off: add --replace to drop what it left ' +
          `(the schemas public and ${putAside}) and to restore again.`,
      )
    }
    if (!isReplacing && (await isThere("select 1 from pg_tables where schemaname = 'public'"))) {
      throw new BackupError(
        'The database at DATABASE_URL holds tables already: add --replace to replace them.',
      )
    }
  } finally {
    await client.end()
  }
  await prepare()
  await replaceTables(url, file)
}

const beginning = `
begin;
set local lock_timeout = '5s';
drop schema if exists ${putAside} cascade;
drop schema public cascade;
create schema public;
`

/**
 * psql is told to commit only once it has done all that pg_restore had to say, and that ended well: where its input ends
 * before, as it does with this process, it has done nothing.
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
  // Why psql does not read on, it says itself.
  writing.stdin!.on('error', () => reading.kill())
  writing.stdin!.write(beginning)
  reading.stdout!.pipe(writing.stdin!, { end: false })
  const [reason] = await Promise.all([read, finished(reading.stdout!).catch(() => {})])
  if (reason === undefined) {
    writing.stdin!.write('\n\\echo done\n')
    // Nothing else is written there.
    await Promise.race([once(writing.stdout!, 'data'), written])
  }
  writing.stdin!.end(reason === undefined ? 'commit;\n' : '\nrollback;\n')
  const failure = (await written) ?? reason
  if (failure !== undefined) throw new BackupError(failure)
}

function start(name: PostgresProgram, url: string, flags: readonly string[]): ChildProcess {
  return spawn(find(name), [...flags], { env: { ...process.env, ...environmentOf(url) }, stdio: 'pipe' })
}

/** Why a program failed; `undefined` where it did not. */
async function endOf(child: ChildProcess): Promise<string | undefined> {
  let told = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    told += text
  })
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return code === 0 ? undefined : told.trim().split('\n')[0] || 'It was ended before it was done.'
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
