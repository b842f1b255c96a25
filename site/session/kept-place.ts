/** Where somebody was going who had to sign in first. */
import { tabItem } from '../ui/tab-storage.ts'

const stored = tabItem('going-to')

/** What `RequireAccess` hands over with the redirect. A fragment that is followed meanwhile drops it. */
export interface SignInState {
  goingTo: string
}

/** Places behind a login, of this site: nothing else is led to. */
const isGuarded = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?:client|admin)\/(?!login(?:$|[?#]))/.test(path)

const isSignInState = (state: unknown): state is SignInState =>
  typeof state === 'object' && state !== null && 'goingTo' in state && typeof state.goingTo === 'string'

/** Keeps a place in this tab until it is reached. @param place path, query and hash */
export const keepPlace = (place: string): void => stored.write(place)

export const forgetPlace = (): void => stored.forget()

/** @param state of the router's location, which knows better than the tab */
export function keptPlace(state: unknown): string | null {
  const place = isSignInState(state) ? state.goingTo : stored.read()
  return isGuarded(place) ? place : null
}
