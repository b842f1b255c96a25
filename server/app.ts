/** Assembles the server: what answers a request, in order. */
import express from 'express'
import type { Express, RequestHandler } from 'express'
import { accountHandlers } from './features/accounts/routes.ts'
import { applicationHandlers } from './features/applications/routes.ts'
import { bookingHandlers } from './features/bookings/routes.ts'
import { enquiryHandlers } from './features/enquiries/routes.ts'
import { feedbackHandlers } from './features/feedback/routes.ts'
import { pageViewHandlers } from './features/page-views/routes.ts'
import { createApi } from './platform/http/api.ts'
import { isHttps } from './platform/config/config.ts'
import type { Config } from './platform/config/config.ts'
import type { Clock } from './platform/context.ts'
import { ping } from './platform/database/database.ts'
import type { Database } from './platform/database/database.ts'
import { answerErrors } from './platform/http/errors.ts'
import { openFiles } from './platform/files/file-store.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { healthRoutes } from './platform/http/health.ts'
import { createLifecycle } from './platform/http/lifecycle.ts'
import type { Lifecycle } from './platform/http/lifecycle.ts'
import type { Limits } from './platform/http/rate-limits.ts'
import { logRequests } from './platform/observability/log.ts'
import type { Log } from './platform/observability/log.ts'
import { createReadiness } from './platform/observability/readiness.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { serveSite } from './platform/site/site.ts'
import type { Site } from './platform/site/site-files.ts'

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  readonly limits: Limits
  readonly log: Log
  readonly site: Site
  /** Where CVs are kept; a folder of the data folder by default. */
  readonly files?: FileStore
  /** The system's clock by default. */
  readonly clock?: Clock
  /** Counts each request. */
  readonly observe?: RequestHandler
  /** Shared with whoever stops the server. */
  readonly lifecycle?: Lifecycle
}

export function createApp({
  config,
  database,
  limits,
  log,
  site,
  files = openFiles(config.dataDir, 'applications'),
  clock = () => new Date(),
  observe = (_request, _response, next) => next(),
  lifecycle = createLifecycle(),
}: AppOptions): Express {
  const context = { config, database, clock, practice: site.practice, files }
  const handlers = {
    ...enquiryHandlers(context),
    ...feedbackHandlers(context),
    ...accountHandlers(context),
    ...pageViewHandlers(context, site.pages),
    ...applicationHandlers(context),
    ...bookingHandlers(context),
  }

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
  app.use(createApi(handlers, config, limits, files))
  app.use(serveSite(site))
  app.use(answerErrors(log))
  return app
}
