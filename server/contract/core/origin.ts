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

/** @param trusted origins that are this site under another name, such as its public address behind a proxy. */
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

  const [, host] = request.origin.split('://')
  const isSameHost = host !== undefined && host.toLowerCase() === request.host?.toLowerCase()
  return isSameHost ? undefined : refuse('crossSite')
}
