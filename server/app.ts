/** Assembles the server's middleware, in order. */
import express from 'express'
import type { Express, RequestHandler } from 'express'
import { collections, createHandlers, features, ports } from './features.ts'
import { createApi } from './platform/http/api-router.ts'
import { isHttps } from './platform/config/config.ts'
import type { Config } from './platform/config/config.ts'
import type { Clock } from './platform/context.ts'
import { recordAudit } from './platform/database/audit.ts'
import { ping, store } from './platform/database/database.ts'
import type { Database } from './platform/database/database.ts'
import { handleErrors } from './platform/http/errors.ts'
import { openFileStores } from './platform/files/file-store.ts'
import type { FileStores } from './platform/files/file-store.ts'
import { requireHost } from './platform/http/host.ts'
import { healthRoutes } from './platform/http/health.ts'
import { createLifecycle } from './platform/http/lifecycle.ts'
import type { Lifecycle } from './platform/http/lifecycle.ts'
import type { Limits } from './platform/http/count-calls.ts'
import { logRequests } from './platform/observability/log.ts'
import type { Log } from './platform/observability/log.ts'
import { createReadiness } from './platform/observability/readiness.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { serveSite } from './platform/static-site/site.ts'
import type { Site } from './platform/static-site/site-files.ts'
import { createSlots } from './platform/static-site/slots.ts'
import { serveStoredFiles } from './platform/static-site/stored-site-files.ts'

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  readonly limits: Limits
  readonly log: Log
  readonly site: Site
  /** Uploaded files; in a folder of the data folder by default. */
  readonly files?: FileStores
  /** The system's clock by default. */
  readonly clock?: Clock
  /** Counts each request. */
  readonly observe?: RequestHandler
  /** Shared with the code that stops the server. */
  readonly lifecycle?: Lifecycle
}

export function createApp({
  config,
  database,
  limits,
  log,
  site,
  clock = () => new Date(),
  files = openFileStores({ config, collections, database, clock }),
  observe = (_request, _response, next) => next(),
  lifecycle = createLifecycle(),
}: AppOptions): Express {
  const context = {
    config,
    database,
    clock,
    practice: site.practice,
    pages: site.pages,
    sections: site.sections,
    files,
    ports,
  }
  const [authenticate] = features.flatMap((feature) => feature.authenticate?.(context) ?? [])

  const readiness = createReadiness(
    [
      { name: 'database', run: () => ping(database) },
      { name: 'files', run: () => files.check() },
    ],
    { log },
  )

  const app = express()
  app.set('case sensitive routing', true)
  app.set('strict routing', true)
  app.set('trust proxy', config.trustProxy)
  app.set('query parser', false)
  app.set('etag', false)
  app.disable('x-powered-by')

  app.use(lifecycle.middleware)
  app.use(securityHeaders(site.csp, isHttps(config)))
  app.use(healthRoutes(readiness, lifecycle))
  app.use(observe)
  app.use(logRequests(log))
  app.use(requireHost(config))
  app.use(
    createApi(createHandlers({ ...context, limits, answerDocument: site.answerDocument }), {
      config,
      limits,
      files,
      authenticate: authenticate ?? (() => Promise.resolve(null)),
      onRefusal: ({ endpoint, problem, caller }) =>
        store(database, (transaction) =>
          recordAudit(
            transaction,
            { action: 'access.refuse', details: { endpoint, problem }, caller },
            clock(),
          ),
        ),
    }),
  )
  const fillSlots = createSlots({
    sources: features.flatMap((feature) => feature.slots?.(context) ?? []),
    templates: site.slotTemplates,
    database,
    log,
    clock,
  })
  app.use(serveStoredFiles(features.flatMap((feature) => feature.siteFiles?.(context) ?? [])))
  app.use(serveSite(site, fillSlots))
  app.use(handleErrors(log))
  return app
}
