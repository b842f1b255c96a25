import { respond, refuse } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import { isHttps } from '../../platform/config/config.ts'
import { defineFeature } from '../../platform/feature.ts'
import { noSession } from '../../platform/http/cookies.ts'
import type { Handlers } from '../../platform/http/handlers.ts'

/** This build has no accounts: no session is found, opened or created. */
export const accounts = defineFeature<Handlers<typeof endpoints>>({
  name: 'accounts',
  handlers: ({ config }) => ({
    getUser: ({ user }) => (user ? respond(200, user) : refuse('notSignedIn')),
    logIn: () => refuse('signInUnavailable'),
    register: {
      gate: () => refuse('registrationClosed'),
      handle: () => refuse('registrationClosed'),
    },
    logOut: () => ({ ...respond(204, undefined), cookies: noSession(isHttps(config)) }),
  }),
  authenticate: () => () => Promise.resolve(null),
})
