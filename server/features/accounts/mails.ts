/** The mails of accounts. */
import type { Practice } from '@anupalan/server/contract'
import type { Transaction } from '../../platform/database/database.ts'
import { letterAsHtml, letterAsText } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { MailLink } from '../../platform/mail/mail-links.ts'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import { accountWords } from './words.ts'

export interface AccountMail {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly facts?: Letter['facts']
  readonly links?: readonly { readonly text: string; readonly link: MailLink }[]
  readonly kind?: 'account' | 'invitation'
  /** The account or the invitation, by which it can be withdrawn. */
  readonly about: string
  readonly uselessFrom?: Date
}

/** Queues a mail about an account. The number of these mails follows from the limits of what causes them. */
export async function queueAccountMail(
  transaction: Transaction,
  practice: Practice,
  { to, subject, paragraphs, facts = [], links = [], kind = 'account', about, uselessFrom }: AccountMail,
  now: Date,
): Promise<void> {
  const letter: Letter = {
    heading: subject,
    paragraphs,
    facts,
    links: links.map(({ text, link }) => ({ text, href: link.href })),
    from: [
      accountWords.signature,
      ...[practice.name, practice.phone, practice.email].filter((line) => line !== undefined),
    ],
  }
  await queueMail(
    transaction,
    {
      kind,
      to,
      subject,
      body: letterAsText(letter),
      html: letterAsHtml(letter, practice.colours),
      links: links.map(({ link }) => link),
      about,
      ...(uselessFrom && { uselessFrom }),
    },
    now,
  )
}
