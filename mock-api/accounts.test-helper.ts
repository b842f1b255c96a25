/** Accounts and sessions for tests of the mock. */
import type { Role } from '@anupalan/server/contract'
import type { MockState } from './index.ts'
import { lifetimeOf } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { createAccount } from './handlers/accounts/state.ts'
import { createToken } from './handlers/accounts/tokens.ts'

/** As `accountPassword` of the conformance suite. */
export const accountPassword = 'correct horse battery staple'

export interface NewAccount {
  readonly username?: string
  readonly role?: Role
  readonly email?: string
  readonly now?: Date
}

/** Adds a confirmed account whose password is `accountPassword`. @returns its user name. */
export function addAccount(
  { accounts }: MockState,
  { username, role = 'client', email, now = new Date() }: NewAccount = {},
): string {
  const name = username ?? `u${crypto.randomUUID().slice(0, 12)}`
  if (accounts.has(name)) throw new Error(`There is an account ${name}.`)
  const details = { username: name, fullName: 'Asha Rao', email: email ?? `${name}@example.in`, role }
  accounts.set(name, {
    ...createAccount({ ...details, password: accountPassword }, now),
    confirmedAt: now.toISOString(),
  })
  return name
}

/** Adds a session, as long as that of a sign-in, without one. @returns its Cookie header */
export function addSession({ accounts, sessions }: MockState, username: string, now = new Date()): string {
  const account = accounts.get(username)
  if (!account) throw new Error(`There is no account ${username}.`)
  const token = createToken()
  sessions.set(token, {
    id: crypto.randomUUID(),
    username,
    createdAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifetimeOf(account.role).absolute).toISOString(),
    device: 'Firefox on Linux',
    network: '192.0.2.0/24',
  })
  return `session=${token}`
}
