/** The parts that every use case of accounts has. */
import { refuse } from '@anupalan/server/contract'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import { recordAudit } from '../../platform/database/audit.ts'
import type { AuditEntry, Caller } from '../../platform/database/audit.ts'
import type { RequestContext } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Browser } from '../../platform/http/handlers.ts'
import type { AccountAuditAction } from './audit-actions.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { BusyError } from './hash-queue.ts'
import { verifyPassword } from './passwords.ts'
import { passwordTries } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { findUser } from './queries.ts'
import type { StoredUser } from './queries.ts'
import { digestOf } from '../../platform/database/tokens.ts'

export { signedIn }

/** What every call of accounts has. */
export interface AccountCall extends Caller {
  readonly browser: Browser
}

/** The stored account of a signed-in user. @throws Error if it was erased since the call began. */
export async function loadOwnUser(
  { database }: RequestContext,
  call: Pick<Caller, 'user'>,
): Promise<StoredUser> {
  const { username } = signedIn(call)
  const found = await load(database, (reading) => findUser(reading, username))
  if (!found) throw new Error('The account of the session does not exist.')
  return found
}

/** Records what a caller did to an account. */
export const recordAccountAudit = (
  transaction: Transaction,
  action: AccountAuditAction,
  username: string,
  caller: Caller | undefined,
  now: Date,
  details?: AuditEntry['details'],
) =>
  recordAudit(
    transaction,
    { action, user: username, ...(details && { details }), ...(caller && { caller }) },
    now,
  )

/** Records what a caller did to an invitation, whose person has no account. */
export const recordInvitationAudit = (
  transaction: Transaction,
  action: AccountAuditAction,
  id: string,
  caller: Caller | undefined,
  now: Date,
  details?: AuditEntry['details'],
) =>
  recordAudit(
    transaction,
    { action, subject: id, ...(details && { details }), ...(caller && { caller }) },
    now,
  )

/** The key of the tries for an account from an address, without either of them in it. */
export const triesKey = (username: string, address: string) => digestOf(username, address)

/** A full queue of hashes is answered as an unavailable service. */
export async function orUnavailable<Outcome>(work: () => Promise<Outcome>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BusyError) return refuse('unavailable', { retryAfter: 3 })
    throw error
  }
}

/**
 * Asks for the password of a signed-in user again, before a change that a stolen session must not make.
 *
 * @returns the refusal, if it is wrong or was tried too often
 */
export async function checkOwnPassword(
  { limits, database, clock }: RequestContext,
  user: Pick<StoredUser, 'username' | 'passwordHash'>,
  password: string,
  call: AccountCall,
) {
  const key = triesKey(user.username, call.browser.address)
  const limited = await limits.countTry(passwordTries, key)
  if (limited) return limited
  const isRight = await verifyPassword(user.passwordHash, password)
  if (!isRight) {
    await store(database, (transaction) =>
      recordAccountAudit(transaction, 'password.refuse', user.username, call, clock()),
    )
    return refuse('invalid', { fields: { password: accountMessages.passwordWrong } })
  }
  await limits.forgetTries(passwordTries, key)
  return undefined
}
