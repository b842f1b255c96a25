/**
 * The link in each mail about tasks that stops them, without a sign-in. Its key is in the query, unlike those of other
 * links: a mail program has nothing but the URL (RFC 8058). It is random, made when a mail is sent, and only its hash is
 * stored. It works until it is erased, because a mail program may repeat its request.
 */
import { fillPath, refuse, respond } from '@anupalan/server/contract'
import { unsubscribe as endpoint } from '@anupalan/server/contract/tasks/endpoints'
import { unsubscribePage } from '@anupalan/server/contract/tasks/unsubscribe-page'
import { siteUrl } from '../../platform/config/config.ts'
import type { Context, RequestContext } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { createToken, digestOf } from '../../platform/database/tokens.ts'
import type { Call } from '../../platform/http/handlers.ts'
import type { MailLinks } from '../../platform/mail/mail-links.ts'
import { changeTaskMails } from './task-mail-settings.ts'

/** Among the mail links of all features. */
export const unsubscribeLinkKind = 'task-unsubscribe'

export const createUnsubscribeLinks = ({ config, database, clock }: Context): MailLinks => ({
  [unsubscribeLinkKind]: async (username) => {
    const key = await store(database, (transaction) => addUnsubscribeKey(transaction, username, clock()))
    return siteUrl(config) + fillPath(endpoint.path, { token: key })
  },
})

/** @returns a new key for a person's mails */
export async function addUnsubscribeKey(
  transaction: Transaction,
  username: string,
  now: Date,
): Promise<string> {
  const key = createToken()
  await transaction
    .insertInto('taskMailKeys')
    .values({ keyHash: digestOf(key), username, createdAt: now.toISOString() })
    .execute()
  return key
}

const findUser = async (database: Database, key: string): Promise<string | undefined> =>
  (
    await database
      .selectFrom('taskMailKeys')
      .select('username')
      .where('keyHash', '=', digestOf(key))
      .executeTakeFirst()
  )?.username

/** Changes nothing: programs that scan mails open every link. */
export async function openUnsubscribe({ database, practice }: RequestContext, call: Call<'openUnsubscribe'>) {
  const username = await load(database, (reading) => findUser(reading, call.params.token))
  return username === undefined
    ? refuse('mailLinkUnknown')
    : respond(200, unsubscribePage(practice, { isStopped: false }))
}

/** Stops the mails. Repeating it changes nothing. */
export function unsubscribe({ database, practice, clock }: RequestContext, call: Call<'unsubscribe'>) {
  return store(database, async (transaction) => {
    const username = await findUser(transaction, call.params.token)
    if (username === undefined) return refuse('mailLinkUnknown')
    await changeTaskMails(transaction, username, { isOn: false, now: clock(), caller: call })
    return respond(200, unsubscribePage(practice, { isStopped: true }))
  })
}
