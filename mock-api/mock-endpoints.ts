/**
 * The endpoints of the contract as MSW handlers. Calls are checked by the contract's rules, as on the server,
 * so that a page gets the same responses from both.
 */
import {
  checkBytes,
  checkCall,
  clearSiteDataHeader,
  endpointList,
  handlerOf,
  pathSource,
  problemBody,
  problems,
  refuse,
  safeFileName,
} from '@anupalan/server/contract'
import type {
  AcceptedCall,
  Endpoint,
  Endpoints,
  IncomingCall,
  NamedHandler,
  ReceivedForm,
  Refusal,
  UploadRule,
} from '@anupalan/server/contract'
import { HttpResponse, http } from 'msw'
import type { HttpHandler } from 'msw'
import type { Handlers, WithCookies } from './mock-feature.ts'
import { refusalOf } from './scenarios.ts'
import type { World } from './world.ts'

type AnyOutcome = ({ readonly status: number; readonly body: unknown } & WithCookies) | Refusal

type AnyHandler = NamedHandler<(call: AcceptedCall) => AnyOutcome>

/** The MSW handlers of every endpoint of the contract. */
export const mockEndpoints = (handlers: Handlers<Endpoints>, world: World): HttpHandler[] =>
  endpointList.flatMap((endpoint) => mockEndpoint(endpoint, world, handlerOf(handlers, endpoint.name)))

function mockEndpoint(endpoint: Endpoint, world: World, { gate, owns, handle }: AnyHandler): HttpHandler[] {
  const resolve = async ({ request }: { request: Request }): Promise<Response> => {
    const scenario = world.scenario()
    if (scenario === 'offline') return HttpResponse.error()
    if (scenario === 'slow') await world.wait()
    const refusal = refusalOf(scenario)
    if (refusal) return respond(refusal)

    const call = await checkCall(endpoint, incoming(request), {
      count: () => world.limits.count(endpoint),
      user: () => Promise.resolve(world.state.user),
      gate,
      owns,
      randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)),
    })
    if ('problem' in call) return respond(call)
    const outcome = handle(call)
    world.changed()
    return respond(outcome, endpoint)
  }

  const path = pathPattern(pathSource(endpoint.path), world.origin)
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>
  const handlers = [http[method](path, resolve)]
  return endpoint.method === 'GET' ? [...handlers, http.head(path, withoutBody(resolve))] : handlers
}

/** Matches a path exactly, with any query. @param path source of a pattern */
export function pathPattern(path: string, origin: string | undefined): RegExp {
  const site = origin?.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) ?? String.raw`\w+://[^/]+`
  return new RegExp(`^${site}${path}$`)
}

/** @param endpoint what it answers beside the outcome: a file, headers. */
export function respond(
  outcome: AnyOutcome,
  { file, clearSiteData }: Pick<Endpoint, 'file' | 'clearSiteData'> = {},
): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if ('problem' in outcome) {
    if (outcome.retryAfter !== undefined) headers.set('Retry-After', String(outcome.retryAfter))
    return HttpResponse.json(problemBody(outcome), { status: problems[outcome.problem].status, headers })
  }
  outcome.cookies?.forEach((cookie) => headers.append('Set-Cookie', cookie))
  if (clearSiteData) headers.set('Clear-Site-Data', clearSiteDataHeader(clearSiteData))
  const { status, body } = outcome
  if (file) {
    headers.set('Content-Type', file.type)
    headers.set('Content-Disposition', `attachment; filename="${file.name}"`)
    return new HttpResponse(String(body), { status, headers })
  }
  return body === undefined
    ? new HttpResponse(null, { status, headers })
    : HttpResponse.json(body as Record<string, unknown>, { status, headers })
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
  return { fields, file: { name: safeFileName(sent.name, kind), kind, bytes: bytes.length, sha256 } }
}

function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const withoutBody =
  (resolve: (info: { request: Request }) => Promise<Response>) =>
  async (info: { request: Request }): Promise<Response> => {
    const { status, headers, type } = await resolve(info)
    return type === 'error' ? HttpResponse.error() : new HttpResponse(null, { status, headers })
  }
