/** The mails and calendar files of a booking, for the visitor and the firm. */
import { serviceOptions } from '@anupalan/server/contract'
import { meetingIcs } from '@anupalan/server/contract/bookings/meeting-ics'
import { meetingModes } from '@anupalan/server/contract/bookings/rules'
import type { Booking } from '@anupalan/server/contract/bookings/schema'
import { endOf } from '@anupalan/server/contract/bookings/slots'
import type { Transaction } from '../../platform/database/database.ts'
import { inIndia, timeInIndia } from '../../platform/mail/ist-format.ts'
import { letterAsHtml, letterAsText, signatureOf } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { createMailLink } from '../../platform/mail/mail-links.ts'
import type { MailLink } from '../../platform/mail/mail-links.ts'
import { queueMailToVisitor } from '../../platform/mail/recipient-limit.ts'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import type { Mail } from '../../platform/mail/outbox-rows.ts'
import { mailWords } from '../../platform/mail/mail-words.ts'
import { meetingPageUrl } from './booking-context.ts'
import type { BookingContext, Keys } from './booking-context.ts'
import type { StoredBooking } from './queries.ts'
import { bookingMailWords as words, eventWords } from './words.ts'

/** By the visitor, unless it is the firm's. */
export type Change = 'booked' | 'moved' | 'cancelled' | 'movedByFirm' | 'cancelledByFirm'

/**
 * The mails to the visitor and to the firm. Anyone can book in another person's name, so the visitor's mail and its
 * invitation contain no input of a visitor; the firm's reason is in them.
 */
export function mailsOf(
  context: BookingContext,
  keys: Keys,
  booking: StoredBooking,
  change: Change,
): { readonly toVisitor: Mail; readonly toFirm: Mail } {
  const { practice } = context
  const [visitorWords, firmWords] = [words.toVisitor[change], words.toFirm[change]]
  const shown = keys.view(booking, new Date(booking.changedAt))
  const isCancelled = booking.cancelledAt !== null
  const common = {
    kind: 'booking',
    about: booking.reference,
    // After the meeting the mail is pointless.
    uselessFrom: new Date(shown.end),
  } as const
  const link = createMailLink('booking', booking.reference)
  const letter: Letter = {
    heading: visitorWords.heading,
    paragraphs: [visitorWords.text],
    facts: [...factsOf(shown), ...factsOfReason(booking)],
    links: isCancelled ? linksAfter(context, change) : linksOf(link, shown),
    from: signatureOf(context.practice),
  }
  const notice: Letter = {
    heading: firmWords.heading,
    paragraphs: [firmWords.text],
    facts: [...factsOf(shown), ...factsOfReason(booking), ...factsOfVisitor(booking)],
    links: [],
    from: [mailWords.sentThrough(practice.name)],
  }
  return {
    toVisitor: {
      ...common,
      to: booking.email,
      replyTo: practice.email,
      subject: words.subject(visitorWords.heading, booking.reference),
      ...bodiesOf(context, letter),
      links: isCancelled ? [] : [link],
      calendar: meetingIcs({
        ...eventOf(context, shown, booking),
        summary: eventWords.withPractice(practice.name),
        attendee: { name: booking.email, email: booking.email },
      }),
    },
    toFirm: {
      ...common,
      to: practice.email,
      replyTo: booking.email,
      subject: words.subject(firmWords.heading, booking.reference),
      ...bodiesOf(context, notice),
      calendar: meetingIcs({
        ...eventOf(context, shown, booking),
        summary: eventWords.withVisitor(booking.name),
      }),
    },
  }
}

/** @param isByFirm whether the visitor gets it beyond the daily limit of mails that visitors cause */
export async function queueMailsOf(
  transaction: Transaction,
  { toVisitor, toFirm }: ReturnType<typeof mailsOf>,
  now: Date,
  isByFirm = false,
): Promise<void> {
  if (isByFirm) await queueMail(transaction, toVisitor, now)
  else await queueMailToVisitor(transaction, toVisitor, now)
  await queueMail(transaction, toFirm, now)
}

/** The reminder to the visitor, not sent once the meeting begins. */
export function reminderOf(
  context: BookingContext,
  keys: Keys,
  booking: StoredBooking,
  uselessFrom: Date,
): Mail {
  const shown = keys.view(booking, context.clock())
  const link = createMailLink('booking', booking.reference)
  const letter: Letter = {
    heading: words.reminder.heading,
    paragraphs: [words.reminder.text],
    facts: factsOf(shown),
    links: linksOf(link, shown),
    from: signatureOf(context.practice),
  }
  return {
    kind: 'reminder',
    about: booking.reference,
    uselessFrom,
    to: booking.email,
    replyTo: context.practice.email,
    subject: words.subject(letter.heading, booking.reference),
    ...bodiesOf(context, letter),
    links: [link],
  }
}

/** The booking as a file to download, without an attendee. */
export const calendarFile = (context: BookingContext, keys: Keys, booking: StoredBooking): string =>
  meetingIcs({
    ...eventOf(context, keys.view(booking, context.clock()), booking),
    summary: eventWords.withPractice(context.practice.name),
  })

function eventOf({ config, practice }: BookingContext, booking: Booking, { changedAt }: StoredBooking) {
  return {
    booking,
    uid: `${booking.reference}@${practice.email.slice(practice.email.lastIndexOf('@') + 1)}`,
    changedAt,
    description: [
      eventWords.about(serviceOf(booking), modeOf(booking)),
      booking.place.text,
      eventWords.reference(booking.reference),
      eventWords.change,
    ].join('\n'),
    // Calendars accept changes only from the From address of the first mail.
    organizer: { name: practice.name, email: config.mailFrom ?? practice.email },
  }
}

const { facts } = words

const bodiesOf = ({ practice }: BookingContext, letter: Letter) => ({
  body: letterAsText(letter),
  html: letterAsHtml(letter, practice),
})

const factsOf = (booking: Booking): Letter['facts'] => [
  [
    facts.when,
    `${words.span(inIndia(booking.start), timeInIndia(endOfMeeting(booking)))}\n${inUtc(booking.start)}`,
  ],
  [facts.how, modeOf(booking)],
  [
    facts.where,
    [booking.place.text, booking.mode === 'video' ? booking.place.href : undefined]
      .filter(Boolean)
      .join('\n'),
  ],
  [facts.about, serviceOf(booking)],
  [facts.reference, booking.reference],
]

const factsOfVisitor = ({ name, email, phone, note }: StoredBooking): Letter['facts'] => [
  [facts.name, name],
  [facts.email, email],
  ...(phone === '' ? [] : [[facts.phone, phone] as const]),
  ...(note === '' ? [] : [[facts.note, note] as const]),
  [facts.terms, words.agreed],
]

const endOfMeeting = ({ start }: Booking) => new Date(endOf(Date.parse(start))).toISOString()

/** For visitors in other time zones. */
const inUtc = (start: string) => mailWords.inUtc(start.slice(0, 10), start.slice(11, 16))

const linksOf = (link: MailLink, { mode, place }: Booking): Letter['links'] => [
  ...(mode === 'in-person' && place.href !== undefined ? [{ text: words.links.map, href: place.href }] : []),
  { text: words.links.manage, href: link.href },
]

/** After a cancellation by the firm, another meeting can be booked. */
const linksAfter = ({ config }: BookingContext, change: Change): Letter['links'] =>
  change === 'cancelledByFirm' ? [{ text: words.links.bookAgain, href: meetingPageUrl(config) }] : []

const factsOfReason = ({ cancelReason }: StoredBooking): Letter['facts'] =>
  cancelReason === '' ? [] : [[facts.reason, cancelReason]]

const serviceOf = ({ service }: Booking) =>
  serviceOptions.find(({ value }) => value === service)?.label ?? service

const modeOf = ({ mode }: Booking) => meetingModes.find(({ value }) => value === mode)?.label ?? mode
