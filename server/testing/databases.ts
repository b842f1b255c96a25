/** The databases on which every test of storage runs: SQLite, and a PostgreSQL that the test run starts. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { databaseFile } from '../platform/database/sqlite.ts'
import { hasPostgres } from './cluster.ts'

export interface TestDatabase {
  /** As environment variables. */
  readonly settings: { readonly DATA_DIR: string; readonly DATABASE_URL?: string }
  /** The same as configuration. */
  readonly config: { readonly dataDir: string; readonly databaseUrl?: string }
  remove(): Promise<void>
}

export interface DatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** Creates an empty one, with its own data folder. */
  create(): Promise<TestDatabase>
  /**
   * Replaces a database to which nobody is connected by a function that creates copies of it, each with its own data
   * folder.
   */
  toTemplate(database: TestDatabase): Promise<() => Promise<TestDatabase>>
}

export const makeFolder = () => mkdtempSync(join(tmpdir(), 'anupalan-data-'))
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

function sqliteIn(dataDir: string): TestDatabase {
  return {
    settings: { DATA_DIR: dataDir },
    config: { dataDir },
    remove: () => Promise.resolve(removeFolder(dataDir)),
  }
}

export const sqlite: DatabaseKind = {
  name: 'SQLite',
  create: () => Promise.resolve(sqliteIn(makeFolder())),
  async toTemplate(database) {
    const bytes = readFileSync(join(database.config.dataDir, databaseFile))
    await database.remove()
    return async () => {
      const dataDir = makeFolder()
      await writeFile(join(dataDir, databaseFile), bytes, { mode: 0o600 })
      return sqliteIn(dataDir)
    }
  },
}

/** @param options of `create database` */
async function createOnPostgres(options = ''): Promise<TestDatabase> {
  const server = await clusterOfThisRun()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await command(server, `create database ${name} ${options}`)
  const dataDir = makeFolder()
  const databaseUrl = server.replace(/postgres$/, name)
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    config: { dataDir, databaseUrl },
    async remove() {
      await command(server, `drop database ${name} with (force)`)
      removeFolder(dataDir)
    },
  }
}

const postgres: DatabaseKind = {
  name: 'PostgreSQL',
  create: () => createOnPostgres(),
  // The template itself ends with its cluster.
  toTemplate({ config }) {
    removeFolder(config.dataDir)
    const template = new URL(config.databaseUrl!).pathname.slice(1)
    return Promise.resolve(() => createOnPostgres(`template ${template}`))
  },
}

async function command(url: string, sql: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Test files run in processes with one parent, whose id they share. */
const runFolder = join(tmpdir(), `anupalan-postgres-${process.ppid}`)

/** URL of the run's cluster, which the first test file starts. */
async function clusterOfThisRun(): Promise<string> {
  const outcomeFile = join(runFolder, 'outcome.json')
  if (isFirst()) {
    const script = join(import.meta.dirname, 'cluster-process.ts')
    spawn(process.execPath, [script, runFolder, String(process.ppid)], {
      detached: true,
      stdio: 'ignore',
    }).unref()
  }
  for (const deadline = Date.now() + 60_000; !existsSync(outcomeFile); await wait(25)) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start within a minute.')
  }
  const outcome = JSON.parse(readFileSync(outcomeFile, 'utf8')) as { url?: string; failure?: string }
  if (outcome.url === undefined) throw new Error(`PostgreSQL did not start. ${outcome.failure}`)
  return outcome.url
}

/** `mkdir` is atomic: only one of several processes succeeds. */
function isFirst(): boolean {
  try {
    mkdirSync(runFolder, { mode: 0o711 })
    return true
  } catch {
    return false
  }
}

function findKinds(): readonly DatabaseKind[] {
  if (hasPostgres()) return [sqlite, postgres]
  const missing = 'PostgreSQL is not installed (for example "apt-get install postgresql")'
  if (process.env.CI) throw new Error(`${missing}, and CI requires it.`)
  console.warn(`SKIPPED: all tests on PostgreSQL. ${missing}.`)
  return [sqlite]
}

/** Both, or SQLite alone with a warning if PostgreSQL is not installed. */
export const databaseKinds = findKinds()
