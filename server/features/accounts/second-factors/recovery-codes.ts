/** Recovery codes: each signs in once in place of a one-time code. */
import { randomBytes } from 'node:crypto'
import { respond } from '@anupalan/server/contract'
import {
  createRecoveryCodeList,
  normalizeRecoveryCode,
} from '@anupalan/server/contract/accounts/recovery-codes'
import type { RequestContext } from '../../../platform/context.ts'
import { store } from '../../../platform/database/database.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/handlers.ts'
import { checkOwnPassword, loadOwnUser, orUnavailable, recordAccountAudit } from '../account-context.ts'
import { digestOf } from '../../../platform/database/tokens.ts'

const digestOfCode = (username: string, code: string) =>
  digestOf('recovery', username, normalizeRecoveryCode(code))

/** @returns new codes; the older ones no longer work. */
export async function replaceRecoveryCodes(transaction: Transaction, username: string): Promise<string[]> {
  const codes = createRecoveryCodeList(randomBytes)
  await transaction.deleteFrom('recoveryCodes').where('username', '=', username).execute()
  await transaction
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ digest: digestOfCode(username, code), username, usedAt: null })))
    .execute()
  return codes
}

/** Whether a code is right and was not used; it is then used up. */
export async function acceptRecoveryCode(
  transaction: Transaction,
  username: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .updateTable('recoveryCodes')
    .set({ usedAt: now.toISOString() })
    .where('digest', '=', digestOfCode(username, code))
    .where('usedAt', 'is', null)
    .returning('username')
    .executeTakeFirst()
  return used !== undefined
}

export const createRecoveryCodes = (context: RequestContext, call: Call<'createRecoveryCodes'>) =>
  orUnavailable(async () => {
    const { database, clock } = context
    const user = await loadOwnUser(context, call)
    const refused = await checkOwnPassword(context, user, call.body.password, call)
    if (refused) return refused
    return store(database, async (transaction) => {
      const recoveryCodes = await replaceRecoveryCodes(transaction, user.username)
      await recordAccountAudit(transaction, 'recovery-codes.replace', user.username, call, clock())
      return respond(200, { recoveryCodes })
    })
  })
