/** Registration by visitors, if it is open, and the confirmation of their e-mail addresses. */
import {
  CONFIRMATION_INTERVAL_MS,
  linkMinutes,
} from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { refuse, respond } from '@anupalan/server/contract'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import type { Context, RequestContext } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { MINUTE_MS } from '../../platform/jobs/jobs.ts'
import { orUnavailable, recordAccountAudit } from './account-context.ts'
import { createAccountLink, consumeLink } from './links.ts'
import { queueAccountMail } from './mails.ts'
import { hashPassword, isCommonPassword } from './passwords.ts'
import { insertUser } from './queries.ts'
import type { UsersTable } from './tables.ts'
import { accountWords as words } from './words.ts'

/** The refusal of a common password. @param words of the account, which count as common. */
export const checkNewPassword = (
  password: string,
  ownWords: readonly string[],
  field: 'password' | 'newPassword' = 'password',
) =>
  isCommonPassword(password, ownWords)
    ? refuse('invalid', { fields: { [field]: accountMessages.passwordCommon } })
    : undefined

export const register = (context: RequestContext, call: Call<'register'>) =>
  orUnavailable(async () => {
    const { database, clock, practice } = context
    const { username, fullName, email, password } = call.body
    const common = checkNewPassword(password, [username, fullName, email, practice.name])
    if (common) return common
    const passwordHash = await hashPassword(password)
    const now = clock()
    const user = {
      username,
      fullName,
      email,
      role: 'client',
      passwordHash,
      createdAt: now.toISOString(),
      confirmedAt: null,
    } as const
    return store(database, async (transaction) => {
      if (!(await insertUser(transaction, user)))
        return refuse('invalid', { fields: { username: accountMessages.usernameTaken } })
      await queueConfirmation(transaction, context, user)
      await recordAccountAudit(transaction, 'user.register', username, call, now)
      return respond(201, { username, fullName, email, role: user.role })
    })
  })

/** Queues the mail that confirms an address, unless an earlier one is younger than ten minutes. */
export async function queueConfirmation(
  transaction: Transaction,
  { practice, clock }: Context,
  { username, email }: Pick<UsersTable, 'username' | 'email'>,
): Promise<void> {
  const now = clock()
  const recent = await transaction
    .selectFrom('accountLinks')
    .select('id')
    .where('kind', '=', 'email-confirmation')
    .where('subject', '=', username)
    .where('endedAt', 'is', null)
    .where('createdAt', '>', new Date(now.getTime() - CONFIRMATION_INTERVAL_MS).toISOString())
    .executeTakeFirst()
  if (recent) return
  const expiresAt = new Date(now.getTime() + linkMinutes['email-confirmation'] * MINUTE_MS)
  const link = await createAccountLink(
    transaction,
    { kind: 'email-confirmation', subject: username, expiresAt },
    now,
  )
  await queueAccountMail(
    transaction,
    practice,
    {
      to: email,
      subject: words.emailConfirmation.subject,
      paragraphs: [
        words.emailConfirmation.text,
        words.worksFor(linkMinutes['email-confirmation']),
        words.notYou,
      ],
      facts: [[words.facts.username, username]],
      links: [{ text: words.emailConfirmation.link, link }],
      about: username,
      uselessFrom: expiresAt,
    },
    now,
  )
}

export function confirmRegistration({ database, clock }: RequestContext, call: Call<'confirmRegistration'>) {
  const now = clock()
  return store(database, async (transaction) => {
    const link = await consumeLink(transaction, 'email-confirmation', call.params.key, now)
    if (!link) return refuse('linkInvalid')
    await transaction
      .updateTable('users')
      .set({ confirmedAt: now.toISOString() })
      .where('username', '=', link.subject)
      .where('confirmedAt', 'is', null)
      .execute()
    await recordAccountAudit(transaction, 'email.confirm', link.subject, call, now)
    return respond(204, undefined)
  })
}
