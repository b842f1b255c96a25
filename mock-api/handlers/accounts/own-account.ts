/** One's own account: name, sessions, export and erasure. */
import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import type { Account } from '@anupalan/server/contract/accounts/schema'
import type { Handlers, MockCall } from '../../mock-feature.ts'
import type { World } from '../../world.ts'
import {
  changeAccount,
  checkOwnPassword,
  hasOtherSuperAdmin,
  instantOf,
  ownAccount,
  passkeysOf,
  requiresSecondFactor,
  toUser,
} from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { isMemberHeld } from '../clients/legal-holds.ts'
import type { ClientsState } from '../clients/state.ts'
import { currentToken, deleteOf, endSessions, findSessions, noSession } from './sessions.ts'
import type { StoredAccount } from './state.ts'

function accountOf(world: AccountsWorld, account: StoredAccount): Account {
  const { newEmail } = account
  return {
    user: toUser(world, account),
    hasTotp: account.totpSecret !== null,
    passkeys: passkeysOf(world, account.username).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt,
      lastUsedAt,
    })),
    recoveryCodes: account.recoveryCodes.length,
    requiresSecondFactor: requiresSecondFactor(world, account),
    newEmail: newEmail && newEmail.expiresAt > instantOf(world) ? newEmail : null,
  }
}

/** What is stored about the caller's account, without secrets. */
export function exportedAccount(world: AccountsWorld, call: Pick<MockCall, 'user' | 'browser'>) {
  const account = ownAccount(world, call)
  return {
    account: accountOf(world, account),
    createdAt: account.createdAt,
    sessions: findSessions(world, account, currentToken(call.browser)),
  }
}

/** Erases an account with its sessions, second factors and links. Its user name stays taken. */
function eraseAccount(world: AccountsWorld, username: string): void {
  const { state } = world
  for (const [key, { subject }] of state.accountLinks)
    if (subject === username) state.accountLinks.delete(key)
  endSessions(world, username)
  for (const map of [state.knownDevices, state.recoveries, state.passkeys, state.passkeyChallenges])
    deleteOf(map, username)
  state.accounts.delete(username)
  state.erasedAccounts.set(username, { erasedAt: instantOf(world) })
}

type Names =
  | 'getAccount'
  | 'updateAccount'
  | 'exportAccount'
  | 'deleteAccount'
  | 'listSessions'
  | 'endSession'
  | 'endAllSessions'

export const ownAccountHandlers = (
  world: AccountsWorld & World<Pick<ClientsState, 'clientMembers' | 'legalHolds'>>,
): Pick<Handlers<typeof endpoints>, Names> => ({
  getAccount: (call) => respond(200, accountOf(world, ownAccount(world, call))),

  updateAccount(call) {
    const { username } = ownAccount(world, call)
    const { fullName } = call.body
    return respond(200, toUser(world, changeAccount(world, username, { fullName })))
  },

  exportAccount: (call) => respond(200, `${JSON.stringify(exportedAccount(world, call), null, 2)}\n`),

  deleteAccount(call) {
    const account = ownAccount(world, call)
    const refused = checkOwnPassword(world, account, call.body.password)
    if (refused) return refused
    if (account.role === 'super_admin' && !hasOtherSuperAdmin(world, account.username))
      return refuse('lastSuperAdmin')
    if (isMemberHeld(world.state, account.username)) return refuse('underHold')
    eraseAccount(world, account.username)
    return { ...respond(204, undefined), cookies: noSession() }
  },

  listSessions: (call) =>
    respond(200, { sessions: findSessions(world, ownAccount(world, call), currentToken(call.browser)) }),

  endSession: {
    owns: ({ user, params }) => findOwnSession(world, user.username, params.id) !== undefined,
    handle(call) {
      const token = findOwnSession(world, ownAccount(world, call).username, call.params.id)
      if (token !== undefined) world.state.sessions.delete(token)
      return respond(204, undefined)
    },
  },

  endAllSessions(call) {
    endSessions(world, ownAccount(world, call).username)
    return { ...respond(204, undefined), cookies: noSession() }
  },
})

/** The token of a user's session. */
const findOwnSession = ({ state }: AccountsWorld, username: string, id: string): string | undefined =>
  [...state.sessions].find(([, session]) => session.id === id && session.username === username)?.[0]
