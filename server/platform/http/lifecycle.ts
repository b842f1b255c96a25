/** Whether the process still takes work, and which answers are under way. */
import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'

export interface Lifecycle {
  readonly isDraining: boolean
  /** How many answers are under way. */
  readonly underWay: number
  /** From now on every answer, those under way too, closes its connection. */
  drain(): void
  readonly middleware: RequestHandler
}

export function createLifecycle(): Lifecycle {
  const underWay = new Set<ServerResponse>()
  let isDraining = false

  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  return {
    get isDraining() {
      return isDraining
    },
    get underWay() {
      return underWay.size
    },
    drain() {
      isDraining = true
      underWay.forEach(closeAfter)
    },
    middleware(_request, response, next) {
      underWay.add(response)
      response.once('close', () => underWay.delete(response))
      if (isDraining) closeAfter(response)
      next()
    },
  }
}
