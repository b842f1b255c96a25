/** The accounts of others, for the staff who manage them. */
import { isStaff, refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import { isFoundBy } from '@anupalan/server/contract/accounts/user-keys'
import type { Handlers } from '../../mock-feature.ts'
import { accountsByUsername, changeAccount, hasOtherSuperAdmin, instantOf } from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { withdrawInvitationsOf } from './invitations.ts'
import { toManagedUser } from './managed-user.ts'
import { findTarget, mayTouch } from './managers.ts'
import { queuePasswordReset } from './reset-password.ts'
import { endSessions, findSessions } from './sessions.ts'

type Names =
  | 'listUsers'
  | 'changeRole'
  | 'disableUser'
  | 'enableUser'
  | 'sendPasswordReset'
  | 'listUserSessions'
  | 'endUserSessions'

export const staffUserHandlers = (world: AccountsWorld): Pick<Handlers<typeof endpoints>, Names> => ({
  listUsers({ params: { search, kind, after, limit } }) {
    const found = accountsByUsername(world.state).filter(
      (account) =>
        account.username > after && (kind === 'all' || isStaff(account)) && isFoundBy(account, search),
    )
    const users = found.slice(0, limit).map((each) => toManagedUser(world, each))
    return respond(200, { users, hasMore: found.length > limit })
  },

  changeRole(call) {
    const { role } = call.body
    const found = findTarget(world, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const { target, manager } = found
    if (!mayTouch(manager, { role })) return refuse('userProtected')
    if (target.role === role) return respond(200, toManagedUser(world, target))
    if (target.role === 'super_admin' && !hasOtherSuperAdmin(world, target.username))
      return refuse('lastSuperAdmin')
    const changed = changeAccount(world, target.username, { role })
    endSessions(world, target.username)
    withdrawInvitationsOf(world, target.username)
    return respond(200, toManagedUser(world, changed))
  },

  disableUser(call) {
    const found = findTarget(world, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const { username, role, disabledAt } = found.target
    if (role === 'super_admin' && !hasOtherSuperAdmin(world, username)) return refuse('lastSuperAdmin')
    const changed = changeAccount(world, username, { disabledAt: disabledAt ?? instantOf(world) })
    endSessions(world, username)
    withdrawInvitationsOf(world, username)
    return respond(200, toManagedUser(world, changed))
  },

  enableUser(call) {
    const found = findTarget(world, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const changed = changeAccount(world, found.target.username, { disabledAt: null })
    return respond(200, toManagedUser(world, changed))
  },

  sendPasswordReset(call) {
    const found = findTarget(world, call, { isOwnAllowed: true })
    if ('problem' in found) return found
    if (found.target.disabledAt === null) queuePasswordReset(world, [found.target])
    return respond(204, undefined)
  },

  listUserSessions(call) {
    const found = findTarget(world, call, { isOwnAllowed: true })
    if ('problem' in found) return found
    return respond(200, { sessions: findSessions(world, found.target) })
  },

  endUserSessions(call) {
    const found = findTarget(world, call, { isOwnAllowed: true })
    if ('problem' in found) return found
    endSessions(world, found.target.username)
    return respond(204, undefined)
  },
})
