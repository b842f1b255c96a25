/** Sign-in, its second step, and sign-out. */
import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import type { Browser, Cookie, Handlers } from '../../mock-feature.ts'
import {
  changeAccount,
  findAccountBySignInName,
  hasSecondFactor,
  instantOf,
  isPasswordOf,
  passkeysOf,
  toUser,
} from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { queueAccountMail } from './mails.ts'
import {
  MAX_CODE_TRIES,
  PENDING_SIGN_IN_MS,
  passwordTries,
} from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { acceptRecoveryCode } from './recovery-codes.ts'
import { queueConfirmation } from './registration.ts'
import { currentToken, noSession, openSession } from './sessions.ts'
import type { StoredAccount } from './state.ts'
import { createToken } from './tokens.ts'
import { countCode, stepOf } from './one-time-codes.ts'

/** Cookie of a sign-in whose second factor must follow. */
const pendingCookie = 'sign_in'

/** Opens a session, and sends a mail if the browser is new for this user. */
export function signIn(
  world: AccountsWorld,
  account: StoredAccount,
  browser: Browser,
  { isNotified = true }: { readonly isNotified?: boolean } = {},
): readonly Cookie[] {
  const { cookies, isNewDevice } = openSession(world, account, browser)
  if (isNewDevice && isNotified)
    queueAccountMail(world, { to: account.email, text: 'newDevice', about: account.username })
  return [...cookies, { name: pendingCookie, value: null, isReadable: false }]
}

function startSecondFactor(world: AccountsWorld, account: StoredAccount) {
  const token = createToken()
  const expiresAt = instantOf(world, PENDING_SIGN_IN_MS)
  world.state.pendingSignIns.set(token, { username: account.username, expiresAt, tries: 0 })
  const secondFactors = [
    ...(account.totpSecret === null ? [] : (['totp'] as const)),
    ...(passkeysOf(world, account.username).length > 0 ? (['passkey'] as const) : []),
  ]
  const cookie = { name: pendingCookie, value: token, isReadable: false, expires: new Date(expiresAt) }
  return { ...respond(202, { secondFactors }), cookies: [cookie] }
}

/** Counts a try of a code before it is checked. @returns `undefined` if none is left */
function countPendingTry({ state, clock }: AccountsWorld, token: string): StoredAccount | undefined {
  const pending = state.pendingSignIns.get(token)
  const isOpen = pending && pending.expiresAt > clock().toISOString() && pending.tries < MAX_CODE_TRIES
  if (!isOpen) return undefined
  state.pendingSignIns.set(token, { ...pending, tries: pending.tries + 1 })
  // Those of a disabled account have ended.
  return state.accounts.get(pending.username)
}

/** Whether a one-time code is right and newer than the last accepted one; it is then used up. */
async function acceptCode(world: AccountsWorld, { username, totpSecret }: StoredAccount, code: string) {
  if (totpSecret === null) return false
  const step = await stepOf(totpSecret, code, world.clock())
  // The last step as it is now: another try may have been accepted in the meantime.
  const last = world.state.accounts.get(username)?.totpStep ?? null
  if (step === undefined || (last !== null && step <= last)) return false
  changeAccount(world, username, { totpStep: step })
  return true
}

type Names = 'getUser' | 'logIn' | 'finishLogIn' | 'logOut'

export const signInHandlers = (world: AccountsWorld): Pick<Handlers<typeof endpoints>, Names> => ({
  getUser: ({ user }) => (user ? respond(200, user) : refuse('notSignedIn')),

  logIn({ body, browser }) {
    const { limits } = world
    const account = findAccountBySignInName(world, body.username)
    const key = account?.username ?? body.username.toLowerCase()
    const limited = limits.countTry(passwordTries, key)
    if (limited) return limited
    const isRight = isPasswordOf(account, body.password)
    if (!account || !isRight || account.disabledAt !== null) return refuse('wrongCredentials')
    limits.forgetTries(passwordTries, key)
    if (account.confirmedAt === null) {
      queueConfirmation(world, account)
      return refuse('emailUnconfirmed')
    }
    if (hasSecondFactor(world, account)) return startSecondFactor(world, account)
    return { ...respond(200, toUser(world, account)), cookies: signIn(world, account, browser) }
  },

  async finishLogIn({ body: { code }, browser }) {
    const token = browser.cookie(pendingCookie) ?? ''
    const account = countPendingTry(world, token)
    if (!account) return refuse('signInExpired')
    const limited = countCode(world, account.username)
    if (limited) return limited
    const isRight =
      (await acceptCode(world, account, code)) || acceptRecoveryCode(world, account.username, code)
    if (!isRight) return refuse('invalid', { fields: { code: accountMessages.codeWrong } })
    world.state.pendingSignIns.delete(token)
    return { ...respond(200, toUser(world, account)), cookies: signIn(world, account, browser) }
  },

  logOut({ browser }) {
    world.state.sessions.delete(currentToken(browser))
    return { ...respond(204, undefined), cookies: noSession() }
  },
})
