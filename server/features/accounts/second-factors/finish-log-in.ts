/** The second step of a sign-in whose password was right. */
import { refuse, respond } from '@anupalan/server/contract'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import { isHttps } from '../../../platform/config/config.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { load, store } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/handlers.ts'
import { pendingCookie, recordRefusal, signIn } from '../log-in.ts'
import { MAX_CODE_TRIES } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { findUser, lockUnchanged, toUser } from '../queries.ts'
import { digestOf } from '../../../platform/database/tokens.ts'
import { acceptRecoveryCode } from './recovery-codes.ts'
import { acceptCode, countCode } from './totp.ts'

export async function finishLogIn(context: RequestContext, call: Call<'finishLogIn'>) {
  const { config, database, clock } = context
  const { code } = call.body
  const token = call.browser.cookie(pendingCookie(isHttps(config)))
  if (!token) return refuse('signInExpired')
  const tokenHash = digestOf(token)
  const now = clock()

  // Counted before the code is checked, so that parallel tries count too.
  const pending = await store(database, (transaction) =>
    transaction
      .updateTable('pendingSignIns')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now.toISOString())
      .where('tries', '<', MAX_CODE_TRIES)
      .returning('username')
      .executeTakeFirst(),
  )
  if (!pending) return refuse('signInExpired')
  const known = await load(database, (reading) => findUser(reading, pending.username))
  if (!known || known.disabledAt !== null) return refuse('signInExpired')
  const limited = await countCode(context, known.username)
  if (limited) {
    await store(database, (transaction) =>
      recordRefusal(transaction, known.username, 'too-many-tries', call, now),
    )
    return limited
  }

  return store(database, async (transaction) => {
    const user = await lockUnchanged(transaction, known)
    if (!user) return refuse('signInExpired')
    const by = (await acceptCode(transaction, user, code, now))
      ? 'totp'
      : (await acceptRecoveryCode(transaction, user.username, code, now))
        ? 'recovery-code'
        : undefined
    if (by === undefined) {
      await recordRefusal(transaction, user.username, 'code', call, now)
      return refuse('invalid', { fields: { code: accountMessages.codeWrong } })
    }
    // It is gone if every session of the user was ended meanwhile.
    const ended = await transaction
      .deleteFrom('pendingSignIns')
      .where('tokenHash', '=', tokenHash)
      .returning('username')
      .executeTakeFirst()
    if (!ended) return refuse('signInExpired')
    return {
      ...respond(200, toUser(config, user)),
      cookies: await signIn(transaction, context, user, call, by),
    }
  })
}
