/** Refusals and faults, as answers. Always JSON with a message, and never the words of an error. */
import { problemBody, problems, refuse } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'
import type { ErrorRequestHandler, Response } from 'express'
import { StorageError } from '../database/database.ts'
import type { Log } from '../observability/log.ts'

/** Seconds after which a caller may try again when storage failed. */
const retryAfterFailure = 5

export function sendRefusal(response: Response, refusal: Refusal): void {
  if (refusal.retryAfter !== undefined) response.setHeader('Retry-After', String(refusal.retryAfter))
  // The rest of it is not waited for.
  if (refusal.problem === 'tooSlow') response.setHeader('Connection', 'close')
  response.setHeader('Cache-Control', 'no-store')
  response.status(problems[refusal.problem].status).json(problemBody(refusal))
}

/** Answers what was thrown. Express calls it last. */
export function answerErrors(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    ;(request.log ?? log).error({ err: error }, 'error')
    // Half an answer is out: an end would make it look whole.
    if (response.headersSent) {
      response.destroy()
      return
    }
    sendRefusal(
      response,
      error instanceof StorageError
        ? refuse('unavailable', { retryAfter: retryAfterFailure })
        : refuse('unexpected'),
    )
  }
}

/** What went wrong, for whoever runs the server: down to the cause, where there is one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return reasonOf(error.cause)
  // Of a host with several addresses, each of which was tried.
  return error instanceof AggregateError ? reasonOf(error.errors[0]) : error.message
}
