/** What the trials act on: servers as processes of their own, their databases, and callers. Only 127.0.0.1. */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReference } from '@anupalan/server/contract'
import type { Reference } from '@anupalan/server/contract'
import { openDatabase } from '../../server/platform/database.ts'
import type { Database } from '../../server/platform/database.ts'
import { hasPostgres, startCluster } from '../../server/testing/cluster.ts'
import type { Cluster } from '../../server/testing/cluster.ts'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { startProcess } from '../../server/testing/start-process.ts'
import type { ServerProcess } from '../../server/testing/start-process.ts'
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

export async function createWorld(
  { later }: Pick<TrialContext, 'later'>,
  name: DatabaseName,
  dataDir?: string,
): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'anupalan-soak-'))
  later(() => rmSync(folder, { recursive: true, force: true }))
  const site = writeFixtureSite()
  later(() => rmSync(site, { recursive: true, force: true }))
  let cluster: Cluster | undefined
  if (name === 'PostgreSQL') {
    if (!hasPostgres()) throw new Error('PostgreSQL is not installed: "node scripts/postgres.ts" tries to.')
    cluster = await startCluster({
      folder: mkdtempSync(join(tmpdir(), 'anupalan-cluster-')),
      isDurable: true,
    })
    const started = cluster
    later(() => started.remove())
  }
  const config = { dataDir: dataDir ?? join(folder, 'data'), databaseUrl: cluster?.urlOf('postgres') }
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
      const database = await openDatabase(config)
      try {
        return await how(database)
      } finally {
        await database.destroy()
      }
    },
  }
}

export const newReference = (): Reference<'EN'> =>
  createReference('EN', (size) => crypto.getRandomValues(new Uint8Array(size)))

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
  { method = 'GET', headers = {}, body, agent, timeout = 30_000 }: CallOptions = {},
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
        resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - began }),
      )
    })
    const fail = (error: Error) => reject(new CallError(error, wasConnected))
    sent.on('socket', (socket) => {
      if (!socket.connecting) wasConnected = true
      else socket.once('connect', () => (wasConnected = true))
    })
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${timeout} ms`)))
    sent.on('error', fail)
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
