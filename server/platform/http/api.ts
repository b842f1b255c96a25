/** The API: routes every endpoint of the contract, with the contract's checks. */
import {
  checkCall,
  clearSiteDataHeader,
  endpointList,
  handlerOf,
  methodsOf,
  pathPattern,
  refuse,
} from '@anupalan/server/contract'
import type { Endpoint, IncomingCall } from '@anupalan/server/contract'
import { randomBytes } from 'node:crypto'
import { Router } from 'express'
import type { Request, Response } from 'express'
import { readText } from './body.ts'
import { isHttps } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { setCookie } from './cookies.ts'
import type { Caller } from '../database/audit.ts'
import { networkOf } from './address.ts'
import { sendRefusal } from './errors.ts'
import type { FileStores } from '../files/file-store.ts'
import type { AnyHandler, AnyOutcome, ApiHandlers } from './handlers.ts'
import type { Limits } from './rate-limits.ts'
import { readUser } from './sessions.ts'
import type { Authenticate } from './sessions.ts'
import { nameRoute } from '../observability/log.ts'
import { apiHeaders } from './security-headers.ts'
import { createUpload, createUploadPlacesByEndpoint } from './uploads.ts'
import type { Upload } from './uploads.ts'

export interface ApiOptions {
  readonly config: Pick<Config, 'publicUrl'>
  readonly limits: Limits
  readonly files: FileStores
  readonly authenticate: Authenticate
}

/** @throws Error if an endpoint has no handler, or a handler no endpoint. */
export function createApi(
  handlers: ApiHandlers,
  { config, limits, files, authenticate }: ApiOptions,
): Router {
  checkCoverage(handlers)
  const placesOf = createUploadPlacesByEndpoint()
  const trusted = config.publicUrl ? [config.publicUrl.origin] : []
  const router = Router({ caseSensitive: true, strict: true })

  router.use((request, response, next) => {
    if (/^\/api(?:\/|$)/.test(request.path)) apiHeaders(request, response, next)
    else next('router')
  })

  for (const endpoint of endpointList) {
    const { gate, owns, handle } = handlerOf<AnyHandler['handle']>(handlers, endpoint.name)
    const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>
    // A pattern without capturing groups: the contract parses and validates parameters.
    router[method](pathPattern(endpoint.path), async (request, response) => {
      nameRoute(response, endpoint.name)
      const upload = endpoint.upload && createUpload(request, files.of(endpoint.feature), placesOf(endpoint))
      try {
        const call = await checkCall(endpoint, incoming(request, upload), {
          trusted,
          count: () => limits.count(endpoint, request.ip),
          user: () => readUser(request, authenticate, isHttps(config)),
          gate,
          owns,
          randomBytes,
        })
        const outcome = 'problem' in call ? call : await handle({ ...call, ...callerOf(request) })
        // Before the response: files that were not stored are removed by then.
        await upload?.discard()
        send(response, endpoint, outcome, isHttps(config))
      } finally {
        await upload?.discard()
      }
    })
  }

  router.use((request, response) => {
    nameRoute(response, 'unknown endpoint')
    const methods = methodsOf(request.path)
    if (methods.length > 0) response.setHeader('Allow', methods.join(', '))
    sendRefusal(response, refuse(methods.length > 0 ? 'methodNotAllowed' : 'notFound'))
  })

  return router
}

/** As in the log. */
const callerOf = (request: Request): Pick<Caller, 'requestId' | 'network'> => ({
  // Set by `logRequests`, as a UUID.
  requestId: request.id as string,
  network: networkOf(request.ip),
})

const incoming = (request: Request, upload: Upload | undefined): IncomingCall => ({
  method: request.method,
  url: request.originalUrl,
  host: request.host,
  header: (name) => request.get(name),
  readText: (limit) => readText(request, limit),
  readForm: (limit, rule) => {
    if (!upload) throw new Error('This endpoint accepts no file.')
    return upload.read(limit, rule)
  },
})

function send(response: Response, endpoint: Endpoint, outcome: AnyOutcome, isSecure: boolean): void {
  if ('problem' in outcome) {
    sendRefusal(response, outcome)
    return
  }
  const schema = endpoint.schema.responses[outcome.status]
  if (schema === undefined) throw new Error(`${endpoint.name} has no response with status ${outcome.status}.`)
  // Parsed by its schema, which removes other properties: a column that is added to a table is never exposed.
  const body = schema?.parse(outcome.body)

  outcome.cookies?.forEach((cookie) => setCookie(response, cookie, isSecure))
  if (endpoint.clearSiteData)
    response.setHeader('Clear-Site-Data', clearSiteDataHeader(endpoint.clearSiteData))
  response.status(outcome.status)
  const { file } = endpoint
  if (file) {
    response.setHeader('Content-Disposition', `attachment; filename="${file.name}"`)
    response.type(file.type).send(body)
  } else if (schema === null) response.end()
  else response.json(body)
}

function checkCoverage(handlers: ApiHandlers): void {
  const handled = Object.keys(handlers).toSorted()
  const declared = endpointList.map(({ name }) => name).toSorted()
  if (handled.join() !== declared.join())
    throw new Error(`The contract has ${declared.join(', ')}; there are handlers of ${handled.join(', ')}.`)
}
