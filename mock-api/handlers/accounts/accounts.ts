/** Finding, showing and changing accounts: the parts that every handler of accounts has. */
import { refuse } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import type { World } from '../../world.ts'
import { passwordTries } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { isStaff } from '@anupalan/server/contract'
import { createAccount } from './state.ts'
import type { AccountsState, StoredAccount } from './state.ts'

export type AccountsWorld = World<AccountsState>

/** The current time in the format of the state, or a time after it. @param after in ms */
export const instantOf = ({ clock }: AccountsWorld, after = 0): string =>
  new Date(clock().getTime() + after).toISOString()

/** The form in which e-mail addresses are compared: letters in any case are the same address. */
export const addressKey = (email: string) => email.normalize('NFC').toLowerCase()

/** The accounts of an e-mail address, by user name. */
export const findAccountsByEmail = ({ state }: AccountsWorld, email: string): StoredAccount[] =>
  accountsByUsername(state).filter((each) => addressKey(each.email) === addressKey(email))

export const accountsByUsername = ({ accounts }: AccountsState): StoredAccount[] =>
  [...accounts.values()].toSorted((one, other) => (one.username < other.username ? -1 : 1))

/** By user name, or by an e-mail address that only one account has. */
export function findAccountBySignInName(world: AccountsWorld, name: string): StoredAccount | undefined {
  if (!name.includes('@')) return world.state.accounts.get(name.toLowerCase())
  const [account, ...others] = findAccountsByEmail(world, name)
  return others.length === 0 ? account : undefined
}

export const isUsernameTaken = ({ state }: AccountsWorld, username: string): boolean =>
  state.accounts.has(username) || state.erasedAccounts.has(username)

/** @returns whether the user name was free. */
export function insertAccount(
  world: AccountsWorld,
  account: Parameters<typeof createAccount>[0] & Pick<StoredAccount, 'confirmedAt'>,
): boolean {
  if (isUsernameTaken(world, account.username)) return false
  const { confirmedAt, ...rest } = account
  world.state.accounts.set(account.username, { ...createAccount(rest, world.clock()), confirmedAt })
  return true
}

/** @returns the changed account. @throws Error if it does not exist */
export function changeAccount(
  { state }: AccountsWorld,
  username: string,
  changes: Partial<Omit<StoredAccount, 'username'>>,
): StoredAccount {
  const account = state.accounts.get(username)
  if (!account) throw new Error(`There is no account ${username}.`)
  const changed = { ...account, ...changes }
  state.accounts.set(username, changed)
  return changed
}

/** Passkeys of an account, the oldest first. */
export const passkeysOf = ({ state }: AccountsWorld, username: string) =>
  [...state.passkeys.values()].filter((passkey) => passkey.username === username)

export const hasSecondFactor = (world: AccountsWorld, { username, totpSecret }: StoredAccount): boolean =>
  totpSecret !== null || passkeysOf(world, username).length > 0

export const requiresSecondFactor = (
  { state }: AccountsWorld,
  { role, isSecondFactorRequired }: StoredAccount,
): boolean =>
  isSecondFactorRequired || (isStaff({ role }) && state.accountSettings.staffSecondFactor === 'required')

/** The user as the API returns it. */
export function toUser(world: AccountsWorld, account: StoredAccount): User {
  const { username, fullName, email, role } = account
  const isMissing = requiresSecondFactor(world, account) && !hasSecondFactor(world, account)
  return { username, fullName, email, role, ...(isMissing && { needsSecondFactor: true }) }
}

/** Whether any other account is an enabled super_admin. */
export const hasOtherSuperAdmin = ({ state }: AccountsWorld, username: string): boolean =>
  [...state.accounts.values()].some(
    (each) =>
      each.role === 'super_admin' &&
      each.username !== username &&
      each.disabledAt === null &&
      each.confirmedAt !== null,
  )

/** A call whose endpoint requires a user. */
export interface UserCall {
  readonly user: User | null
}

/** The account of a signed-in user. @throws Error if there is none */
export function ownAccount({ state }: AccountsWorld, { user }: UserCall): StoredAccount {
  const account = user && state.accounts.get(user.username)
  if (!account) throw new Error('The account of the session does not exist.')
  return account
}

/** Keyboards write the same letter in different ways (NIST SP 800-63B-4, section 3.1.1.2). */
const normalize = (password: string) => password.normalize('NFKC')

export const isPasswordOf = (account: StoredAccount | undefined, password: string): boolean =>
  account !== undefined && normalize(account.password) === normalize(password)

/** Checks the password of a signed-in user again. @returns the refusal, if it is wrong or was tried too often */
export function checkOwnPassword({ limits }: AccountsWorld, account: StoredAccount, password: string) {
  const limited = limits.countTry(passwordTries, account.username)
  if (limited) return limited
  if (!isPasswordOf(account, password))
    return refuse('invalid', { fields: { password: accountMessages.passwordWrong } })
  limits.forgetTries(passwordTries, account.username)
  return undefined
}
