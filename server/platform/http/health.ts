/** Liveness and readiness, for load balancers and orchestrators. */
import { Router } from 'express'
import { problemBody, refuse } from '@anupalan/server/contract'
import type { Lifecycle } from './lifecycle.ts'
import type { Readiness } from '../observability/readiness.ts'
import { apiHeaders } from './security-headers.ts'

/**
 * `/health` responds with 200 as long as the process runs. `/ready` responds with 200 while the database responds,
 * files are writable and the process is not shutting down; otherwise 503, with the names of the failing checks.
 */
export function healthRoutes(readiness: Readiness, lifecycle: Lifecycle): Router {
  const router = Router({ caseSensitive: true, strict: true })

  router.get('/health', apiHeaders, (_request, response) => {
    response.json({ status: 'ok' })
  })

  router.get('/ready', apiHeaders, async (_request, response) => {
    const failing = lifecycle.isDraining ? [] : await readiness.failing()
    if (!lifecycle.isDraining && failing.length === 0) response.json({ status: 'ready' })
    else
      response
        .status(503)
        .set('Retry-After', '5')
        .json({ ...problemBody(refuse('unavailable')), failing })
  })

  return router
}
