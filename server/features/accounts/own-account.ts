/** One's own account: name, sessions, e-mail address, export and erasure. */
import { refuse, respond } from '@anupalan/server/contract'
import { accountSection, sessionsSection } from '@anupalan/server/contract/accounts/export'
import { linkMinutes } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import { eraseAuditIdentities } from '../../platform/audit/erase-identities.ts'
import { isHttps } from '../../platform/config/config.ts'
import type { RequestContext } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { noSession } from '../../platform/http/cookies.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { MINUTE_MS } from '../../platform/jobs/jobs.ts'
import type { ExportPerson, PersonSource } from '../../platform/ports.ts'
import {
  checkOwnPassword,
  loadOwnUser,
  orUnavailable,
  recordAccountAudit,
  signedIn,
} from './account-context.ts'
import { consumeLink, createAccountLink, endLinks } from './links.ts'
import { queueAccountMail } from './mails.ts'
import { requiresSecondFactor } from './requires-second-factor.ts'
import { addressKey, findUser, hasOtherSuperAdmin, lockSuperAdmins, toUser } from './queries.ts'
import type { StoredUser } from './queries.ts'
import { currentTokenHash, endSessions, findSessions } from './sessions.ts'
import { indexUser } from './user-keys.ts'
import { accountWords as words } from './words.ts'

export async function getAccount(context: RequestContext, call: Call<'getAccount'>) {
  const user = await loadOwnUser(context, call)
  return respond(200, await load(context.database, (reading) => accountOf(reading, context, user)))
}

async function accountOf(
  database: Database,
  { config, clock }: Pick<RequestContext, 'config' | 'clock'>,
  user: StoredUser,
) {
  const passkeys = await database
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('username', '=', user.username)
    .orderBy('createdAt')
    .execute()
  const codes = await database
    .selectFrom('recoveryCodes')
    .select('digest')
    .where('username', '=', user.username)
    .where('usedAt', 'is', null)
    .execute()
  const { newEmail, newEmailExpiresAt: expiresAt } = user
  const isOpen = newEmail !== null && expiresAt !== null && expiresAt > clock().toISOString()
  return {
    user: toUser(config, user),
    hasTotp: user.totpConfirmedAt !== null,
    passkeys,
    recoveryCodes: codes.length,
    requiresSecondFactor: requiresSecondFactor(config, user.role),
    newEmail: isOpen
      ? {
          email: newEmail,
          isConfirmedByOld: user.newEmailOldConfirmedAt !== null,
          isConfirmedByNew: user.newEmailNewConfirmedAt !== null,
          expiresAt,
        }
      : null,
  }
}

export async function updateAccount(context: RequestContext, call: Call<'updateAccount'>) {
  const { config, database, clock } = context
  const user = await loadOwnUser(context, call)
  const { fullName } = call.body
  await store(database, async (transaction) => {
    await transaction.updateTable('users').set({ fullName }).where('username', '=', user.username).execute()
    await indexUser(transaction, user.username)
    await recordAccountAudit(transaction, 'user.rename', user.username, call, clock())
  })
  return respond(200, toUser(config, { ...user, fullName }))
}

export async function exportAccount(context: RequestContext, call: Call<'exportAccount'>) {
  const { config, database, clock } = context
  const user = await loadOwnUser(context, call)
  const data = await load(database, async (reading) => ({
    account: await accountOf(reading, context, user),
    createdAt: user.createdAt,
    sessions: await findSessions(reading, user, clock(), currentTokenHash(config, call.browser)),
  }))
  await store(database, (transaction) =>
    recordAccountAudit(transaction, 'user.export', user.username, call, clock()),
  )
  return respond(200, `${JSON.stringify(data, null, 2)}\n`)
}

/** Without secrets. No session is the current one: the file is read later. */
export const exportPerson: ExportPerson = (source, { username }) => [
  accountSection(() => readAccount(source, username)),
  sessionsSection(() =>
    readIfFound(source, username, (reading, user) => findSessions(reading, user, source.clock(), '')),
  ),
]

const readAccount = (source: PersonSource, username: string) =>
  readIfFound(source, username, async (reading, user) => [
    { ...(await accountOf(reading, source, user)), createdAt: user.createdAt },
  ])

async function* readIfFound<Item>(
  { database }: PersonSource,
  username: string,
  read: (reading: Database, user: StoredUser) => Promise<readonly Item[]>,
) {
  yield* await load(database, async (reading) => {
    const user = await findUser(reading, username)
    return user ? read(reading, user) : []
  })
}

export const deleteAccount = (context: RequestContext, call: Call<'deleteAccount'>) =>
  orUnavailable(async () => {
    const { config, database, clock, ports } = context
    const user = await loadOwnUser(context, call)
    const refused = await checkOwnPassword(context, user, call.body.password, call)
    if (refused) return refused
    const now = clock()
    return store(database, async (transaction) => {
      await lockSuperAdmins(transaction, now)
      if (user.role === 'super_admin' && !(await hasOtherSuperAdmin(transaction, user.username)))
        return refuse('lastSuperAdmin')
      if (await ports.clients.lockHeldOfMember(transaction, user.username)) return refuse('underHold')
      await recordAccountAudit(transaction, 'user.erase', user.username, call, now)
      await eraseUser(transaction, user.username)
      return { ...respond(204, undefined), cookies: noSession(isHttps(config)) }
    })
  })

/** Erases an account with its sessions, second factors, links and traces. Its user name stays taken. */
async function eraseUser(transaction: Transaction, username: string): Promise<void> {
  await transaction.deleteFrom('accountLinks').where('subject', '=', username).execute()
  await transaction.deleteFrom('users').where('username', '=', username).execute()
  await eraseAuditIdentities(transaction, username)
}

export async function listSessions({ config, database, clock }: RequestContext, call: Call<'listSessions'>) {
  const sessions = await load(database, (reading) =>
    findSessions(reading, signedIn(call), clock(), currentTokenHash(config, call.browser)),
  )
  return respond(200, { sessions })
}

/** Whether a session is the user's. */
export const ownsSession =
  ({ database }: RequestContext) =>
  async ({
    user,
    params,
  }: {
    readonly user: { readonly username: string }
    readonly params: { readonly id: string }
  }) => {
    const found = await load(database, (reading) =>
      reading
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', params.id)
        .where('username', '=', user.username)
        .executeTakeFirst(),
    )
    return found !== undefined
  }

export async function endSession({ database, clock }: RequestContext, call: Call<'endSession'>) {
  const { username } = signedIn(call)
  await store(database, async (transaction) => {
    await transaction
      .deleteFrom('sessions')
      .where('id', '=', call.params.id)
      .where('username', '=', username)
      .execute()
    await recordAccountAudit(transaction, 'session.end', username, call, clock())
  })
  return respond(204, undefined)
}

export async function endAllSessions(
  { config, database, clock }: RequestContext,
  call: Call<'endAllSessions'>,
) {
  const { username } = signedIn(call)
  await store(database, async (transaction) => {
    await endSessions(transaction, username)
    await recordAccountAudit(transaction, 'session.end-all', username, call, clock())
  })
  return { ...respond(204, undefined), cookies: noSession(isHttps(config)) }
}

/** Several accounts may share an address, so a new one need not be free. */
export const requestEmailChange = (context: RequestContext, call: Call<'requestEmailChange'>) =>
  orUnavailable(async () => {
    const { database, clock, practice } = context
    const { email, password } = call.body
    const user = await loadOwnUser(context, call)
    if (addressKey(email) === user.mailbox)
      return refuse('invalid', { fields: { email: accountMessages.emailSame } })
    const refused = await checkOwnPassword(context, user, password, call)
    if (refused) return refused
    const now = clock()
    const expiresAt = new Date(now.getTime() + linkMinutes['email-change'] * MINUTE_MS)
    await store(database, async (transaction) => {
      await endLinks(transaction, 'email-change', user.username, now)
      await transaction
        .updateTable('users')
        .set({
          newEmail: email,
          newEmailExpiresAt: expiresAt.toISOString(),
          newEmailOldConfirmedAt: null,
          newEmailNewConfirmedAt: null,
        })
        .where('username', '=', user.username)
        .execute()
      for (const side of ['old', 'new'] as const) {
        const text = words.emailChange[side]
        const link = await createAccountLink(
          transaction,
          { kind: 'email-change', subject: user.username, side, expiresAt },
          now,
        )
        await queueAccountMail(
          transaction,
          practice,
          {
            to: side === 'old' ? user.email : email,
            subject: text.subject,
            paragraphs: [text.text, words.worksFor(linkMinutes['email-change']), words.notYou],
            facts: [[words.facts.username, user.username]],
            links: [{ text: text.link, link }],
            about: user.username,
            uselessFrom: expiresAt,
          },
          now,
        )
      }
      await recordAccountAudit(transaction, 'email.request-change', user.username, call, now)
    })
    return respond(204, undefined)
  })

export function confirmEmailChange(
  { database, clock, practice }: RequestContext,
  call: Call<'confirmEmailChange'>,
) {
  const now = clock()
  const at = now.toISOString()
  return store(database, async (transaction) => {
    const link = await consumeLink(transaction, 'email-change', call.params.key, now)
    if (!link) return refuse('linkInvalid')
    await transaction
      .updateTable('users')
      .set(link.side === 'old' ? { newEmailOldConfirmedAt: at } : { newEmailNewConfirmedAt: at })
      .where('username', '=', link.subject)
      .execute()
    await recordAccountAudit(transaction, 'email.confirm', link.subject, call, now)
    // Read after the update, whose row lock makes the two confirmations run one after another.
    const user = await findUser(transaction, link.subject)
    if (!user || user.newEmail === null) return refuse('linkInvalid')
    if (user.newEmailOldConfirmedAt === null || user.newEmailNewConfirmedAt === null)
      return respond(200, { isComplete: false })
    await transaction
      .updateTable('users')
      .set({
        email: user.newEmail,
        mailbox: addressKey(user.newEmail),
        newEmail: null,
        newEmailExpiresAt: null,
        newEmailOldConfirmedAt: null,
        newEmailNewConfirmedAt: null,
      })
      .where('username', '=', user.username)
      .execute()
    await indexUser(transaction, user.username)
    // A link in the old mailbox must not set the password any more.
    await endLinks(transaction, 'password-reset', user.username, now)
    await recordAccountAudit(transaction, 'email.change', user.username, call, now)
    await queueAccountMail(
      transaction,
      practice,
      {
        to: user.email,
        subject: words.emailChange.done.subject,
        paragraphs: [words.emailChange.done.text, words.notYouUrgent],
        facts: [[words.facts.username, user.username]],
        about: user.username,
      },
      now,
    )
    return respond(200, { isComplete: true })
  })
}
