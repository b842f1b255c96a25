/**
 * The endpoints of the contract as an MSW handler. Calls are checked by the contract's rules, as on the server,
 * so that a page gets the same responses from both.
 */
import {
  attachment,
  checkBytes,
  checkCall,
  clearSiteDataHeader,
  endpointList,
  handlerOf,
  pathPattern,
  problemBody,
  problems,
  refuse,
  safeFileName,
  tusHeaders,
  tusVersion,
} from '@anupalan/server/contract'
import type {
  Endpoint,
  Endpoints,
  FileBody,
  IncomingCall,
  NamedHandler,
  ReceivedForm,
  Refusal,
  UploadRule,
  User,
} from '@anupalan/server/contract'
import { HttpResponse, http } from 'msw'
import type { HttpHandler } from 'msw'
import { browserOf, setCookieHeader, storeCookies } from './cookies.ts'
import type { Browser, Extras, Handlers, MockCall } from './mock-feature.ts'
import { refusalOf } from './scenarios.ts'
import type { World } from './world.ts'
import { keepContent } from './received-content.ts'

type AnyOutcome = ({ readonly status: number; readonly body: unknown } & Extras) | Refusal

type AnyCall = Omit<MockCall, 'bytes'> & { readonly bytes: Uint8Array | undefined }

type AnyHandler = NamedHandler<(call: AnyCall) => AnyOutcome | Promise<AnyOutcome>>

/** Finds the user of a call's session; `null` without one. */
export type Authenticate = (browser: Browser) => User | null

/**
 * The MSW handler of every call to `/api`: of the contract's endpoints, and of what has none. It is one, since MSW parses
 * a request again for each handler that it asks, its cookies too.
 *
 * @param unknown answers a call without an endpoint
 */
export function mockEndpoints(
  handlers: Handlers<Endpoints>,
  world: World,
  authenticate: Authenticate,
  unknown: (request: Request) => Response,
): HttpHandler {
  const endpoints = endpointList.map((endpoint) => ({
    endpoint,
    path: pathPattern(endpoint.path),
    answer: mockEndpoint(endpoint, world, authenticate, handlerOf(handlers, endpoint.name)),
  }))
  return http.all(callPattern(world.origin), async ({ request }) => {
    const { method, url } = request
    const { pathname } = new URL(url)
    const isHead = method === 'HEAD'
    const found = endpoints.find(
      ({ endpoint, path }) =>
        (endpoint.method === method || (isHead && endpoint.method === 'GET')) && path.test(pathname),
    )
    if (!found) return unknown(request)
    const response = await found.answer(request)
    if (!isHead || response.type === 'error') return response
    return new HttpResponse(null, { status: response.status, headers: response.headers })
  })
}

/** Matches the calls of a site's API, with any query. @param origin any without one */
function callPattern(origin: string | undefined): RegExp {
  const site = origin?.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) ?? String.raw`\w+://[^/]+`
  return new RegExp(`^${site}/api(?:/.*)?$`)
}

function mockEndpoint(
  endpoint: Endpoint,
  world: World,
  authenticate: Authenticate,
  { gate, owns, handle }: AnyHandler,
) {
  return async (request: Request): Promise<Response> => {
    const scenario = world.scenario()
    if (scenario === 'offline') return HttpResponse.error()
    if (scenario === 'slow') await world.wait()
    const refusal = refusalOf(scenario)
    if (refusal) return respond(refusal, endpoint)

    const browser = browserOf(world, request)
    const call = await checkCall(endpoint, incoming(request), {
      count: () => world.limits.count(endpoint),
      user: () => Promise.resolve(authenticate(browser)),
      gate,
      owns,
      randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)),
      maxFileBytes: world.maxFileBytes(),
    })
    if ('problem' in call) return respond(call, endpoint)
    const bytes =
      endpoint.resumable?.step === 'append' ? new Uint8Array(await request.arrayBuffer()) : undefined
    const outcome = await handle({ ...call, browser, bytes })
    if (!('problem' in outcome)) storeCookies(world, outcome.cookies ?? [])
    world.changed()
    return respond(outcome, endpoint)
  }
}

/** @param endpoint what it answers beside the outcome: a file, headers. */
export function respond(
  outcome: AnyOutcome,
  {
    file,
    download,
    clearSiteData,
    resumable,
  }: Pick<Endpoint, 'file' | 'download' | 'clearSiteData' | 'resumable'> = {},
): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (resumable) headers.set(tusHeaders.version, tusVersion)
  if ('problem' in outcome) {
    if (outcome.retryAfter !== undefined) headers.set('Retry-After', String(outcome.retryAfter))
    return HttpResponse.json(problemBody(outcome), { status: problems[outcome.problem].status, headers })
  }
  outcome.cookies?.forEach((cookie) => headers.append('Set-Cookie', setCookieHeader(cookie)))
  if (clearSiteData) headers.set('Clear-Site-Data', clearSiteDataHeader(clearSiteData))
  for (const [name, value] of Object.entries(outcome.headers ?? {})) headers.set(name, value)
  const { status, body } = outcome
  if (download) return downloadOf(body as FileBody, status, headers)
  if (file) {
    headers.set('Content-Type', file.type)
    if (!file.isShown) headers.set('Content-Disposition', `attachment; filename="${file.name}"`)
    return new HttpResponse(String(body), { status, headers })
  }
  return body === undefined
    ? new HttpResponse(null, { status, headers })
    : HttpResponse.json(body as Record<string, unknown>, { status, headers })
}

function downloadOf({ name, type, bytes, content }: FileBody, status: number, headers: Headers): Response {
  headers.set('Content-Type', type)
  headers.set('Content-Disposition', attachment(name))
  if (bytes !== undefined) headers.set('Content-Length', String(bytes))
  const pieces = content[Symbol.asyncIterator]()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
  })
  return new HttpResponse(stream, { status, headers })
}

const incoming = (request: Request): IncomingCall => ({
  method: request.method,
  url: pathAndQuery(request.url),
  host: new URL(request.url).host,
  header: (name) => request.headers.get(name) ?? (name === 'Sec-Fetch-Site' ? siteOf(request) : undefined),
  async readText(limit) {
    const bytes = await request.arrayBuffer()
    return bytes.byteLength > limit ? refuse('tooLarge') : { text: decode(bytes) }
  },
  async readForm(limit, rule) {
    const bytes = await request.clone().arrayBuffer()
    if (bytes.byteLength > limit) return refuse('tooLarge', { fields: { [rule.field]: rule.messages.large } })
    const form = await request.formData().catch(() => null)
    return form === null ? refuse('malformedForm') : checkFormData(form, rule)
  },
})

/** A service worker sees its own site's requests, before the browser adds `Origin` and `Sec-Fetch-Site` to them. */
const siteOf = ({ headers }: Request) => (headers.has('Origin') ? undefined : 'same-origin')

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Checks a form as the server does, except for checks that need a Word document unpacked. */
async function checkFormData(
  form: FormData,
  rule: UploadRule,
): Promise<ReceivedForm | ReturnType<typeof refuse<'malformedForm'>>> {
  const fields: Record<string, string> = {}
  let sent: File | undefined
  for (const [name, value] of form) {
    const isTwice = Object.hasOwn(fields, name) || (typeof value !== 'string' && sent !== undefined)
    if (isTwice || (typeof value !== 'string' && name !== rule.field)) return refuse('malformedForm')
    if (typeof value === 'string') fields[name] = value
    else sent = value
  }
  if (!sent || (sent.name === '' && sent.size === 0)) return { fields, file: { problem: 'missing' } }
  const bytes = new Uint8Array(await sent.arrayBuffer())
  const kind = checkBytes(rule, bytes)
  if (typeof kind !== 'string') return { fields, file: kind }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const file = { name: safeFileName(sent.name, kind), kind, bytes: bytes.length, sha256 }
  keepContent(file, bytes)
  return { fields, file }
}

function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
