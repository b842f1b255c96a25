/**
 * Links in the mails of accounts. Each works once. A link has a row when its mail is queued; its key is made when the
 * mail is sent, so that the outbox never contains it, and only the key's hash is stored.
 */
import { randomUUID } from 'node:crypto'
import { accountLinkPath } from '@anupalan/server/contract/accounts/links'
import type { AccountLinkKind } from '@anupalan/server/contract/accounts/links'
import { siteUrl } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { createMailLink } from '../../platform/mail/mail-links.ts'
import type { MailLink } from '../../platform/mail/mail-links.ts'
import type { AccountLinksTable } from './tables.ts'
import { createToken, digestOf } from '../../platform/database/tokens.ts'

export type AccountLink = AccountLinksTable

/** The kind of all links of accounts among the mail links of all features. */
const mailLinkKind = 'account'

export interface NewLink {
  readonly kind: AccountLinkKind
  /** The account; the invitation's id for an invitation. */
  readonly subject: string
  readonly side?: 'old' | 'new'
  readonly expiresAt: Date
}

/** @returns the placeholder for its mail. */
export async function createAccountLink(
  transaction: Transaction,
  { kind, subject, side, expiresAt }: NewLink,
  now: Date,
): Promise<MailLink> {
  const id = randomUUID()
  await transaction
    .insertInto('accountLinks')
    .values({
      id,
      kind,
      subject,
      side: side ?? null,
      createdAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: null,
    })
    .execute()
  return createMailLink(mailLinkKind, id)
}

/** Makes a key when a mail is sent. Every attempt makes one, because an earlier one may have arrived. */
export const createMailLinks = ({ config, database }: Context) => ({
  [mailLinkKind]: async (id: string): Promise<string> => {
    const { kind, key } = await store(database, (transaction) => addKey(transaction, id))
    return siteUrl(config) + accountLinkPath(kind, key)
  },
})

/** @returns the new key of a link, and its kind. */
export async function addKey(
  transaction: Transaction,
  linkId: string,
): Promise<{ readonly kind: AccountLinkKind; readonly key: string }> {
  const { kind } = await transaction
    .selectFrom('accountLinks')
    .select('kind')
    .where('id', '=', linkId)
    .executeTakeFirstOrThrow()
  const key = createToken()
  await transaction
    .insertInto('accountLinkKeys')
    .values({ keyHash: digestOf(key), linkId })
    .execute()
  return { kind, key }
}

/** The link of a key; `undefined` if it is unknown, of another kind, used or expired. Changes nothing. */
export const findLink = (
  database: Database,
  kind: AccountLinkKind,
  key: string,
  now: Date,
): Promise<AccountLink | undefined> =>
  database
    .selectFrom('accountLinks')
    .innerJoin('accountLinkKeys', 'accountLinkKeys.linkId', 'accountLinks.id')
    .selectAll('accountLinks')
    .where('accountLinkKeys.keyHash', '=', digestOf(key))
    .where('accountLinks.kind', '=', kind)
    .where('accountLinks.endedAt', 'is', null)
    .where('accountLinks.expiresAt', '>', now.toISOString())
    .executeTakeFirst()

/**
 * Uses a link up. Of several transactions at once, one gets it: the others wait for its row and then find it ended.
 *
 * @returns `undefined` if it is not valid any more.
 */
export async function consumeLink(
  transaction: Transaction,
  kind: AccountLinkKind,
  key: string,
  now: Date,
): Promise<AccountLink | undefined> {
  const link = await findLink(transaction, kind, key, now)
  if (!link) return undefined
  const ended = await transaction
    .updateTable('accountLinks')
    .set({ endedAt: now.toISOString() })
    .where('id', '=', link.id)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended && link
}

/** Ends the open links of a subject: a new link replaces older ones. */
export async function endLinks(
  transaction: Transaction,
  kind: AccountLinkKind,
  subject: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('accountLinks')
    .set({ endedAt: now.toISOString() })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('endedAt', 'is', null)
    .execute()
}
