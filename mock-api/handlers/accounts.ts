import { respond, refuse } from '@anupalan/server/contract'
import type * as accounts from '@anupalan/server/contract/accounts/endpoints'
import { signedInHint } from '@anupalan/server/contract/accounts/session'
import type { MockFeature } from '../mock-feature.ts'

/** There are no accounts: `state.user` is set by a story, a test or `?as=`. */
export const accountsMock = {
  state: (): object => ({}),
  handlers: ({ state }) => ({
    getUser: ({ user }) => (user ? respond(200, user) : refuse('notSignedIn')),
    logIn: () => refuse('signInUnavailable'),
    register: {
      gate: () => refuse('registrationClosed'),
      handle: () => refuse('registrationClosed'),
    },
    logOut: () => {
      state.user = null
      const removed = `${signedInHint}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax`
      return { ...respond(204, undefined), cookies: [removed] }
    },
  }),
} satisfies MockFeature<typeof accounts, object>
