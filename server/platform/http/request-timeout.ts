/** How long a request may take to arrive. Node has one limit for all; a form with a file needs longer than the rest. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** For a request without a file, in ms. Node's own 300 s let a handful of slow clients hold every connection. */
const patience = 30_000

/** The limit that Node is given: no request takes longer, whatever is in it; ms. */
export const longestArrival = 180_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** @param onLate called where the body is not there in time. */
export function limitArrival(request: IncomingMessage, response: ServerResponse, onLate: () => void): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && (length === undefined || length === '0')) return
  const timer = setTimeout(onLate, patience)
  timers.set(request, timer)
  const arrived = () => clearTimeout(timer)
  request.once('end', arrived)
  request.once('close', arrived)
  response.once('close', arrived)
}

/** Leaves the time of a request to whoever reads it. */
export const takeLonger = (request: IncomingMessage): void => clearTimeout(timers.get(request))
