/** Composes a mail from a row of the outbox: the same bytes each time it is sent. */
import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import type { LeasedMail } from './outbox-rows.ts'

export interface Sender {
  readonly name: string
  readonly address: string
}

/** An option of Nodemailer that is missing in its types. */
interface WithBoundary {
  readonly baseBoundary: string
}

/**
 * Addresses are passed as objects, so that their content is not parsed as further addresses or headers.
 *
 * The Message-ID is derived from the row: if a worker crashes after sending and the mail is sent again, mail servers
 * and programs recognise the duplicate.
 */
export const composeMail = (mail: LeasedMail, from: Sender): SendMailOptions & WithBoundary => ({
  messageId: messageIdOf(mail.id, from),
  ...threadHeaders(mail, from),
  date: new Date(mail.createdAt),
  from: { ...from },
  to: { name: '', address: mail.recipient },
  ...replyTo(mail.replyTo),
  subject: mail.subject,
  text: mail.body,
  ...(mail.html !== null && { html: mail.html }),
  ...(mail.calendar !== null && {
    icalEvent: { method: methodOf(mail.calendar), filename: 'meeting.ics', content: mail.calendar },
  }),
  // The MIME boundary. A random one would change the bytes each time.
  baseBoundary: mail.id,
  headers: {
    // Suppresses automatic replies, such as holiday notices (RFC 3834). A person has written what continues a thread.
    ...(mail.thread === null && { 'Auto-Submitted': 'auto-generated' }),
    ...(mail.unsubscribe !== null && unsubscribeHeaders(mail.unsubscribe)),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})

const messageIdOf = (id: string, from: Sender) =>
  `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`

/** By these, mail programs show a mail with those that it continues (RFC 5322, section 3.6.4). */
function threadHeaders(
  { thread }: LeasedMail,
  from: Sender,
): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  if (thread === null) return {}
  const ids = (JSON.parse(thread) as string[]).map((id) => messageIdOf(id, from))
  return { inReplyTo: ids.at(-1), references: ids }
}

/** The one-click way out (RFC 8058, section 3.1): a mail program sends a POST to the URL. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The METHOD of the calendar file: it must equal the MIME parameter, or calendars ignore the file. */
const methodOf = (calendar: string) => /^METHOD:([A-Z]+)\r$/m.exec(calendar)?.[1] ?? 'PUBLISH'

/**
 * The Reply-To address. A local part that is not ASCII would require SMTPUTF8, which not every server supports: then
 * the address is only in the text.
 */
function replyTo(address: string | null): Pick<SendMailOptions, 'replyTo'> {
  const [local = '', domain = ''] = address?.split('@') ?? []
  const ascii = domainToASCII(domain)
  return ascii && /^[\x21-\x7E]+$/.test(local) ? { replyTo: { name: '', address: `${local}@${ascii}` } } : {}
}
