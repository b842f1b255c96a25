/** The mails of accounts. */
import type { Practice } from '@anupalan/server/contract'
import { deviceOf } from '@anupalan/server/contract/accounts/device'
import type { Transaction } from '../../platform/database/database.ts'
import { inIndia } from '../../platform/mail/ist-format.ts'
import { letterAsHtml, letterAsText, signatureOf } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { MailLink } from '../../platform/mail/mail-links.ts'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import type { Mail } from '../../platform/mail/outbox-rows.ts'
import type { AccountCall } from './account-context.ts'
import type { StoredUser } from './queries.ts'
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
export const queueAccountMail = (
  transaction: Transaction,
  practice: Practice,
  mail: AccountMail,
  now: Date,
): Promise<void> => queueMail(transaction, composeAccountMail(practice, mail), now)

/** The mail after a sign-in with a browser that is new for this user. */
export const composeNewDeviceMail = (
  practice: Practice,
  { username, email }: Pick<StoredUser, 'username' | 'email'>,
  { browser, network }: AccountCall,
  now: Date,
): Mail =>
  composeAccountMail(practice, {
    to: email,
    subject: accountWords.newDevice.subject,
    paragraphs: [accountWords.newDevice.text, accountWords.notYouUrgent],
    facts: [
      [accountWords.facts.username, username],
      [accountWords.facts.when, inIndia(now.toISOString())],
      [accountWords.facts.device, deviceOf(browser.userAgent)],
      [accountWords.facts.network, network],
    ],
    about: username,
  })

/** A mail about an account, as it is queued. */
function composeAccountMail(
  practice: Practice,
  { to, subject, paragraphs, facts = [], links = [], kind = 'account', about, uselessFrom }: AccountMail,
): Mail {
  const letter: Letter = {
    heading: subject,
    paragraphs,
    facts,
    links: links.map(({ text, link }) => ({ text, href: link.href })),
    from: signatureOf(practice, accountWords.signature),
  }
  return {
    kind,
    to,
    subject,
    body: letterAsText(letter),
    html: letterAsHtml(letter, practice),
    links: links.map(({ link }) => link),
    about,
    ...(uselessFrom && { uselessFrom }),
  }
}
