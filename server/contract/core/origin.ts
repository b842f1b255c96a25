/**
 * Protection against cross-site request forgery: whether a state-changing request comes from this site. No token is
 * needed, because browsers send its origin in headers that a page cannot forge.
 *
 * The algorithm of Go 1.25's `http.CrossOriginProtection`: `Sec-Fetch-Site` decides if it is present, otherwise
 * `Origin` is compared with the host; a request with neither is not from a browser.
 */
import { refuse } from './problems.ts'
import type { Refusal } from './problems.ts'

export interface RequestOrigin {
  readonly method: string
  /** The `Sec-Fetch-Site` header. */
  readonly site: string | undefined
  /** The `Origin` header. */
  readonly origin: string | undefined
  /** The requested host, with its port unless that is the default of the scheme. */
  readonly host: string | undefined
}

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * A state-changing request of a signed-in user comes from a browser, which sends one of the two headers: without both,
 * another program has the session's cookie.
 */
export function checkSessionOrigin({
  method,
  site,
  origin,
}: Pick<RequestOrigin, 'method' | 'site' | 'origin'>): Refusal<'crossSite'> | undefined {
  return safeMethods.includes(method) || site || origin ? undefined : refuse('crossSite')
}

/** @param trusted the site's public origin, if it is known: then no other is accepted, not even that of the host. */
export function checkOrigin(
  request: RequestOrigin,
  trusted: readonly string[] = [],
): Refusal<'crossSite'> | undefined {
  if (safeMethods.includes(request.method)) return undefined
  if (request.origin !== undefined && trusted.includes(request.origin)) return undefined

  // An empty header is treated as absent, as in Go.
  if (request.site) {
    return request.site === 'same-origin' || request.site === 'none' ? undefined : refuse('crossSite')
  }
  if (!request.origin) return undefined
  // The host does not contain the scheme; if the public origin is known, no other is accepted.
  if (trusted.length > 0) return refuse('crossSite')

  const [, host] = request.origin.split('://')
  const isSameHost = host !== undefined && host.toLowerCase() === request.host?.toLowerCase()
  return isSameHost ? undefined : refuse('crossSite')
}
