/** What an orchestrator asks: is the process alive, and may it be sent visitors. */
import { Router } from 'express'
import { problemBody, refuse } from '@anupalan/server/contract'
import { ping } from './database.ts'
import type { Database } from './database.ts'
import type { Lifecycle } from './lifecycle.ts'

/**
 * `/health` answers 200 as long as the process answers at all. `/ready` answers 200 while the database
 * answers and the process is not shutting down, 503 otherwise.
 */
export function healthRoutes(database: Database, lifecycle: Lifecycle): Router {
  const router = Router({ caseSensitive: true, strict: true })

  router.get('/health', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })

  router.get('/ready', async (_request, response) => {
    const isReady = !lifecycle.isDraining && (await answers(database))
    response.set('Cache-Control', 'no-store')
    if (isReady) response.json({ status: 'ready' })
    else
      response
        .status(503)
        .set('Retry-After', '5')
        .json(problemBody(refuse('unavailable')))
  })

  return router
}

const answers = (database: Database) =>
  ping(database).then(
    () => true,
    () => false,
  )
