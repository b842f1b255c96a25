/** One-time codes and recovery codes of one's own account, and what follows a change of second factors. */
import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import type { Browser, Cookie, Handlers } from '../../mock-feature.ts'
import {
  changeAccount,
  checkOwnPassword,
  hasSecondFactor,
  ownAccount,
  passkeysOf,
  requiresSecondFactor,
} from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { queueAccountMail } from './mails.ts'
import { countCode, createSecret, stepOf, totpUri } from './one-time-codes.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { endSessions, openSession } from './sessions.ts'
import type { StoredAccount } from './state.ts'

/** Whether the role requires a second factor, and the account has only one. */
export const isLastRequired = (world: AccountsWorld, account: StoredAccount): boolean =>
  requiresSecondFactor(world, account) &&
  (account.totpSecret === null ? 0 : 1) + passkeysOf(world, account.username).length <= 1

/**
 * With the first second factor, every other session ends, since it was opened with a password alone, and this one gets
 * a new token; recovery codes are made.
 */
export function afterAdding(
  world: AccountsWorld,
  account: StoredAccount,
  browser: Browser,
  { isFirst }: { readonly isFirst: boolean },
): { readonly recoveryCodes: string[]; readonly cookies: readonly Cookie[] } {
  queueAccountMail(world, { to: account.email, text: 'secondFactor.added', about: account.username })
  if (!isFirst) return { recoveryCodes: [], cookies: [] }
  const recoveryCodes = replaceRecoveryCodes(world, account.username)
  endSessions(world, account.username)
  return { recoveryCodes, cookies: openSession(world, account, browser).cookies }
}

/** Recovery codes without a second factor would be a second password: they are deleted with the last one. */
export function afterRemoving(world: AccountsWorld, username: string): void {
  const account = world.state.accounts.get(username)
  if (!account) return
  if (!hasSecondFactor(world, account)) changeAccount(world, username, { recoveryCodes: [] })
  queueAccountMail(world, { to: account.email, text: 'secondFactor.removed', about: username })
}

type Names = 'startTotp' | 'confirmTotp' | 'removeTotp' | 'createRecoveryCodes'

export const secondFactorHandlers = (world: AccountsWorld): Pick<Handlers<typeof endpoints>, Names> => ({
  startTotp(call) {
    const account = ownAccount(world, call)
    const refused = checkOwnPassword(world, account, call.body.password)
    if (refused) return refused
    const secret = createSecret()
    changeAccount(world, account.username, { totpNewSecret: secret })
    return respond(200, { secret, uri: totpUri(secret, account.username, world.practice.name) })
  },

  async confirmTotp(call) {
    const account = ownAccount(world, call)
    const { username, totpNewSecret } = account
    if (totpNewSecret === null) return refuse('signInExpired')
    const limited = countCode(world, username)
    if (limited) return limited
    const isFirst = !hasSecondFactor(world, account)
    const step = await stepOf(totpNewSecret, call.body.code, world.clock())
    if (step === undefined) return refuse('invalid', { fields: { code: accountMessages.codeWrong } })
    changeAccount(world, username, { totpSecret: totpNewSecret, totpNewSecret: null, totpStep: step })
    const { recoveryCodes, cookies } = afterAdding(world, account, call.browser, { isFirst })
    return { ...respond(200, { recoveryCodes }), cookies }
  },

  removeTotp(call) {
    const account = ownAccount(world, call)
    const refused = checkOwnPassword(world, account, call.body.password)
    if (refused) return refused
    if (account.totpSecret === null) return respond(204, undefined)
    if (isLastRequired(world, account)) return refuse('lastSecondFactor')
    changeAccount(world, account.username, { totpSecret: null, totpNewSecret: null, totpStep: null })
    afterRemoving(world, account.username)
    return respond(204, undefined)
  },

  createRecoveryCodes(call) {
    const account = ownAccount(world, call)
    const refused = checkOwnPassword(world, account, call.body.password)
    if (refused) return refused
    return respond(200, { recoveryCodes: replaceRecoveryCodes(world, account.username) })
  },
})
