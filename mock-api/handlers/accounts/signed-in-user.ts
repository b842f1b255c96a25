/** Who is signed in: by the session of a call, or as a story, a test or `?as=` sets it. */
import type { User } from '@anupalan/server/contract'
import { browserOf, storeCookies } from '../../cookies.ts'
import type { Browser } from '../../mock-feature.ts'
import { changeAccount, insertAccount, instantOf, toUser } from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { SEEN_INTERVAL_MS } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { finishRecoveries } from './recoveries.ts'
import { currentToken, isSessionOpen, noSession, openSession } from './sessions.ts'
import { samplePassword } from '../../sample-users.ts'

/** The user of a call's session; `null` without one. */
export function authenticate(world: AccountsWorld, browser: Browser): User | null {
  finishRecoveries(world)
  const token = currentToken(browser)
  const user = userOf(world, token)
  const session = world.state.sessions.get(token)
  if (user && session && session.lastSeenAt <= instantOf(world, -SEEN_INTERVAL_MS))
    world.state.sessions.set(token, { ...session, lastSeenAt: instantOf(world) })
  return user
}

function userOf(world: AccountsWorld, token: string): User | null {
  const session = world.state.sessions.get(token)
  const account = session && world.state.accounts.get(session.username)
  if (!account || account.disabledAt !== null || account.confirmedAt === null) return null
  return isSessionOpen(world, session, account.role) ? toUser(world, account) : null
}

/** The user who is signed in on the page. */
export const pageUser = (world: AccountsWorld): User | null => userOf(world, currentToken(browserOf(world)))

/**
 * Signs a user in on the page without a password: the account is created, or gets these details. `null` signs out. A
 * user who needs a second factor gets an account that must have one.
 */
export function setPageUser(world: AccountsWorld, user: User | null): void {
  const browser = browserOf(world)
  if (user === null) {
    world.state.sessions.delete(currentToken(browser))
    storeCookies(world, noSession())
    return
  }
  const { username, fullName, email, role, needsSecondFactor = false } = user
  world.state.erasedAccounts.delete(username)
  insertAccount(world, {
    username,
    fullName,
    email,
    role,
    password: samplePassword(username),
    confirmedAt: null,
  })
  changeAccount(world, username, {
    fullName,
    email,
    role,
    isSecondFactorRequired: needsSecondFactor,
    confirmedAt: instantOf(world),
    disabledAt: null,
  })
  storeCookies(world, openSession(world, user, browser).cookies)
}
