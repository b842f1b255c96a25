/** Starts the server in the test process, with HTTP and its own database. */
import { rmSync } from 'node:fs'
import type { Meetings } from '@anupalan/server/contract'
import { createApp } from '../app.ts'
import { isHttps, readConfig } from '../platform/config/config.ts'
import type { Clock, Context } from '../platform/context.ts'
import { collections, migrations, ports } from '../features.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { openFileStores } from '../platform/files/file-store.ts'
import { createLifecycle } from '../platform/http/lifecycle.ts'
import type { Lifecycle } from '../platform/http/lifecycle.ts'
import { listen } from '../platform/http/listen.ts'
import { createLimits } from '../platform/http/count-calls.ts'
import type { Limits } from '../platform/http/count-calls.ts'
import { createLog } from '../platform/observability/log.ts'
import { dataHeaders } from '../platform/http/security-headers.ts'
import { loadSite } from '../platform/static-site/site-files.ts'
import { sqlite } from './databases.ts'
import type { DatabaseKind } from './databases.ts'
import { openMigrated } from './migrated-databases.ts'
import { createReused } from './reused-databases.ts'
import { fetchAsHost } from './fetch-as-host.ts'
import { practice, writeFixtureSite } from './fixture-site.ts'

export interface TestServer {
  readonly url: string
  readonly database: Database
  /** The dependencies of jobs and use cases. */
  readonly context: Context
  readonly lifecycle: Lifecycle
  readonly limits: Limits
  readonly dataDir: string
  /** Every line logged so far. */
  readonly logged: readonly string[]
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly close: () => Promise<void>
}

export interface TestServerOptions {
  /** As environment variables; rate limits are off by default. */
  readonly settings?: Readonly<Record<string, string>>
  readonly clock?: Clock
  /** The firm's rules for meetings; the contract's defaults if omitted. */
  readonly meetings?: Meetings
  /** SQLite by default. */
  readonly kind?: DatabaseKind
  /** Folder of a built site; a small one by default. */
  readonly site?: string
}

export async function startTestServer({
  settings = {},
  clock,
  meetings,
  kind = sqlite,
  site: siteFolder,
}: TestServerOptions = {}): Promise<TestServer> {
  const storage = await createReused(kind)
  const fixture = siteFolder === undefined ? writeFixtureSite({ ...practice, meetings }) : undefined
  const logged: string[] = []
  const lifecycle = createLifecycle()
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', ...storage.settings, ...settings })
  const isMigrated = config.databaseUrl === storage.config.databaseUrl
  const database = await (isMigrated ? openMigrated(config) : openDatabase(config, migrations))
  const limits = createLimits(config)
  const site = loadSite(fixture ?? siteFolder!)
  const files = openFileStores({ config, collections, database, clock })
  const app = createApp({
    config,
    database,
    limits,
    lifecycle,
    clock,
    log: createLog({ write: (line) => void logged.push(line) }),
    site,
    files,
  })
  const server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    lifecycle,
    headers: dataHeaders(isHttps(config)),
  })

  return {
    url: server.url,
    database,
    context: {
      config,
      database,
      clock: clock ?? (() => new Date()),
      practice: site.practice,
      pages: site.pages,
      sections: site.sections,
      files,
      ports,
    },
    lifecycle,
    limits,
    dataDir: config.dataDir,
    logged,
    // With PUBLIC_URL, requests have its host, as from a proxy.
    fetch: (path, init) =>
      config.publicUrl
        ? fetchAsHost(config.publicUrl.host, server.url + path, init)
        : fetch(server.url + path, { redirect: 'manual', ...init }),
    async close() {
      await server.stop()
      await database.destroy()
      await limits.close()
      await storage.remove()
      if (fixture !== undefined) rmSync(fixture, { recursive: true, force: true })
    },
  }
}
