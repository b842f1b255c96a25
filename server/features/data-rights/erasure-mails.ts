/** The mail to each member of a client whose data is erased: with their access, the portal's own notices end. */
import { yearLabel } from '@anupalan/server/contract/documents/years'
import type { Kept } from '@anupalan/server/contract/data-rights/schema'
import { istDate } from '../../compliance/ist.ts'
import { siteUrl } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { eraseMails, mailsErasedUpTo } from '../../platform/mail/erase-mails.ts'
import { letterAsHtml, letterAsText, signatureOf } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import type { StoredClient } from '../../platform/ports.ts'
import type { ErasuresTable } from './tables.ts'
import { erasureMailWords as words } from './words.ts'

const accountPage = '/auth/account'

export interface ErasureMails {
  readonly client: StoredClient
  readonly erasure: ErasuresTable
  /** What the law has kept. */
  readonly kept: readonly Kept[]
  readonly now: Date
}

/** Queues them, before the access of the members ends. */
export async function queueErasureMails(
  context: Pick<Context, 'config' | 'practice' | 'ports'>,
  transaction: Transaction,
  mails: ErasureMails,
): Promise<void> {
  const { ports, practice } = context
  const members = await ports.clients.membersOf(transaction, [mails.client.id])
  const people = await ports.people.find(
    transaction,
    members.map(({ username }) => username),
  )
  const letter = letterOf(context, mails)
  for (const { email, isDisabled } of people.values())
    if (!isDisabled)
      await queueMail(
        transaction,
        {
          kind: 'erasure',
          to: email,
          replyTo: practice.email,
          subject: words.subject,
          body: letterAsText(letter),
          html: letterAsHtml(letter, practice),
          about: mails.erasure.id,
        },
        mails.now,
      )
}

function letterOf(
  { config, practice }: Pick<Context, 'config' | 'practice'>,
  { client, erasure, kept }: ErasureMails,
): Letter {
  const requestedOn = istDate(Date.parse(erasure.requestedAt))
  return {
    heading: words.subject,
    paragraphs: [
      words.erased(client.profile.name, requestedOn),
      kept.length > 0 ? words.kept : words.nothingKept,
      words.account,
      words.wrong,
    ],
    facts: kept.map(({ year, until, law }) => [yearLabel(year), words.until(until, law)]),
    links: [{ text: words.link, href: `${siteUrl(config)}${accountPage}` }],
    from: signatureOf(practice, words.signature),
  }
}

/** @throws StorageError */
export const eraseErasureMails = (context: Context): Promise<void> =>
  eraseMails(context, 'erasure', mailsErasedUpTo(context.clock()))
