/**
 * Timeouts of requests. Node has one timeout for all requests; a form with a file needs a longer one than the others.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * For a request without a file, in ms. With Node's default, 300 s, a few slow clients could occupy every connection.
 */
const REQUEST_TIMEOUT_MS = 30_000

/** Node's `requestTimeout`: the maximum for any request; ms. */
export const MAX_REQUEST_TIMEOUT_MS = 180_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** @param onTimeout called if the body has not arrived in time. */
export function startRequestTimeout(
  request: IncomingMessage,
  response: ServerResponse,
  onTimeout: () => void,
): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && (length === undefined || length === '0')) return
  const timer = setTimeout(onTimeout, REQUEST_TIMEOUT_MS)
  timers.set(request, timer)
  const clear = () => clearTimeout(timer)
  request.once('end', clear)
  request.once('close', clear)
  response.once('close', clear)
}

/** Clears the timeout of a request whose reader has timeouts of its own. */
export const clearRequestTimeout = (request: IncomingMessage): void => clearTimeout(timers.get(request))
