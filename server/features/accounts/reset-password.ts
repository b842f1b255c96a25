/** Passwords: reset by mail, and change by the user. */
import { randomUUID } from 'node:crypto'
import { refuse, respond } from '@anupalan/server/contract'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import type { Context, RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { HOUR_MS, MINUTE_MS } from '../../platform/jobs/jobs.ts'
import { checkOwnPassword, loadOwnUser, orUnavailable, recordAccountAudit } from './account-context.ts'
import { consumeLink, createAccountLink, endLinks, findLink } from './links.ts'
import { queueAccountMail } from './mails.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { MAX_RESETS_PER_HOUR, linkMinutes } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { findUser, findUserBySignInName, findUsersByEmail, lockUnchanged, toUser } from './queries.ts'
import type { StoredUser } from './queries.ts'
import { checkNewPassword } from './register.ts'
import { endSessions, openSession } from './sessions.ts'
import { accountWords as words } from './words.ts'

/**
 * Stores the request only. A job looks the name up and sends the mails, so that the response does not tell by its time
 * whether there is such an account.
 */
export async function requestPasswordReset(
  { database, clock }: RequestContext,
  call: Call<'requestPasswordReset'>,
) {
  const now = clock()
  const id = randomUUID()
  await store(database, async (transaction) => {
    await transaction
      .insertInto('passwordResetRequests')
      .values({ id, name: call.body.username, createdAt: now.toISOString() })
      .execute()
    await recordAudit(transaction, { action: 'password.request-reset', subject: id, caller: call }, now)
  })
  return respond(204, undefined)
}

/**
 * Sends the mails of stored requests. An address that several accounts share gets one mail with a link for each.
 *
 * @returns how many requests were processed.
 */
export async function sendPasswordResets(context: Context, signal?: AbortSignal): Promise<number> {
  const { database } = context
  const isStopping = () => signal?.aborted === true
  let processed = 0
  while (!isStopping()) {
    const isDone = await store(database, async (transaction) => {
      const next = await transaction
        .selectFrom('passwordResetRequests')
        .select('id')
        .orderBy('createdAt')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      if (!next) return true
      // Of several instances, one deletes it.
      const request = await transaction
        .deleteFrom('passwordResetRequests')
        .where('id', '=', next.id)
        .returning('name')
        .executeTakeFirst()
      if (request) await queueResets(transaction, context, { ...next, ...request })
      return false
    })
    if (isDone) break
    processed++
  }
  return processed
}

async function queueResets(
  transaction: Transaction,
  context: Context,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const found = name.includes('@')
    ? await findUsersByEmail(transaction, name)
    : [await findUserBySignInName(transaction, name)]
  const users = found.filter((user): user is StoredUser => user !== undefined && user.disabledAt === null)
  for (const username of await queuePasswordReset(transaction, context, users))
    await recordAudit(
      transaction,
      { action: 'password.queue-reset', subject: id, user: username },
      context.clock(),
    )
}

/**
 * Queues one mail to the shared address of these accounts, with a link for each that has not had too many.
 *
 * @returns the user names of those that get a link.
 */
export async function queuePasswordReset(
  transaction: Transaction,
  { practice, clock }: Context,
  users: readonly Pick<StoredUser, 'username' | 'email'>[],
): Promise<string[]> {
  const now = clock()
  const expiresAt = new Date(now.getTime() + linkMinutes['password-reset'] * MINUTE_MS)
  const links: { text: string; link: Awaited<ReturnType<typeof createAccountLink>> }[] = []
  const linked: string[] = []
  for (const { username } of users) {
    const recent = await transaction
      .selectFrom('accountLinks')
      .select('id')
      .where('kind', '=', 'password-reset')
      .where('subject', '=', username)
      .where('createdAt', '>', new Date(now.getTime() - HOUR_MS).toISOString())
      .execute()
    if (recent.length >= MAX_RESETS_PER_HOUR) continue
    const link = await createAccountLink(
      transaction,
      { kind: 'password-reset', subject: username, expiresAt },
      now,
    )
    links.push({ text: words.passwordReset.link(username), link })
    linked.push(username)
  }
  const [first] = users
  if (!first || links.length === 0) return []
  await queueAccountMail(
    transaction,
    practice,
    {
      to: first.email,
      subject: words.passwordReset.subject,
      paragraphs: [words.passwordReset.text, words.worksFor(linkMinutes['password-reset']), words.notYou],
      links,
      about: first.username,
      uselessFrom: expiresAt,
    },
    now,
  )
  return linked
}

export async function getPasswordReset(
  { database, clock }: RequestContext,
  { params }: Call<'getPasswordReset'>,
) {
  const link = await load(database, (reading) => findLink(reading, 'password-reset', params.key, clock()))
  return link ? respond(200, { username: link.subject }) : refuse('linkInvalid')
}

/** Sets the password. It does not sign in: the second factor, if there is one, is still asked for. */
export const resetPassword = (context: RequestContext, call: Call<'resetPassword'>) =>
  orUnavailable(async () => {
    const { database, clock, practice } = context
    const { newPassword } = call.body
    const now = clock()
    const known = await load(database, async (reading) => {
      const link = await findLink(reading, 'password-reset', call.params.key, now)
      return link && findUser(reading, link.subject)
    })
    if (!known || known.disabledAt !== null) return refuse('linkInvalid')
    const common = checkNewPassword(
      newPassword,
      [known.username, known.fullName, known.email, practice.name],
      'newPassword',
    )
    if (common) return common
    const passwordHash = await hashPassword(newPassword)
    return store(database, async (transaction) => {
      const link = await consumeLink(transaction, 'password-reset', call.params.key, now)
      if (!link) return refuse('linkInvalid')
      await endLinks(transaction, 'password-reset', link.subject, now)
      await setPassword(transaction, context, known, passwordHash)
      // The link proves that the mailbox is the user's.
      await transaction
        .updateTable('users')
        .set({ confirmedAt: now.toISOString() })
        .where('username', '=', known.username)
        .where('confirmedAt', 'is', null)
        .execute()
      await recordAccountAudit(transaction, 'password.reset', known.username, call, now)
      return respond(204, undefined)
    })
  })

/** Sets a password and ends every session, and tells the user by mail. */
async function setPassword(
  transaction: Transaction,
  { practice, clock }: Context,
  user: Pick<StoredUser, 'username' | 'email'>,
  passwordHash: string,
): Promise<void> {
  await transaction.updateTable('users').set({ passwordHash }).where('username', '=', user.username).execute()
  await endSessions(transaction, user.username)
  await queueAccountMail(
    transaction,
    practice,
    {
      to: user.email,
      subject: words.passwordChanged.subject,
      paragraphs: [words.passwordChanged.text, words.notYouUrgent],
      facts: [[words.facts.username, user.username]],
      about: user.username,
    },
    clock(),
  )
}

export const changePassword = (context: RequestContext, call: Call<'changePassword'>) =>
  orUnavailable(async () => {
    const { config, database, clock, practice } = context
    const { password, newPassword } = call.body
    const user = await loadOwnUser(context, call)
    const refused = await checkOwnPassword(context, user, password, call)
    if (refused) return refused
    if (await verifyPassword(user.passwordHash, newPassword))
      return refuse('invalid', { fields: { newPassword: accountMessages.passwordSame } })
    const common = checkNewPassword(
      newPassword,
      [user.username, user.fullName, user.email, practice.name],
      'newPassword',
    )
    if (common) return common
    const passwordHash = await hashPassword(newPassword)
    const now = clock()
    return store(database, async (transaction) => {
      if (!(await lockUnchanged(transaction, user)))
        return refuse('invalid', { fields: { password: accountMessages.passwordWrong } })
      await setPassword(transaction, context, user, passwordHash)
      await endLinks(transaction, 'password-reset', user.username, now)
      const { cookies } = await openSession(transaction, context, user, call)
      await recordAccountAudit(transaction, 'password.change', user.username, call, now)
      return { ...respond(200, toUser(config, user)), cookies }
    })
  })
