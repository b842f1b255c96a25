import { answer, getUser, logIn, logOut, refuse, register } from '@anupalan/server/contract'
import { isHttps } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { noSession } from '../../platform/cookies.ts'
import { route } from '../../platform/route.ts'

/** Nobody has an account in this build: no session is ever found, opened or created. */
export const accountRoutes = ({ config }: Pick<Context, 'config'>) => [
  route(getUser, ({ user }) => (user ? answer(200, user) : refuse('notSignedIn'))),
  route(logIn, () => refuse('signInUnavailable')),
  route(register, () => refuse('registrationClosed'), { gate: () => refuse('registrationClosed') }),
  route(logOut, () => ({ ...answer(204, undefined), cookies: noSession(isHttps(config)) })),
]
