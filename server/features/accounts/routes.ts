import { answer, refuse } from '@anupalan/server/contract'
import type * as accounts from '@anupalan/server/contract/accounts/endpoints'
import { isHttps } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { noSession } from '../../platform/http/cookies.ts'
import type { Handlers } from '../../platform/http/handlers.ts'

/** Nobody has an account in this build: no session is ever found, opened or created. */
export const accountHandlers = ({ config }: Pick<Context, 'config'>): Handlers<typeof accounts> => ({
  getUser: ({ user }) => (user ? answer(200, user) : refuse('notSignedIn')),
  logIn: () => refuse('signInUnavailable'),
  register: {
    gate: () => refuse('registrationClosed'),
    handle: () => refuse('registrationClosed'),
  },
  logOut: () => ({ ...answer(204, undefined), cookies: noSession(isHttps(config)) }),
})
