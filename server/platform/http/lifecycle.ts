/** Draining state of the process, and its pending responses. */
import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'

export interface Lifecycle {
  readonly isDraining: boolean
  /** Number of pending responses. */
  readonly pending: number
  /** From now on every response, pending ones too, closes its connection. */
  drain(): void
  readonly middleware: RequestHandler
}

export function createLifecycle(): Lifecycle {
  const pending = new Set<ServerResponse>()
  let isDraining = false

  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  return {
    get isDraining() {
      return isDraining
    },
    get pending() {
      return pending.size
    },
    drain() {
      isDraining = true
      pending.forEach(closeAfter)
    },
    middleware(_request, response, next) {
      pending.add(response)
      response.once('close', () => pending.delete(response))
      if (isDraining) closeAfter(response)
      next()
    },
  }
}
