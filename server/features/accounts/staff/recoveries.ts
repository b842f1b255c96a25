/**
 * Recovery of an account whose mailbox or second factor is lost. Two of the staff agree to it, a notice is sent to the old address,
 * which can stop it, and a day passes before anything changes.
 */
import {
  RECOVERY_APPROVABLE_MS,
  RECOVERY_CANCELLABLE_MS,
  RECOVERY_DELAY_HOURS,
  linkMinutes,
} from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { randomUUID } from 'node:crypto'
import { refuse, respond } from '@anupalan/server/contract'
import type { Context, RequestContext } from '../../../platform/context.ts'
import { recordAudit } from '../../../platform/database/audit.ts'
import { load, store } from '../../../platform/database/database.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/handlers.ts'
import { HOUR_MS, MINUTE_MS } from '../../../platform/jobs/jobs.ts'
import { recordAccountAudit } from '../account-context.ts'
import { consumeLink, createAccountLink, endLinks } from '../links.ts'
import { queueAccountMail } from '../mails.ts'
import { hashPassword } from '../passwords.ts'
import { addressKey, findUser } from '../queries.ts'
import { endSessions } from '../sessions.ts'
import type { RecoveriesTable } from '../tables.ts'
import { indexUser } from '../user-keys.ts'
import { accountWords as words } from '../words.ts'
import { toManagedUser } from './managed-users.ts'
import { findTarget } from './managers.ts'
import { findOpenRecovery } from './recoveries-queries.ts'

export function startRecovery(
  { config, database, clock, practice }: RequestContext,
  call: Call<'startRecovery'>,
) {
  const now = clock()
  return store(database, async (transaction) => {
    await lockUser(transaction, call.params.username)
    const found = await findTarget(transaction, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const { target, manager } = found
    if (await findOpenRecovery(transaction, target.username)) return refuse('recoveryOpen')
    const id = randomUUID()
    await transaction
      .insertInto('recoveries')
      .values({
        id,
        username: target.username,
        email: call.body.email,
        startedBy: manager.username,
        startedAt: now.toISOString(),
        approvedBy: null,
        effectiveAt: null,
        endedAt: null,
      })
      .execute()
    const link = await createAccountLink(
      transaction,
      {
        kind: 'recovery-cancellation',
        subject: id,
        expiresAt: new Date(now.getTime() + RECOVERY_CANCELLABLE_MS),
      },
      now,
    )
    await queueAccountMail(
      transaction,
      practice,
      {
        to: target.email,
        subject: words.recovery.subject,
        paragraphs: [words.recovery.text],
        facts: [[words.facts.username, target.username]],
        links: [{ text: words.recovery.link, link }],
        about: target.username,
      },
      now,
    )
    await recordAudit(
      transaction,
      {
        action: 'recovery.start',
        user: target.username,
        personalDetails: { email: call.body.email },
        caller: call,
      },
      now,
    )
    return respond(200, await toManagedUser(transaction, config, target))
  })
}

/** Of several transactions about one account, the others wait. */
const lockUser = (transaction: Transaction, username: string) =>
  transaction
    .updateTable('users')
    .set((row) => ({ username: row.ref('username') }))
    .where('username', '=', username)
    .execute()

export function approveRecovery({ config, database, clock }: RequestContext, call: Call<'approveRecovery'>) {
  const now = clock()
  return store(database, async (transaction) => {
    await lockUser(transaction, call.params.username)
    const found = await findTarget(transaction, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const { target, manager } = found
    const recovery = await findOpenRecovery(transaction, target.username)
    if (!recovery || recovery.approvedBy !== null || recovery.startedAt <= approvableSince(now))
      return refuse('recoveryMissing')
    if (recovery.startedBy === manager.username) return refuse('secondPersonNeeded')
    await transaction
      .updateTable('recoveries')
      .set({
        approvedBy: manager.username,
        effectiveAt: new Date(now.getTime() + RECOVERY_DELAY_HOURS * HOUR_MS).toISOString(),
      })
      .where('id', '=', recovery.id)
      .execute()
    await recordAccountAudit(transaction, 'recovery.approve', target.username, call, now)
    return respond(200, await toManagedUser(transaction, config, target))
  })
}

export function stopRecovery({ config, database, clock }: RequestContext, call: Call<'stopRecovery'>) {
  const now = clock()
  return store(database, async (transaction) => {
    await lockUser(transaction, call.params.username)
    const found = await findTarget(transaction, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const { target } = found
    const recovery = await findOpenRecovery(transaction, target.username)
    if (!recovery) return refuse('recoveryMissing')
    await endRecovery(transaction, recovery, now)
    await recordAccountAudit(transaction, 'recovery.stop', target.username, call, now)
    return respond(200, await toManagedUser(transaction, config, target))
  })
}

/** Recoveries that were started up to this instant cannot be approved any more. */
const approvableSince = (now: Date): string => new Date(now.getTime() - RECOVERY_APPROVABLE_MS).toISOString()

/** Ends one that nobody has approved in time. */
async function endUnapproved(transaction: Transaction, { id }: RecoveriesTable, now: Date): Promise<void> {
  const ended = await transaction
    .updateTable('recoveries')
    .set({ endedAt: now.toISOString() })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('approvedBy', 'is', null)
    .returning('username')
    .executeTakeFirst()
  if (ended) await recordAudit(transaction, { action: 'recovery.stop', user: ended.username }, now)
}

async function endRecovery(transaction: Transaction, { id }: Pick<RecoveriesTable, 'id'>, now: Date) {
  await transaction
    .updateTable('recoveries')
    .set({ endedAt: now.toISOString() })
    .where('id', '=', id)
    .execute()
  await endLinks(transaction, 'recovery-cancellation', id, now)
}

export function cancelRecovery({ database, clock }: RequestContext, call: Call<'cancelRecovery'>) {
  const now = clock()
  return store(database, async (transaction) => {
    const link = await consumeLink(transaction, 'recovery-cancellation', call.params.key, now)
    if (!link) return refuse('linkInvalid')
    const ended = await transaction
      .updateTable('recoveries')
      .set({ endedAt: now.toISOString() })
      .where('id', '=', link.subject)
      .where('endedAt', 'is', null)
      .returning('username')
      .executeTakeFirst()
    if (!ended) return refuse('linkInvalid')
    await recordAccountAudit(transaction, 'recovery.stop', ended.username, call, now)
    return respond(204, undefined)
  })
}

/**
 * Finishes the recoveries whose delay is over: the new address gets a link to set a password, and what the lost mailbox
 * or device could do has ended. Ends those that nobody has approved in time.
 *
 * @returns how many were finished.
 * @throws StorageError
 */
export async function finishRecoveries(context: Context, signal?: AbortSignal): Promise<number> {
  const { database, clock } = context
  const now = clock()
  const due = await load(database, (reading) =>
    reading
      .selectFrom('recoveries')
      .selectAll()
      .where('endedAt', 'is', null)
      .where((row) =>
        row.or([
          row('effectiveAt', '<=', now.toISOString()),
          row.and([row('approvedBy', 'is', null), row('startedAt', '<=', approvableSince(now))]),
        ]),
      )
      .limit(100)
      .execute(),
  )
  let finished = 0
  for (const recovery of due) {
    if (signal?.aborted) break
    if (recovery.approvedBy === null) {
      await store(database, (transaction) => endUnapproved(transaction, recovery, now))
      continue
    }
    const passwordHash = await hashPassword(crypto.randomUUID())
    await store(database, (transaction) => finish(transaction, context, recovery, passwordHash))
    finished++
  }
  return finished
}

async function finish(
  transaction: Transaction,
  { practice, clock }: Context,
  { id, username, email }: RecoveriesTable,
  passwordHash: string,
): Promise<void> {
  const now = clock()
  const ended = await transaction
    .updateTable('recoveries')
    .set({ endedAt: now.toISOString() })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const user = ended && (await findUser(transaction, username))
  if (!user) return
  await endLinks(transaction, 'recovery-cancellation', id, now)
  await transaction
    .updateTable('users')
    .set({
      email,
      mailbox: addressKey(email),
      passwordHash,
      totpSecret: null,
      totpConfirmedAt: null,
      totpNewSecret: null,
      totpStep: null,
      newEmail: null,
      newEmailExpiresAt: null,
      newEmailOldConfirmedAt: null,
      newEmailNewConfirmedAt: null,
    })
    .where('username', '=', username)
    .execute()
  await indexUser(transaction, username)
  await transaction.deleteFrom('passkeys').where('username', '=', username).execute()
  await transaction.deleteFrom('recoveryCodes').where('username', '=', username).execute()
  await transaction.deleteFrom('knownDevices').where('username', '=', username).execute()
  await endSessions(transaction, username)
  for (const kind of ['password-reset', 'email-change'] as const)
    await endLinks(transaction, kind, username, now)
  const expiresAt = new Date(now.getTime() + linkMinutes['password-reset'] * MINUTE_MS)
  const link = await createAccountLink(
    transaction,
    { kind: 'password-reset', subject: username, expiresAt },
    now,
  )
  await queueAccountMail(
    transaction,
    practice,
    {
      to: email,
      subject: words.recovery.done.subject,
      paragraphs: [words.recovery.done.text, words.worksFor(linkMinutes['password-reset'])],
      facts: [[words.facts.username, username]],
      links: [{ text: words.passwordReset.link(username), link }],
      about: username,
    },
    now,
  )
  await recordAccountAudit(transaction, 'recovery.finish', username, undefined, now)
}
