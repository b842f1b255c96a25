/** The environment of a trial: server processes, their databases, and an HTTP client. Only 127.0.0.1. */
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
import { MissingRequirementError } from './trial.ts'
import type { TrialContext } from './trial.ts'

export const databases = ['SQLite', 'PostgreSQL'] as const
export type DatabaseName = (typeof databases)[number]

export interface Environment {
  /** Folder of the built site. */
  readonly site: string
  readonly settings: Readonly<Record<string, string>>
  /** Configured so that commits reach the disk; undefined on SQLite. */
  readonly cluster?: Cluster
  /** Starts a server, which is killed at the end of the trial. */
  start(more?: Readonly<Record<string, string>>): ServerProcess
  /** Queries what is stored. */
  query<Result>(run: (database: Database) => Promise<Result>): Promise<Result>
}

export interface EnvironmentOptions {
  /** Folder for the stored data: SQLite's file, or a tablespace of PostgreSQL. */
  readonly disk?: string
}

export async function createEnvironment(
  { defer }: Pick<TrialContext, 'defer'>,
  name: DatabaseName,
  { disk }: EnvironmentOptions = {},
): Promise<Environment> {
  const folder = mkdtempSync(join(tmpdir(), 'anupalan-soak-'))
  defer(() => rmSync(folder, { recursive: true, force: true }))
  const site = writeFixtureSite()
  defer(() => rmSync(site, { recursive: true, force: true }))
  const cluster = name === 'PostgreSQL' ? await startDurableCluster(defer) : undefined
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
    site,
    settings,
    cluster,
    start(more = {}) {
      const server = startProcess(['--site', site], { ...settings, ...more })
      defer(async () => {
        server.child.kill('SIGKILL')
        await server.ended
      })
      return server
    },
    async query(run) {
      const database = await openDatabase(config, migrations)
      try {
        return await run(database)
      } finally {
        await database.destroy()
      }
    },
  }
}

async function startDurableCluster(defer: TrialContext['defer']): Promise<Cluster> {
  if (!hasPostgres())
    throw new MissingRequirementError(
      'PostgreSQL is not installed: "node scripts/postgres.ts" tries to install it.',
    )
  const folder = mkdtempSync(join(tmpdir(), 'anupalan-cluster-'))
  defer(() => rmSync(folder, { recursive: true, force: true }))
  const cluster = await startCluster({ folder, isDurable: true })
  defer(() => cluster.remove())
  return cluster
}

/** @returns the URL of a new database whose tables are on that disk; its write-ahead log is not. */
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

export interface HttpResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly ms: number
}

export interface CallOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** @default a new connection for each call */
  readonly agent?: Agent
  /** Ms; 30,000 by default. */
  readonly timeout?: number
  /** Called once the complete request has been sent. */
  readonly onSent?: () => void
}

/** Has a flag for whether a connection was established: a refused request was never in flight. */
export class CallError extends Error {
  readonly wasConnected: boolean
  constructor(cause: Error, wasConnected: boolean) {
    super(cause.message, { cause })
    this.wasConnected = wasConnected
  }
}

/** Node's own client, which adds none of a browser's headers. */
export function call(
  url: string,
  { method = 'GET', headers = {}, body, agent, timeout = 30_000, onSent }: CallOptions = {},
) {
  return new Promise<HttpResponse>((resolve, reject) => {
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
    sent.on('timeout', () => sent.destroy(new Error(`no response in ${timeout} ms`)))
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

/** Counts the stored references and the mails to the practice about each: a sender gets a few a day at most. */
export async function countStored(environment: Environment, references: readonly string[]) {
  const [rows, mails] = await environment.query(async (database) => [
    await database.selectFrom('enquiries').select('reference').execute(),
    await database.selectFrom('outbox').select('subject').where('recipient', '<>', enquiry.email).execute(),
  ])
  const stored = new Set(rows.map(({ reference }) => reference))
  const mailsByReference = Map.groupBy(mails, ({ subject }) => /EN-[\w-]+/.exec(subject)?.[0])
  return {
    rows: rows.length,
    missing: references.filter((reference) => !stored.has(reference)),
    withoutOneMail: rows
      .filter(({ reference }) => mailsByReference.get(reference)?.length !== 1)
      .map((row) => row.reference),
  }
}

export const quantile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0
