/** Error responses. Always JSON with a message, never the text of an internal error. */
import { problemBody, problems, refuse } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'
import type { ErrorRequestHandler, Response } from 'express'
import { StorageError } from '../database/database.ts'
import type { Log } from '../observability/log.ts'

/** Retry-After when storage failed, in seconds. */
const RETRY_AFTER_SECONDS = 5

export function sendRefusal(response: Response, refusal: Refusal): void {
  if (refusal.retryAfter !== undefined) response.setHeader('Retry-After', String(refusal.retryAfter))
  // The rest of the body is not read.
  if (refusal.problem === 'tooSlow') response.setHeader('Connection', 'close')
  response.setHeader('Cache-Control', 'no-store')
  response.status(problems[refusal.problem].status).json(problemBody(refusal))
}

/** Responds to thrown errors. Registered last, as Express requires. */
export function handleErrors(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    ;(request.log ?? log).error({ err: error }, 'error')
    // The response has begun: ending it normally would make it look complete.
    if (response.headersSent) {
      response.destroy()
      return
    }
    sendRefusal(
      response,
      error instanceof StorageError
        ? refuse('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
        : refuse('unexpected'),
    )
  }
}

/** The message of an error for the operator: that of its innermost cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return reasonOf(error.cause)
  // A host with several addresses, all of which failed.
  return error instanceof AggregateError ? reasonOf(error.errors[0]) : error.message
}
