/** What follows a change of second factors: recovery codes, sessions, a mail. */
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Cookie } from '../../../platform/http/cookies.ts'
import type { AccountCall } from '../account-context.ts'
import { queueAccountMail } from '../mails.ts'
import { requiresSecondFactor } from '../requires-second-factor.ts'
import { findUser, hasSecondFactor } from '../queries.ts'
import type { StoredUser } from '../queries.ts'
import { endSessions, openSession } from '../sessions.ts'
import { accountWords as words } from '../words.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

/** Whether the role requires a second factor, and the account has only one. */
export const isLastRequired = ({ config }: Pick<Context, 'config'>, user: StoredUser): boolean =>
  requiresSecondFactor(config, user.role) &&
  (user.totpConfirmedAt === null ? 0 : 1) + Number(user.passkeyCount) <= 1

/**
 * With the first second factor, every other session ends, since it was opened with a password alone, and this one gets
 * a new token; recovery codes are made.
 */
export async function afterAdding(
  transaction: Transaction,
  context: Context,
  user: StoredUser,
  call: AccountCall,
  { isFirst }: { readonly isFirst: boolean },
): Promise<{ readonly recoveryCodes: string[]; readonly cookies: readonly Cookie[] }> {
  await queueChange(transaction, context, user, 'added')
  if (!isFirst) return { recoveryCodes: [], cookies: [] }
  const recoveryCodes = await replaceRecoveryCodes(transaction, user.username)
  await endSessions(transaction, user.username)
  const { cookies } = await openSession(transaction, context, user, call)
  return { recoveryCodes, cookies }
}

/** Recovery codes without a second factor would be a second password: they are deleted with the last one. */
export async function afterRemoving(
  transaction: Transaction,
  context: Context,
  { username }: StoredUser,
): Promise<void> {
  const user = await findUser(transaction, username)
  if (!user) return
  if (!hasSecondFactor(user))
    await transaction.deleteFrom('recoveryCodes').where('username', '=', username).execute()
  await queueChange(transaction, context, user, 'removed')
}

const queueChange = (
  transaction: Transaction,
  { practice, clock }: Context,
  { username, email }: StoredUser,
  change: 'added' | 'removed',
) =>
  queueAccountMail(
    transaction,
    practice,
    {
      to: email,
      subject: words.secondFactor[change].subject,
      paragraphs: [words.secondFactor[change].text, words.notYouUrgent],
      facts: [[words.facts.username, username]],
      about: username,
    },
    clock(),
  )
