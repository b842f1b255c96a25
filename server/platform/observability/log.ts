/**
 * The log: JSON lines that hold no personal data. No body, no query, no header, no path a visitor could have
 * typed, and of an address only its network.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler, Response } from 'express'
import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import { networkOf } from '../http/address.ts'
import { createStandardOutput } from './standard-output.ts'

export type Log = Logger

/** @param destination standard output by default. */
export const createLog = (destination: DestinationStream = createStandardOutput()): Log =>
  pino(
    { base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  )

/**
 * As much of an error as finds its cause. Databases put the values of a row into other properties of their
 * errors, which pino's own serializer copies.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Names the answer in the log: an endpoint, or a path of the site. Called by whatever gave the answer. */
export function nameRoute(response: Response, route: string): void {
  response.locals.route = route
}

/** Logs each request once it is answered, under an id that the `X-Request-Id` header also tells. */
export function logRequests(log: Log): RequestHandler {
  const describe = (request: IncomingMessage, response: ServerResponse, value: { responseTime: number }) => ({
    method: request.method,
    route: (response as Response).locals.route ?? 'unknown',
    status: response.statusCode,
    // Nobody is there to read the answer of a request that was given up.
    ...(!response.writableFinished && { aborted: true }),
    ms: value.responseTime,
    network: networkOf((request as IncomingMessage & { ip?: string }).ip),
  })

  return pinoHttp({
    logger: log,
    // Its own would be put before the log's, and copies whatever an error carries.
    wrapSerializers: false,
    genReqId(_request, response) {
      const id = randomUUID()
      response.setHeader('X-Request-Id', id)
      return id
    },
    quietReqLogger: true,
    quietResLogger: true,
    customAttributeKeys: { reqId: 'request' },
    customSuccessObject: describe,
    customErrorObject: (request, response, _error, value) => describe(request, response, value),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
  })
}
