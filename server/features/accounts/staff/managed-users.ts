/** The accounts of others, for the staff who manage them. */
import { likePattern } from '../../../platform/database/like-pattern.ts'
import { refuse, respond } from '@anupalan/server/contract'
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import { sql } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { load, store } from '../../../platform/database/database.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/handlers.ts'
import { recordAccountAudit } from '../account-context.ts'
import { findUser, hasOtherSuperAdmin, hasSecondFactor, lockSuperAdmins, toUser } from '../queries.ts'
import type { StoredUser } from '../queries.ts'
import { queuePasswordReset } from '../reset-password.ts'
import { endSessions, findSessions } from '../sessions.ts'
import { withdrawInvitationsOf } from './invitations.ts'
import { findTarget, mayTouch } from './managers.ts'
import { findOpenRecovery } from './recoveries-queries.ts'

export async function toManagedUser(
  database: Database,
  config: Config,
  stored: StoredUser,
): Promise<ManagedUser> {
  const recovery = await findOpenRecovery(database, stored.username)
  const seen = await database
    .selectFrom('sessions')
    .select(({ fn }) => fn.max('lastSeenAt').as('lastSeenAt'))
    .where('username', '=', stored.username)
    .executeTakeFirst()
  return {
    user: toUser(config, stored),
    createdAt: stored.createdAt,
    confirmedAt: stored.confirmedAt,
    disabledAt: stored.disabledAt,
    lastSeenAt: seen?.lastSeenAt ?? null,
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
}

export async function listUsers({ config, database }: RequestContext, { params }: Call<'listUsers'>) {
  const { search, kind, after, limit } = params
  const pattern = likePattern(search.toLowerCase())
  return load(database, async (reading) => {
    const rows = await reading
      .selectFrom('users')
      .select('username')
      .where('username', '>', after)
      // As the condition of the index `users_staff`, which SQLite uses for the same literal only.
      .$if(kind === 'staff', (query) => query.where('role', '<>', sql.lit('client')))
      .$if(search !== '', (query) =>
        query.where(
          sql<boolean>`(lower(username) like ${pattern} escape '!' or lower(full_name) like ${pattern} escape '!' or mailbox like ${pattern} escape '!')`,
        ),
      )
      .orderBy('username')
      .limit(limit + 1)
      .execute()
    const users: ManagedUser[] = []
    for (const { username } of rows.slice(0, limit)) {
      const stored = await findUser(reading, username)
      if (stored) users.push(await toManagedUser(reading, config, stored))
    }
    return respond(200, { users, hasMore: rows.length > limit })
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
