/** What the trials act on: servers as processes of their own, their databases, and callers. Only 127.0.0.1. */
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import type { Agent, IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReference } from '@anupalan/server/contract'
import type { Reference, ReferenceKind } from '@anupalan/server/contract'
import { sql } from 'kysely'
import { migrations } from '../../server/features.ts'
import { openDatabase } from '../../server/platform/database/open-database.ts'
import type { Database } from '../../server/platform/database/database.ts'
import { openPostgresForMigrations } from '../../server/platform/database/postgres.ts'
import { hasPostgres, startCluster } from '../../server/testing/cluster.ts'
import type { Cluster } from '../../server/testing/cluster.ts'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { startProcess } from '../../server/testing/start-process.ts'
import type { ServerProcess } from '../../server/testing/start-process.ts'
import { LackingError } from './trial.ts'
import type { TrialContext } from './trial.ts'

export const databases = ['SQLite', 'PostgreSQL'] as const
export type DatabaseName = (typeof databases)[number]

export interface World {
  readonly settings: Readonly<Record<string, string>>
  /** Commits reach the disk; none on SQLite. */
  readonly cluster?: Cluster
  /** Starts a server; it is killed at the end. */
  start(more?: Readonly<Record<string, string>>): ServerProcess
  /** Looks at what is stored. */
  look<Result>(how: (database: Database) => Promise<Result>): Promise<Result>
}

export interface WorldOptions {
  /** Folder that what is stored stands in: SQLite's file, or a tablespace of PostgreSQL. */
  readonly disk?: string
}

export async function createWorld(
  { later }: Pick<TrialContext, 'later'>,
  name: DatabaseName,
  { disk }: WorldOptions = {},
): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'anupalan-soak-'))
  later(() => rmSync(folder, { recursive: true, force: true }))
  const site = writeFixtureSite()
  later(() => rmSync(site, { recursive: true, force: true }))
  const cluster = name === 'PostgreSQL' ? await startDurableCluster(later) : undefined
  const config = {
    dataDir: join((cluster ? undefined : disk) ?? folder, 'data'),
    databaseUrl: cluster && (disk === undefined ? cluster.urlOf('postgres') : await createOn(disk, cluster)),
  }
  const settings = {
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    DATA_DIR: config.dataDir,
    ...(config.databaseUrl !== undefined && { DATABASE_URL: config.databaseUrl }),
  }
  return {
    settings,
    cluster,
    start(more = {}) {
      const server = startProcess(['--site', site], { ...settings, ...more })
      later(async () => {
        server.child.kill('SIGKILL')
        await server.ended
      })
      return server
    },
    async look(how) {
      const database = await openDatabase(config, migrations)
      try {
        return await how(database)
      } finally {
        await database.destroy()
      }
    },
  }
}

async function startDurableCluster(later: TrialContext['later']): Promise<Cluster> {
  if (!hasPostgres())
    throw new LackingError('PostgreSQL is not installed: "node scripts/postgres.ts" tries to.')
  const folder = mkdtempSync(join(tmpdir(), 'anupalan-cluster-'))
  later(() => rmSync(folder, { recursive: true, force: true }))
  const cluster = await startCluster({ folder, isDurable: true })
  later(() => cluster.remove())
  return cluster
}

/** @returns the address of a new database whose tables stand on that disk; the log of writes does not. */
async function createOn(disk: string, cluster: Cluster): Promise<string> {
  const folder = join(disk, 'tables')
  mkdirSync(folder)
  const { uid, gid } = statSync(cluster.folder)
  chownSync(folder, uid, gid)
  const database = openPostgresForMigrations(cluster.urlOf('postgres'))
  try {
    await sql`create tablespace small location ${sql.lit(folder)}`.execute(database)
    await sql`create database on_disk tablespace small`.execute(database)
  } finally {
    await database.destroy()
  }
  return cluster.urlOf('on_disk')
}

export const newReference = (): Reference<'EN'> => newReferenceOf('EN')

export const newReferenceOf = <Kind extends ReferenceKind>(kind: Kind): Reference<Kind> =>
  createReference(kind, (size) => crypto.getRandomValues(new Uint8Array(size)))

export const enquiry = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.in',
  company: 'Rao Textiles',
  service: 'gst-services',
  message: 'We need our GST returns filed from this quarter on.',
  privacy: true,
} as const

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly ms: number
}

export interface CallOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** A new connection where there is none. */
  readonly agent?: Agent
  /** Ms; 30,000 by default. */
  readonly timeout?: number
  /** Called once the request is on its way to the other side, whole. */
  readonly onSent?: () => void
}

/** Errors of a call carry whether a connection had been made: what was refused was never in flight. */
export class CallError extends Error {
  readonly wasConnected: boolean
  constructor(cause: Error, wasConnected: boolean) {
    super(cause.message, { cause })
    this.wasConnected = wasConnected
  }
}

/** Node's own client, which adds no header a browser would. */
export function call(
  url: string,
  { method = 'GET', headers = {}, body, agent, timeout = 30_000, onSent }: CallOptions = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const began = performance.now()
    let wasConnected = false
    const sent = request(url, { method, headers, agent: agent ?? false, timeout }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('error', fail)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          ms: performance.now() - began,
        }),
      )
    })
    const fail = (error: Error) => reject(new CallError(error, wasConnected))
    sent.on('socket', (socket) => {
      if (!socket.connecting) wasConnected = true
      else socket.once('connect', () => (wasConnected = true))
    })
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${timeout} ms`)))
    sent.on('error', fail)
    if (onSent) sent.on('finish', onSent)
    sent.end(body)
  })
}

export const sendEnquiry = (
  url: string,
  reference: string,
  { body = enquiry, ...options }: Omit<CallOptions, 'body'> & { readonly body?: object } = {},
) =>
  call(`${url}/api/contact`, {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': reference, ...options.headers },
    body: JSON.stringify(body),
  })

/** How often each reference is stored, and how many mails tell of it. */
export async function countStored(world: World, references: readonly string[]) {
  const [rows, mails] = await world.look(async (database) => [
    await database.selectFrom('enquiries').select('reference').execute(),
    await database.selectFrom('outbox').select('subject').execute(),
  ])
  const stored = new Set(rows.map(({ reference }) => reference))
  const told = Map.groupBy(mails, ({ subject }) => /EN-[\w-]+/.exec(subject)?.[0])
  return {
    rows: rows.length,
    missing: references.filter((reference) => !stored.has(reference)),
    wronglyTold: rows
      .filter(({ reference }) => told.get(reference)?.length !== 1)
      .map((row) => row.reference),
  }
}

export const quantile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0
