import { answer, getUser, logIn, logOut, refuse, register, signedInHint } from '@anupalan/server/contract'
import { mockEndpoint } from '../mock-endpoint.ts'
import type { World } from '../world.ts'

/** Nobody has an account: whoever is signed in was put there by `state.user`, for a story, a test or by `?as=`. */
export const accountHandlers = (world: World) => [
  ...mockEndpoint(getUser, world, ({ user }) => (user ? answer(200, user) : refuse('notSignedIn'))),
  ...mockEndpoint(logIn, world, () => refuse('signInUnavailable')),
  ...mockEndpoint(register, world, () => refuse('registrationClosed'), {
    gate: () => refuse('registrationClosed'),
  }),
  ...mockEndpoint(logOut, world, () => {
    world.state.user = null
    const removed = `${signedInHint}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax`
    return { ...answer(204, undefined), cookies: [removed] }
  }),
]
