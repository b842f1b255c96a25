/** Cookies of calls (RFC 6265): stored by the mock for the page, or those of each request in conformance tests. */
import type { Browser, Cookie } from './mock-feature.ts'
import type { World } from './world.ts'

/** The browser that sent a request. Without one, it is that of the page. */
export function browserOf(world: World, request?: Request): Browser {
  return {
    // A service worker sees requests before the browser adds the header.
    userAgent: request?.headers.get('User-Agent') ?? pageUserAgent(),
    cookie: world.cookies === 'sent' ? sentCookies(request) : (name) => storedCookie(world, name),
  }
}

/** Workers of other kinds may have no `navigator`. */
const pageUserAgent = (): string => (globalThis as Partial<typeof globalThis>).navigator?.userAgent ?? ''

function sentCookies(request: Request | undefined): Browser['cookie'] {
  const pairs = (request?.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  const values = new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]))
  return (name) => values.get(name)
}

function storedCookie({ state, clock }: World, name: string): string | undefined {
  const cookie = state.cookies.get(name)
  const isValid = cookie && (cookie.expires === null || cookie.expires > clock().toISOString())
  return isValid ? cookie.value : undefined
}

/** Stores the cookies of a response that scripts cannot read. */
export function storeCookies({ state, cookies: mode }: World, cookies: readonly Cookie[]): void {
  if (mode === 'sent') return
  for (const { name, value, isReadable, expires } of cookies) {
    if (value === null) state.cookies.delete(name)
    else if (!isReadable) state.cookies.set(name, { value, expires: expires?.toISOString() ?? null })
  }
}

/** A `Set-Cookie` header, as the server sends it without HTTPS. */
export function setCookieHeader({ name, value, isReadable, expires }: Cookie): string {
  // An expiry in the past removes a cookie (RFC 6265, section 3.1).
  const until = value === null ? new Date(0) : expires
  return [
    `${name}=${value ?? ''}`,
    'Path=/',
    ...(until ? [`Expires=${until.toUTCString()}`] : []),
    ...(isReadable ? [] : ['HttpOnly']),
    'SameSite=Lax',
  ].join('; ')
}
