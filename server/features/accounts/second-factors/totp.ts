/** One-time codes of an app (RFC 6238): six digits, every 30 seconds. */
import { refuse, respond } from '@anupalan/server/contract'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import { Secret, TOTP } from 'otpauth'
import type { RequestContext } from '../../../platform/context.ts'
import { store } from '../../../platform/database/database.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/handlers.ts'
import { checkOwnPassword, loadOwnUser, orUnavailable, recordAccountAudit } from '../account-context.ts'
import { codeTries, codeTriesOfDay } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { hasSecondFactor } from '../queries.ts'
import type { UsersTable } from '../tables.ts'
import { digestOf } from '../../../platform/database/tokens.ts'
import { afterAdding, afterRemoving, isLastRequired } from './changes.ts'

/** Seconds of a time step. */
const PERIOD_S = 30

/** Steps before and after the current one that are accepted, for clocks that differ (RFC 6238, section 5.2). */
const WINDOW = 1

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  })

/** The time step of a code; `undefined` if it is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta
}

/** Whether a code is right and newer than the last accepted one; it is then used up. */
export async function acceptCode(
  transaction: Transaction,
  { username, totpSecret, totpConfirmedAt }: Pick<UsersTable, 'username' | 'totpSecret' | 'totpConfirmedAt'>,
  code: string,
  now: Date,
): Promise<boolean> {
  if (totpSecret === null || totpConfirmedAt === null) return false
  const step = stepOf(totpSecret, code, now)
  if (step === undefined) return false
  const accepted = await transaction
    .updateTable('users')
    .set({ totpStep: step })
    .where('username', '=', username)
    .where((row) => row.or([row('totpStep', 'is', null), row('totpStep', '<', step)]))
    .returning('username')
    .executeTakeFirst()
  return accepted !== undefined
}

/** Counts a code that is tried for an account, from any address. */
export async function countCode({ limits }: RequestContext, username: string) {
  const key = digestOf('code', username)
  return (await limits.countTry(codeTries, key)) ?? (await limits.countTry(codeTriesOfDay, key))
}

export const startTotp = (context: RequestContext, call: Call<'startTotp'>) =>
  orUnavailable(async () => {
    const { database, practice } = context
    const user = await loadOwnUser(context, call)
    const refused = await checkOwnPassword(context, user, call.body.password, call)
    if (refused) return refused
    const secret = new Secret({ size: 20 }).base32
    await store(database, (transaction) =>
      transaction
        .updateTable('users')
        .set({ totpNewSecret: secret })
        .where('username', '=', user.username)
        .execute(),
    )
    return respond(200, { secret, uri: totpOf(secret, user.username, practice.name).toString() })
  })

export async function confirmTotp(context: RequestContext, call: Call<'confirmTotp'>) {
  const { database, clock } = context
  const user = await loadOwnUser(context, call)
  if (user.totpNewSecret === null) return refuse('signInExpired')
  const limited = await countCode(context, user.username)
  if (limited) return limited
  const now = clock()
  const step = stepOf(user.totpNewSecret, call.body.code, now)
  if (step === undefined) return refuse('invalid', { fields: { code: accountMessages.codeWrong } })
  return store(database, async (transaction) => {
    await transaction
      .updateTable('users')
      .set({
        totpSecret: user.totpNewSecret,
        totpConfirmedAt: now.toISOString(),
        totpNewSecret: null,
        totpStep: step,
      })
      .where('username', '=', user.username)
      .execute()
    await recordAccountAudit(transaction, 'totp.add', user.username, call, now)
    const { recoveryCodes, cookies } = await afterAdding(transaction, context, user, call, {
      isFirst: !hasSecondFactor(user),
    })
    return { ...respond(200, { recoveryCodes }), cookies }
  })
}

export const removeTotp = (context: RequestContext, call: Call<'removeTotp'>) =>
  orUnavailable(async () => {
    const { database, clock } = context
    const user = await loadOwnUser(context, call)
    const refused = await checkOwnPassword(context, user, call.body.password, call)
    if (refused) return refused
    if (user.totpConfirmedAt === null) return respond(204, undefined)
    if (isLastRequired(context, user)) return refuse('lastSecondFactor')
    await store(database, async (transaction) => {
      await transaction
        .updateTable('users')
        .set({ totpSecret: null, totpConfirmedAt: null, totpNewSecret: null, totpStep: null })
        .where('username', '=', user.username)
        .execute()
      await recordAccountAudit(transaction, 'totp.remove', user.username, call, clock())
      await afterRemoving(transaction, context, user)
    })
    return respond(204, undefined)
  })
