/** Everything that is written of a booking: to the visitor, to the firm, and to their calendars. */
import { endOf, meetingIcs, meetingModes, serviceOptions } from '@anupalan/server/contract'
import type { Booking } from '@anupalan/server/contract'
import type { Transaction } from '../../platform/database.ts'
import { inIndia } from '../../platform/india.ts'
import { letterAsPage, letterAsText } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { queueMailToVisitor } from '../../platform/mail/recipient-limit.ts'
import { queueMail } from '../../platform/outbox.ts'
import type { Mail } from '../../platform/outbox.ts'
import type { Desk, Keys } from './desk.ts'
import type { StoredBooking } from './queries.ts'

export type Change = 'booked' | 'moved' | 'cancelled'

type Words = Record<Change, { readonly heading: string; readonly text: string }>

const visitorWords: Words = {
  booked: {
    heading: 'Your free consultation is booked',
    text: 'It takes 30 minutes and costs nothing. The invitation in this mail puts it into your calendar.',
  },
  moved: {
    heading: 'Your free consultation was moved',
    text: 'This is its new time. The invitation in this mail moves it in your calendar as well.',
  },
  cancelled: {
    heading: 'Your free consultation was cancelled',
    text: 'Nothing more is needed from you. This mail takes it out of your calendar as well.',
  },
}

const firmWords: Words = {
  booked: { heading: 'A consultation was booked', text: 'A visitor booked it on the website.' },
  moved: { heading: 'A consultation was moved', text: 'The visitor moved it to this time.' },
  cancelled: {
    heading: 'A consultation was cancelled',
    text: 'The visitor cancelled it. Its time is free again.',
  },
}

/**
 * The mail to the visitor and the one to the firm. Anybody can book in anybody's name: nothing that was typed stands in
 * the visitor's, nor in its invitation.
 */
export function mailsOf(
  desk: Desk,
  keys: Keys,
  booking: StoredBooking,
  change: Change,
): { readonly toVisitor: Mail; readonly toFirm: Mail } {
  const { practice } = desk
  const shown = keys.view(booking, new Date(booking.changedAt))
  const common = {
    kind: 'booking',
    about: booking.reference,
    // Whoever hears of it after its time hears of it for nothing.
    uselessFrom: new Date(shown.end),
  } as const
  const letter: Letter = {
    heading: visitorWords[change].heading,
    paragraphs: [visitorWords[change].text],
    facts: factsOf(shown),
    links: change === 'cancelled' ? [] : linksOf(keys, shown),
    from: fromOf(desk),
  }
  const notice: Letter = {
    heading: firmWords[change].heading,
    paragraphs: [firmWords[change].text],
    facts: [...factsOf(shown), ...factsOfVisitor(booking)],
    links: [],
    from: [`Sent through the website of ${practice.name}.`],
  }
  return {
    toVisitor: {
      ...common,
      to: booking.email,
      replyTo: practice.email,
      subject: `${visitorWords[change].heading}: ${booking.reference}`,
      ...bodiesOf(letter),
      calendar: meetingIcs({
        ...eventOf(desk, shown, booking),
        summary: `Consultation with ${practice.name}`,
        attendee: { name: booking.email, email: booking.email },
      }),
    },
    toFirm: {
      ...common,
      to: practice.email,
      replyTo: booking.email,
      subject: `${firmWords[change].heading}: ${booking.reference}`,
      ...bodiesOf(notice),
      calendar: meetingIcs({ ...eventOf(desk, shown, booking), summary: `Consultation: ${booking.name}` }),
    },
  }
}

export async function queueMailsOf(
  transaction: Transaction,
  { toVisitor, toFirm }: ReturnType<typeof mailsOf>,
  now: Date,
): Promise<void> {
  await queueMailToVisitor(transaction, toVisitor, now)
  await queueMail(transaction, toFirm, now)
}

/** The mail that reminds the visitor, of no use once the meeting begins. */
export function reminderOf(desk: Desk, keys: Keys, booking: StoredBooking, uselessFrom: Date): Mail {
  const shown = keys.view(booking, desk.clock())
  const letter: Letter = {
    heading: 'Your free consultation is soon',
    paragraphs: [
      'If the time does not suit you any more, please move or cancel it, so that somebody else can have it.',
    ],
    facts: factsOf(shown),
    links: linksOf(keys, shown),
    from: fromOf(desk),
  }
  return {
    kind: 'reminder',
    about: booking.reference,
    uselessFrom,
    to: booking.email,
    replyTo: desk.practice.email,
    subject: `${letter.heading}: ${booking.reference}`,
    ...bodiesOf(letter),
  }
}

/** The booking as a file that a person opens: it names nobody. */
export const calendarFile = (desk: Desk, keys: Keys, booking: StoredBooking): string =>
  meetingIcs({
    ...eventOf(desk, keys.view(booking, desk.clock()), booking),
    summary: `Consultation with ${desk.practice.name}`,
  })

function eventOf({ config, practice }: Desk, booking: Booking, { changedAt }: StoredBooking) {
  return {
    booking,
    uid: `${booking.reference}@${practice.email.slice(practice.email.lastIndexOf('@') + 1)}`,
    changedAt,
    description: [
      `${serviceOf(booking)}, ${modeOf(booking).toLowerCase()}`,
      booking.place.text,
      `Reference: ${booking.reference}`,
      'To move or cancel it, open the link in our mail.',
    ].join('\n'),
    // Calendars take changes only from the address that the first mail came from.
    organizer: { name: practice.name, email: config.mailFrom ?? practice.email },
  }
}

const bodiesOf = (letter: Letter) => ({ body: letterAsText(letter), html: letterAsPage(letter) })

const factsOf = (booking: Booking): Letter['facts'] => [
  ['When', `${inIndia(booking.start)} to ${timeOf(booking.start)}\n${inUtc(booking.start)}`],
  ['How', modeOf(booking)],
  [
    'Where',
    [booking.place.text, booking.mode === 'video' ? booking.place.href : undefined]
      .filter(Boolean)
      .join('\n'),
  ],
  ['About', serviceOf(booking)],
  ['Reference', booking.reference],
]

const factsOfVisitor = ({ name, email, phone, note }: StoredBooking): Letter['facts'] => [
  ['Name', name],
  ['Email', email],
  ...(phone === '' ? [] : [['Phone', phone] as const]),
  ...(note === '' ? [] : [['Note', note] as const]),
  ['Terms and privacy policy', 'agreed'],
]

/** Its end in India. */
const timeOf = (start: string) =>
  inIndia(new Date(endOf(Date.parse(start))).toISOString()).replace(/^.*, /, '')

/** For whoever is elsewhere. */
const inUtc = (start: string) => `${start.slice(0, 10)} ${start.slice(11, 16)} UTC`

const linksOf = (keys: Keys, { reference, mode, place }: Booking): Letter['links'] => [
  ...(mode === 'in-person' && place.href !== undefined
    ? [{ text: 'See the office on a map', href: place.href }]
    : []),
  { text: 'Move or cancel it', href: keys.linkTo(reference) },
]

const fromOf = ({ practice }: Desk) =>
  [practice.name, practice.phone, practice.email].filter((line) => line !== undefined)

const serviceOf = ({ service }: Booking) =>
  serviceOptions.find(({ value }) => value === service)?.label ?? service

const modeOf = ({ mode }: Booking) => meetingModes.find(({ value }) => value === mode)?.label ?? mode
