/** Passwords: reset by mail, and change by the user. */
import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import type { Handlers } from '../../mock-feature.ts'
import {
  changeAccount,
  checkOwnPassword,
  findAccountBySignInName,
  findAccountsByEmail,
  instantOf,
  isPasswordOf,
  ownAccount,
  toUser,
} from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { checkNewPassword } from './common-passwords.ts'
import { consumeLink, createLink, endLinks, findLink, linksSince } from './links.ts'
import { queueAccountMail } from './mails.ts'
import { MAX_RESETS_PER_HOUR, linkMinutes } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { HOUR_MS, MINUTE_MS } from '../../durations.ts'
import { endSessions, openSession } from './sessions.ts'
import type { StoredAccount } from './state.ts'

/** Queues one mail to the shared address of these accounts, with a link for each that has not had too many. */
export function queuePasswordReset(world: AccountsWorld, accounts: readonly StoredAccount[]): void {
  const expiresAt = instantOf(world, linkMinutes['password-reset'] * MINUTE_MS)
  const since = instantOf(world, -HOUR_MS)
  const links = accounts
    .filter(
      ({ username }) => linksSince(world, 'password-reset', username, since).length < MAX_RESETS_PER_HOUR,
    )
    .map(({ username }) => createLink(world, { kind: 'password-reset', subject: username, expiresAt }))
  const [first] = accounts
  if (!first || links.length === 0) return
  queueAccountMail(world, { to: first.email, text: 'passwordReset', about: first.username, links })
}

/** Sets a password and ends every session, and tells the user by mail. */
function setPassword(world: AccountsWorld, { username, email }: StoredAccount, password: string): void {
  changeAccount(world, username, { password })
  endSessions(world, username)
  queueAccountMail(world, { to: email, text: 'passwordChanged', about: username })
}

const checkNewPasswordOf = (
  { practice }: AccountsWorld,
  { username, fullName, email }: StoredAccount,
  password: string,
) => checkNewPassword(password, [username, fullName, email, practice.name], 'newPassword')

type Names = 'requestPasswordReset' | 'getPasswordReset' | 'resetPassword' | 'changePassword'

export const passwordHandlers = (world: AccountsWorld): Pick<Handlers<typeof endpoints>, Names> => ({
  /** The server queues the mail a moment later, by a job. */
  requestPasswordReset({ body: { username: name } }) {
    const found = name.includes('@')
      ? findAccountsByEmail(world, name)
      : [findAccountBySignInName(world, name)]
    queuePasswordReset(
      world,
      found.filter((each) => each !== undefined).filter(({ disabledAt }) => disabledAt === null),
    )
    return respond(204, undefined)
  },

  getPasswordReset({ params }) {
    const link = findLink(world, 'password-reset', params.key)
    return link ? respond(200, { username: link.subject }) : refuse('linkInvalid')
  },

  resetPassword({ params, body: { newPassword } }) {
    const link = findLink(world, 'password-reset', params.key)
    const account = link && world.state.accounts.get(link.subject)
    if (!account || account.disabledAt !== null) return refuse('linkInvalid')
    const common = checkNewPasswordOf(world, account, newPassword)
    if (common) return common
    consumeLink(world, 'password-reset', params.key)
    endLinks(world, 'password-reset', account.username)
    setPassword(world, account, newPassword)
    // The link proves that the mailbox is the user's.
    changeAccount(world, account.username, { confirmedAt: account.confirmedAt ?? instantOf(world) })
    return respond(204, undefined)
  },

  changePassword(call) {
    const { password, newPassword } = call.body
    const account = ownAccount(world, call)
    const refused = checkOwnPassword(world, account, password)
    if (refused) return refused
    if (isPasswordOf(account, newPassword))
      return refuse('invalid', { fields: { newPassword: accountMessages.passwordSame } })
    const common = checkNewPasswordOf(world, account, newPassword)
    if (common) return common
    setPassword(world, account, newPassword)
    endLinks(world, 'password-reset', account.username)
    const { cookies } = openSession(world, account, call.browser)
    return { ...respond(200, toUser(world, account)), cookies }
  },
})
