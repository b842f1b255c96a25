/**
 * The log: JSON lines without personal data. No body, no query, no header, no path with a visitor's input, and only the
 * network of an IP address.
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
    {
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        err: describeError,
        // `pino-http` serializes each request for a logger that is not used here, which took a tenth of a small call.
        req: () => undefined,
      },
    },
    destination,
  )

/**
 * The properties of an error that are needed to find its cause. Errors of databases contain row values in other
 * properties, which pino's own serializer copies.
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

/** Sets the route of a response in the log: an endpoint, or a path of the site. Called by the code that responds. */
export function nameRoute(response: Response, route: string): void {
  response.locals.route = route
}

/** Logs each request after its response, with an id that is also in the `X-Request-Id` header. */
export function logRequests(log: Log): RequestHandler {
  const describe = (request: IncomingMessage, response: ServerResponse, value: { responseTime: number }) => ({
    method: request.method,
    route: (response as Response).locals.route ?? 'unknown',
    status: response.statusCode,
    // The caller has disconnected.
    ...(!response.writableFinished && { aborted: true }),
    ms: value.responseTime,
    network: networkOf((request as IncomingMessage & { ip?: string }).ip),
  })

  return pinoHttp({
    logger: log,
    // Its own serializers would override the log's and copy all properties of an error.
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
