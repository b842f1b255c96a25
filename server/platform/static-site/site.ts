/** Serves the built site: exact paths only, precompressed, with immutable assets. */
import { refuse } from '@anupalan/server/contract'
import type { RequestHandler, Response } from 'express'
import { sendRefusal } from '../http/errors.ts'
import { nameRoute } from '../observability/log.ts'
import type { PublicFile, Site } from './site-files.ts'
import type { FillSlots } from './slots.ts'

const immutable = 'public, max-age=31536000, immutable'

/** May be cached, and is revalidated each time, so that a new build is visible immediately. */
const revalidated = 'no-cache'

/** Downloads, never displayed in a page. */
const saved = new Set(['.docx', '.xlsx', '.pdf'])

const encodings = ['br', 'gzip'] as const

/** The speculation rules (https://wicg.github.io/nav-speculation/). */
const SPECULATION_RULES = '/speculation-rules.json'

/** Connections on which nothing is prefetched: the visitor may pay for it. */
const slowConnections = new Set(['slow-2g', '2g', '3g'])

/** Sets the Speculation-Rules header, except for visitors who save data or have a slow connection. */
function setSpeculationRules(response: Response): void {
  const { headers } = response.req
  response.setHeader('Accept-CH', 'ECT')
  response.vary('Save-Data, ECT')
  if (headers['save-data'] === 'on' || slowConnections.has(String(headers.ect))) return
  response.setHeader('Speculation-Rules', `"${SPECULATION_RULES}"`)
}

export function serveSite({ files, moved, notFound }: Site, fillSlots: FillSlots): RequestHandler {
  const sendFilled = (response: Response, file: PublicFile): void | Promise<void> => {
    const filled = fillSlots(file)
    return filled instanceof Promise
      ? filled.then((document) => sendFile(response, document))
      : sendFile(response, filled)
  }

  return (request, response) => {
    const path = decode(request.path)
    // Without its trailing slash, so that each page has one URL. Only known paths are redirected.
    const canonical = path !== '/' && path.endsWith('/') ? path.slice(0, -1) : path
    const file = files.get(canonical)
    const movedTo = moved.get(canonical)
    const isKnown = file !== undefined || movedTo !== undefined
    nameRoute(response, isKnown ? canonical : 'unknown page')

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (isKnown) response.setHeader('Allow', 'GET, HEAD')
      return sendRefusal(response, refuse(isKnown ? 'methodNotAllowed' : 'notFound'))
    }

    if (movedTo) return redirect(response, movedTo.status, movedTo.to)
    if (!file) return sendFilled(response.status(404), notFound)
    if (canonical !== path) return redirect(response, 308, encodeURI(canonical))
    return sendFilled(response, file)
  }
}

/** Decodes a path; an invalid one is unchanged, and matches no file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Redirects, with the query of the request. */
function redirect(response: Response, status: 301 | 307 | 308, to: string): void {
  const [path = '', fragment] = to.split('#')
  const query = /\?.*$/.exec(response.req.originalUrl)?.[0] ?? ''
  response.setHeader('Cache-Control', revalidated)
  response.redirect(status, path + query + (fragment === undefined ? '' : `#${fragment}`))
}

const typeOf = (path: string, { extension }: PublicFile) =>
  path === SPECULATION_RULES ? 'application/speculationrules+json' : extension || 'application/octet-stream'

function sendFile(response: Response, file: PublicFile): void {
  // One encoding at a time: given both, the library would follow their order in the header, which has no meaning.
  const encoding = encodings.find((name) => file[name] && response.req.acceptsEncodings(name))
  const { bytes, etag } = (encoding && file[encoding]) ?? file.identity

  response.setHeader(
    'Cache-Control',
    file.isImmutable && response.statusCode === 200 ? immutable : revalidated,
  )
  response.setHeader('ETag', etag)
  if (file.br ?? file.gzip) response.vary('Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  if (file.extension === '.html') setSpeculationRules(response)
  if (file.preloads) response.setHeader('Link', file.preloads)
  if (saved.has(file.extension)) response.setHeader('Content-Disposition', 'attachment')
  response.type(typeOf(response.req.path, file)).send(bytes)
}
