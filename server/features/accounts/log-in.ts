/** Sign-in and sign-out. */
import { refuse, respond } from '@anupalan/server/contract'
import { isHttps } from '../../platform/config/config.ts'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit, recordAuditAlone } from '../../platform/database/audit.ts'
import type { AuditEntry } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { isPostgres } from '../../platform/database/dialect.ts'
import { createStoreTogether } from '../../platform/database/store-together.ts'
import { noSession } from '../../platform/http/cookies.ts'
import type { Cookie } from '../../platform/http/cookies.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import { orUnavailable, recordAccountAudit, triesKey } from './account-context.ts'
import type { AccountCall } from './account-context.ts'
import { composeNewDeviceMail } from './mails.ts'
import { areHashesWaiting, verifyPassword } from './passwords.ts'
import { passwordTries, PENDING_SIGN_IN_MS } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { findUserBySignInName, hasSecondFactor, lockUnchanged, toUser } from './queries.ts'
import type { StoredUser } from './queries.ts'
import { queueConfirmation } from './register.ts'
import { currentTokenHash, openSession } from './sessions.ts'
import { createToken, digestOf } from '../../platform/database/tokens.ts'
import { signInAtOnce } from './sign-in-at-once.ts'

/** Cookie of a sign-in whose second factor must follow. */
export const pendingCookie = (isSecure: boolean) => (isSecure ? '__Host-sign_in' : 'sign_in')

/** Of sign-ins at once, several are committed together: their passwords are hashed one after another. */
const storeSignIn = createStoreTogether({ maxDelayMs: 200, isMoreComing: areHashesWaiting })

/**
 * Known and unknown users, and wrong passwords of both, take the same time and get the same response: an unknown name
 * is verified against a decoy, and every refusal writes the same row.
 */
export const logIn = (context: RequestContext, call: Call<'logIn'>) =>
  orUnavailable(async () => {
    const { config, database, clock, limits } = context
    const { username: name, password } = call.body
    const now = clock()
    const user = await load(database, (reading) => findUserBySignInName(reading, name))
    const key = triesKey(user?.username ?? name.toLowerCase(), call.browser.address)
    const refuseFor = (reason: RefusalReason) => {
      const entry = refusalOf(user?.username, reason, call)
      return isPostgres(database)
        ? recordAuditAlone(database, entry, now)
        : storeSignIn(database, (transaction) => recordAudit(transaction, entry, now))
    }
    const limited = await limits.countTry(passwordTries, key)
    if (limited) {
      await refuseFor('too-many-tries')
      return limited
    }

    const isRight = await verifyPassword(user?.passwordHash, password)
    if (!user || !isRight || user.disabledAt !== null) {
      await refuseFor(!user ? 'unknown-user' : isRight ? 'disabled' : 'password')
      return refuse('wrongCredentials')
    }
    await limits.forgetTries(passwordTries, key)
    if (isPostgres(database) && user.confirmedAt !== null && !hasSecondFactor(user)) {
      const cookies = await signInAtOnce(context, user, call)
      if (cookies)
        return { ...respond(200, toUser(config, user)), cookies: [...cookies, noPendingSignIn(context)] }
    }
    return storeSignIn(database, async (transaction) => {
      const current = await lockUnchanged(transaction, user)
      if (!current) {
        await recordRefusal(transaction, user.username, 'password', call, now)
        return refuse('wrongCredentials')
      }
      if (current.confirmedAt === null) {
        await queueConfirmation(transaction, context, current)
        await recordRefusal(transaction, current.username, 'unconfirmed', call, now)
        return refuse('emailUnconfirmed')
      }
      if (hasSecondFactor(current)) return startSecondFactor(transaction, context, current, call)
      return {
        ...respond(200, toUser(config, current)),
        cookies: await signIn(transaction, context, current, call, 'password'),
      }
    })
  })

export type RefusalReason =
  'unknown-user' | 'password' | 'disabled' | 'unconfirmed' | 'too-many-tries' | 'code' | 'passkey'

/** Recorded as the user name if there is no such account; no account can have it. */
const UNKNOWN_USER = '?'

/** @param username `undefined` if there is no such account: the typed name may be a password, and is not recorded. */
export const recordRefusal = (
  transaction: Transaction,
  username: string | undefined,
  reason: RefusalReason,
  call: AccountCall,
  now: Date,
) => recordAudit(transaction, refusalOf(username, reason, call), now)

const refusalOf = (username: string | undefined, reason: RefusalReason, call: AccountCall): AuditEntry => ({
  action: 'session.refuse',
  user: username ?? UNKNOWN_USER,
  details: { reason },
  caller: call,
})

/** Opens a session, records it, and sends a mail if the browser is new for this user. */
export async function signIn(
  transaction: Transaction,
  context: RequestContext,
  user: StoredUser,
  call: AccountCall,
  by: 'password' | 'totp' | 'recovery-code' | 'passkey' | 'invitation',
): Promise<readonly Cookie[]> {
  const now = context.clock()
  const { cookies, isNewDevice } = await openSession(transaction, context, user, call)
  await recordAccountAudit(transaction, 'session.create', user.username, call, now, { by })
  if (isNewDevice && by !== 'invitation')
    await queueMail(transaction, composeNewDeviceMail(context.practice, user, call, now), now)
  return [...cookies, noPendingSignIn(context)]
}

const noPendingSignIn = ({ config }: RequestContext): Cookie => ({
  name: pendingCookie(isHttps(config)),
  value: null,
  isReadable: false,
})

async function startSecondFactor(
  transaction: Transaction,
  { config, clock }: RequestContext,
  user: StoredUser,
  call: AccountCall,
) {
  const token = createToken()
  const now = clock()
  const expires = new Date(now.getTime() + PENDING_SIGN_IN_MS)
  await transaction
    .insertInto('pendingSignIns')
    .values({
      tokenHash: digestOf(token),
      username: user.username,
      expiresAt: expires.toISOString(),
      tries: 0,
    })
    .execute()
  await recordAccountAudit(transaction, 'session.challenge', user.username, call, now)
  const secondFactors = [
    ...(user.totpConfirmedAt === null ? [] : (['totp'] as const)),
    ...(Number(user.passkeyCount) > 0 ? (['passkey'] as const) : []),
  ]
  return {
    ...respond(202, { secondFactors }),
    cookies: [{ name: pendingCookie(isHttps(config)), value: token, isReadable: false, expires }],
  }
}

export async function logOut({ config, database, clock }: RequestContext, call: Call<'logOut'>) {
  const tokenHash = currentTokenHash(config, call.browser)
  if (tokenHash)
    await store(database, async (transaction) => {
      const ended = await transaction
        .deleteFrom('sessions')
        .where('tokenHash', '=', tokenHash)
        .returning('username')
        .executeTakeFirst()
      if (ended) await recordAccountAudit(transaction, 'session.end', ended.username, call, clock())
    })
  return { ...respond(204, undefined), cookies: noSession(isHttps(config)) }
}
