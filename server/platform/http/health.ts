/** What an orchestrator asks: is the process alive, and may it be sent visitors. */
import { Router } from 'express'
import { problemBody, refuse } from '@anupalan/server/contract'
import type { Lifecycle } from './lifecycle.ts'
import type { Readiness } from '../observability/readiness.ts'
import { apiHeaders } from './security-headers.ts'

/**
 * `/health` answers 200 as long as the process answers at all. `/ready` answers 200 while the database answers, files
 * can be written and the process is not shutting down; 503 otherwise, with the names of what fails.
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
