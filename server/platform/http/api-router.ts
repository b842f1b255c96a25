/** The API: routes every endpoint of the contract, with the contract's checks. */
import {
  attachment,
  checkCall,
  clearSiteDataHeader,
  endpointList,
  handlerOf,
  methodsAt,
  pathPattern,
  refuse,
  tusHeaders,
  tusVersion,
} from '@anupalan/server/contract'
import type { Endpoint, FileBody, IncomingCall, ProblemName, User } from '@anupalan/server/contract'
import { randomBytes } from 'node:crypto'
import { Router } from 'express'
import type { Request, Response } from 'express'
import { readText } from './body.ts'
import { isHttps } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { readCookie, setCookie } from './cookies.ts'
import type { Caller } from '../database/audit.ts'
import { limitKey, networkOf } from './address.ts'
import { sendFile } from './downloads.ts'
import { sendRefusal } from './errors.ts'
import type { FileStores } from '../files/file-store.ts'
import type { AnyHandler, AnyOutcome, ApiHandlers, Browser } from './handlers.ts'
import { createIncomingBytes } from './incoming-bytes.ts'
import type { Limits } from './count-calls.ts'
import { readUser } from './sessions.ts'
import type { Authenticate } from './sessions.ts'
import { nameRoute } from '../observability/log.ts'
import { allowPage, apiHeaders } from './security-headers.ts'
import { createUpload, createUploadPlacesByEndpoint } from './uploads.ts'
import type { Upload } from './uploads.ts'

export interface ApiOptions {
  readonly config: Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'maxFileBytes'>>
  readonly limits: Limits
  readonly files: FileStores
  readonly authenticate: Authenticate
  /** Those of the contract by default. */
  readonly endpoints?: readonly Endpoint[]
  /** Called when a signed-in user was refused because of their role. */
  readonly onRefusal?: (refusal: RoleRefusal) => Promise<void>
}

export interface RoleRefusal {
  readonly endpoint: string
  readonly problem: ProblemName
  readonly caller: Caller
}

/** Errors by the role of a signed-in user. */
const roleProblems: readonly ProblemName[] = ['forbidden', 'userProtected']

/**
 * @param handlers one for each endpoint.
 * @throws Error if an endpoint has no handler, or a handler no endpoint.
 */
export function createApi(
  handlers: ApiHandlers | Readonly<Record<string, AnyHandler>>,
  { config, limits, files, authenticate, endpoints = endpointList, onRefusal }: ApiOptions,
): Router {
  checkCoverage(handlers, endpoints)
  const placesOf = createUploadPlacesByEndpoint()
  const trusted = config.publicUrl ? [config.publicUrl.origin] : []
  const router = Router({ caseSensitive: true, strict: true })

  router.use((request, response, next) => {
    if (/^\/api(?:\/|$)/.test(request.path)) apiHeaders(request, response, next)
    else next('router')
  })

  for (const endpoint of endpoints) {
    const { gate, owns, handle } = handlerOf<AnyHandler['handle']>(handlers, endpoint.name)
    const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>
    // A pattern without capturing groups: the contract parses and validates parameters.
    router[method](pathPattern(endpoint.path), async (request, response) => {
      nameRoute(response, endpoint.name)
      const upload = endpoint.upload && createUpload(request, files.of(endpoint.feature), placesOf(endpoint))
      if (endpoint.resumable) response.setHeader(tusHeaders.version, tusVersion)
      let user: User | null = null
      try {
        const call = await checkCall(endpoint, incoming(request, upload), {
          trusted,
          count: () => limits.count(endpoint, request.ip),
          user: async () => (user = await readUser(request, authenticate, isHttps(config))),
          gate,
          owns,
          randomBytes,
          maxFileBytes: config.maxFileBytes,
        })
        const bytes =
          endpoint.resumable?.step === 'append' ? createIncomingBytes(request, placesOf(endpoint)) : undefined
        const outcome = 'problem' in call ? call : await handle({ ...call, ...callerOf(request), bytes })
        if (user && 'problem' in outcome && roleProblems.includes(outcome.problem))
          await onRefusal?.({
            endpoint: endpoint.name,
            problem: outcome.problem,
            caller: { user, ...callerOf(request) },
          })
        // Before the response: files that were not stored are removed by then.
        await upload?.discard()
        await send(response, endpoint, outcome, isHttps(config))
      } finally {
        await upload?.discard()
      }
    })
  }

  router.use((request, response) => {
    nameRoute(response, 'unknown endpoint')
    const methods = methodsAt(request.path, endpoints)
    if (methods.length > 0) response.setHeader('Allow', methods.join(', '))
    sendRefusal(response, refuse(methods.length > 0 ? 'methodNotAllowed' : 'notFound'))
  })

  return router
}

/** As in the log. */
const callerOf = (
  request: Request,
): Pick<Caller, 'requestId' | 'network'> & { readonly browser: Browser } => ({
  // Set by `logRequests`, as a UUID.
  requestId: request.id as string,
  network: networkOf(request.ip),
  browser: {
    address: limitKey(request.ip),
    userAgent: request.get('User-Agent') ?? '',
    cookie: (name) => readCookie(request, name),
  },
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

async function send(
  response: Response,
  endpoint: Endpoint,
  outcome: AnyOutcome,
  isSecure: boolean,
): Promise<void> {
  if ('problem' in outcome) {
    sendRefusal(response, outcome)
    return
  }
  const schema = endpoint.schema.responses[outcome.status]
  if (schema === undefined) throw new Error(`${endpoint.name} has no response with status ${outcome.status}.`)
  // Parsed by its schema, which removes other properties: a column that is added to a table is never exposed.
  const body = schema?.parse(outcome.body)

  outcome.cookies?.forEach((cookie) => setCookie(response, cookie, isSecure))
  for (const [name, value] of Object.entries(outcome.headers ?? {})) response.setHeader(name, value)
  if (endpoint.clearSiteData)
    response.setHeader('Clear-Site-Data', clearSiteDataHeader(endpoint.clearSiteData))
  response.status(outcome.status)
  const { file, download } = endpoint
  if (download) return sendFile(response, outcome.body as FileBody)
  if (file) {
    if (file.isPage) allowPage(response)
    if (!file.isShown) response.setHeader('Content-Disposition', attachment(file.name))
    response.type(file.type).send(body)
  } else if (schema === null) response.end()
  else response.json(body)
}

function checkCoverage(handlers: object, endpoints: readonly Endpoint[]): void {
  const handled = Object.keys(handlers).toSorted()
  const declared = endpoints.map(({ name }) => name).toSorted()
  if (handled.join() !== declared.join())
    throw new Error(`The contract has ${declared.join(', ')}; there are handlers of ${handled.join(', ')}.`)
}
