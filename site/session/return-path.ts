/** The path that a visitor requested before being redirected to a login. */
import { tabItem } from '../ui/tab-storage.ts'

const stored = tabItem('going-to')

/** History state of the redirect by `RequireAccess`. A fragment navigation on the login page drops it. */
export interface SignInState {
  returnTo: string
}

/** A host that no request reaches: only its comparison counts. */
const base = 'https://site.invalid'

/**
 * A path of this site that is behind a login, as a browser normalizes it; `null` for any other, which prevents open
 * redirects: another host by `//host`, `/\\host` or a tab in between, and what dot segments lead out to.
 */
export function guardedPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const url = URL.parse(path, base)
  if (url?.origin !== base) return null
  const { pathname, search, hash } = url
  const isGuarded = /^\/(?:client\/|auth\/account$|admin\/(?!login$))/.test(pathname)
  return isGuarded && !pathname.includes('//') ? pathname + search + hash : null
}

const isSignInState = (state: unknown): state is SignInState =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'

/** Saves the path for this tab. @param path with query and hash */
export const saveReturnPath = (path: string): void => stored.write(path)

export const clearReturnPath = (): void => stored.remove()

/**
 * @param state of the router's location; takes precedence
 * @param search of the router's location, whose `next` takes precedence over the saved path
 */
export function returnPath(state: unknown, search = ''): string | null {
  const next = new URLSearchParams(search).get('next')
  return guardedPath(isSignInState(state) ? state.returnTo : (next ?? stored.read()))
}
