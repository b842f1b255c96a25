/** The accounts of others, for the staff who manage them. */
import { refuse, respond } from '@anupalan/server/contract'
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import type { Config } from '../../../platform/config/config.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { load, store } from '../../../platform/database/database.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/handlers.ts'
import { recordAccountAudit } from '../account-context.ts'
import { findUsersByName, hasOtherSuperAdmin, hasSecondFactor, lockSuperAdmins, toUser } from '../queries.ts'
import type { StoredUser } from '../queries.ts'
import { queuePasswordReset } from '../reset-password.ts'
import { endSessions, findSessions } from '../sessions.ts'
import { findUsernames } from './find-users.ts'
import { withdrawInvitationsOf } from './invitations.ts'
import { findTarget, mayTouch } from './managers.ts'
import { findOpenRecoveries } from './recoveries-queries.ts'

/** Accounts as those who manage them see them, in the same order, by two statements however many there are. */
async function toManagedUsers(
  database: Database,
  config: Config,
  accounts: readonly StoredUser[],
): Promise<ManagedUser[]> {
  if (accounts.length === 0) return []
  const usernames = accounts.map(({ username }) => username)
  const recoveries = await findOpenRecoveries(database, usernames)
  const recoveryOf = new Map(recoveries.map((recovery) => [recovery.username, recovery]))
  const seen = await database
    .selectFrom('sessions')
    .select(['username', ({ fn }) => fn.max('lastSeenAt').as('lastSeenAt')])
    .where('username', 'in', usernames)
    .groupBy('username')
    .execute()
  const seenAt = new Map(seen.map(({ username, lastSeenAt }) => [username, lastSeenAt]))
  return accounts.map((stored) => {
    const recovery = recoveryOf.get(stored.username)
    return {
      user: toUser(config, stored),
      createdAt: stored.createdAt,
      confirmedAt: stored.confirmedAt,
      disabledAt: stored.disabledAt,
      lastSeenAt: seenAt.get(stored.username) ?? null,
      hasSecondFactor: hasSecondFactor(stored),
      recovery: recovery
        ? {
            email: recovery.email,
            startedBy: recovery.startedBy,
            startedAt: recovery.startedAt,
            approvedBy: recovery.approvedBy,
            effectiveAt: recovery.effectiveAt,
          }
        : null,
    }
  })
}

export async function toManagedUser(
  database: Database,
  config: Config,
  stored: StoredUser,
): Promise<ManagedUser> {
  const [user] = await toManagedUsers(database, config, [stored])
  return user!
}

export async function listUsers({ config, database }: RequestContext, { params }: Call<'listUsers'>) {
  const { limit } = params
  return load(database, async (reading) => {
    const found = await findUsernames(reading, { ...params, limit: limit + 1 })
    const users = await toManagedUsers(reading, config, await findUsersByName(reading, found.slice(0, limit)))
    return respond(200, { users, hasMore: found.length > limit })
  })
}

export function changeRole({ config, database, clock }: RequestContext, call: Call<'changeRole'>) {
  const { role } = call.body
  const now = clock()
  return store(database, async (transaction) => {
    await lockSuperAdmins(transaction, now)
    const found = await findTarget(transaction, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const { target, manager } = found
    if (!mayTouch(manager, { role })) return refuse('userProtected')
    if (target.role === role) return respond(200, await toManagedUser(transaction, config, target))
    if (target.role === 'super_admin' && !(await hasOtherSuperAdmin(transaction, target.username)))
      return refuse('lastSuperAdmin')
    await transaction.updateTable('users').set({ role }).where('username', '=', target.username).execute()
    await endSessions(transaction, target.username)
    await withdrawInvitationsOf(transaction, target.username, call, now)
    await recordAccountAudit(transaction, 'role.change', target.username, call, now, {
      from: target.role,
      to: role,
    })
    return respond(200, await toManagedUser(transaction, config, { ...target, role }))
  })
}

export function disableUser({ config, database, clock }: RequestContext, call: Call<'disableUser'>) {
  const now = clock()
  return store(database, async (transaction) => {
    await lockSuperAdmins(transaction, now)
    const found = await findTarget(transaction, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const { target } = found
    if (target.role === 'super_admin' && !(await hasOtherSuperAdmin(transaction, target.username)))
      return refuse('lastSuperAdmin')
    const disabledAt = target.disabledAt ?? now.toISOString()
    await transaction
      .updateTable('users')
      .set({ disabledAt })
      .where('username', '=', target.username)
      .execute()
    await endSessions(transaction, target.username)
    await withdrawInvitationsOf(transaction, target.username, call, now)
    await recordAccountAudit(transaction, 'user.disable', target.username, call, now)
    return respond(200, await toManagedUser(transaction, config, { ...target, disabledAt }))
  })
}

export function enableUser({ config, database, clock }: RequestContext, call: Call<'enableUser'>) {
  return store(database, async (transaction) => {
    const found = await findTarget(transaction, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const { target } = found
    await transaction
      .updateTable('users')
      .set({ disabledAt: null })
      .where('username', '=', target.username)
      .execute()
    await recordAccountAudit(transaction, 'user.enable', target.username, call, clock())
    return respond(200, await toManagedUser(transaction, config, { ...target, disabledAt: null }))
  })
}

export function sendPasswordReset(context: RequestContext, call: Call<'sendPasswordReset'>) {
  const { database, clock } = context
  return store(database, async (transaction) => {
    const found = await findTarget(transaction, call, { isOwnAllowed: true })
    if ('problem' in found) return found
    const { target } = found
    if (target.disabledAt === null) await queuePasswordReset(transaction, context, [target])
    await recordAccountAudit(transaction, 'password.send-reset', target.username, call, clock())
    return respond(204, undefined)
  })
}

export function listUserSessions({ database, clock }: RequestContext, call: Call<'listUserSessions'>) {
  return store(database, async (transaction) => {
    const found = await findTarget(transaction, call, { isOwnAllowed: true })
    if ('problem' in found) return found
    return respond(200, { sessions: await findSessions(transaction, found.target, clock()) })
  })
}

export function endUserSessions({ database, clock }: RequestContext, call: Call<'endUserSessions'>) {
  return store(database, async (transaction) => {
    const found = await findTarget(transaction, call, { isOwnAllowed: true })
    if ('problem' in found) return found
    await endSessions(transaction, found.target.username)
    await recordAccountAudit(transaction, 'session.end-all', found.target.username, call, clock())
    return respond(204, undefined)
  })
}
