/** A row of the outbox as a mail: the same bytes however often it is sent. */
import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import type { LeasedMail } from './outbox.ts'

export interface Sender {
  readonly name: string
  readonly address: string
}

/** Nodemailer has it, its types do not. */
interface WithBoundary {
  readonly baseBoundary: string
}

/**
 * Addresses go in as data, so that nothing inside one is read as a second address or another header.
 *
 * The Message-ID is the row's own: a mail sent twice, by a worker that died before it could say so, is
 * recognised by the mail servers and programs on its way as one.
 */
export const composeMail = (mail: LeasedMail, from: Sender): SendMailOptions & WithBoundary => ({
  messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
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
  // Between its parts, where it has more than one: by chance, it would not be the same bytes each time.
  baseBoundary: mail.id,
  // So that nobody's holiday notice answers it.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** What the calendar file itself says: the two must be the same, or calendars ignore it. */
const methodOf = (calendar: string) => /^METHOD:([A-Z]+)\r$/m.exec(calendar)?.[1] ?? 'PUBLISH'

/**
 * Whom an answer goes to. An address whose local part is not ASCII would make a mail that not every server
 * takes: then the firm finds it in the text alone.
 */
function replyTo(address: string | null): Pick<SendMailOptions, 'replyTo'> {
  const [local = '', domain = ''] = address?.split('@') ?? []
  const ascii = domainToASCII(domain)
  return ascii && /^[\x21-\x7E]+$/.test(local) ? { replyTo: { name: '', address: `${local}@${ascii}` } } : {}
}
