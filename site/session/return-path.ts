/** The path that a visitor requested before being redirected to a login. */
import { tabItem } from '../ui/tab-storage.ts'

const stored = tabItem('going-to')

/** History state of the redirect by `RequireAccess`. A fragment navigation on the login page drops it. */
export interface SignInState {
  returnTo: string
}

/** Whether a path of this site is behind a login. Any other is ignored, which prevents open redirects. */
const isGuarded = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?:client|admin)\/(?!login(?:$|[?#]))/.test(path)

const isSignInState = (state: unknown): state is SignInState =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'

/** Saves the path for this tab. @param path with query and hash */
export const saveReturnPath = (path: string): void => stored.write(path)

export const clearReturnPath = (): void => stored.remove()

/** @param state of the router's location; takes precedence over the saved path */
export function returnPath(state: unknown): string | null {
  const path = isSignInState(state) ? state.returnTo : stored.read()
  return isGuarded(path) ? path : null
}
