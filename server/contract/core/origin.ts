/**
 * Whether a request that changes something comes from this site: the defence against cross-site request
 * forgery. No token is needed, since browsers say where a request comes from and a page cannot forge it.
 *
 * The rule is the one of Go 1.25's `http.CrossOriginProtection`: `Sec-Fetch-Site` decides where it is
 * present, otherwise `Origin` is compared with the host; a request with neither is not from a browser.
 */
import { refuse } from './problems.ts'
import type { Refusal } from './problems.ts'

export interface RequestOrigin {
  readonly method: string
  /** The `Sec-Fetch-Site` header. */
  readonly site: string | undefined
  /** The `Origin` header. */
  readonly origin: string | undefined
  /** The host the request was made to, with its port unless that is the scheme's own. */
  readonly host: string | undefined
}

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * A change by a signed-in user comes from a browser, which sends one of the two headers: without both, somebody else is
 * using the session's cookie.
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

  // An empty header is an absent one, as in Go.
  if (request.site) {
    return request.site === 'same-origin' || request.site === 'none' ? undefined : refuse('crossSite')
  }
  if (!request.origin) return undefined
  // The host says nothing of the scheme; where the public origin is known, no other is accepted.
  if (trusted.length > 0) return refuse('crossSite')

  const [, host] = request.origin.split('://')
  const isSameHost = host !== undefined && host.toLowerCase() === request.host?.toLowerCase()
  return isSameHost ? undefined : refuse('crossSite')
}
