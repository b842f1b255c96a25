/** Where somebody was going who had to sign in first. */
import { tabItem } from '../ui/tab-storage.ts'

const stored = tabItem('going-to')

/** What `RequireAccess` hands over with the redirect. A fragment that is followed meanwhile drops it. */
export interface SignInState {
  goingTo: string
}

/** Paths behind a login, of this site: nothing else is returned to. */
const isGuarded = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?:client|admin)\/(?!login(?:$|[?#]))/.test(path)

const isSignInState = (state: unknown): state is SignInState =>
  typeof state === 'object' && state !== null && 'goingTo' in state && typeof state.goingTo === 'string'

/** Keeps it in this tab until it is reached. @param path with query and hash */
export const keepReturnPath = (path: string): void => stored.write(path)

export const forgetReturnPath = (): void => stored.forget()

/** @param state of the router's location, which knows better than the tab */
export function returnPath(state: unknown): string | null {
  const path = isSignInState(state) ? state.goingTo : stored.read()
  return isGuarded(path) ? path : null
}
