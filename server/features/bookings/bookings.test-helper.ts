/** A context of bookings for a database, at a given time. */
import { defaultMeetings } from '@anupalan/server/contract'
import type { EndpointName, Practice, Reference } from '@anupalan/server/contract'
import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import type { BookingReceipt, BookingRequest } from '@anupalan/server/contract/bookings/schema'
import { readConfig } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { resolveLinks } from '../../platform/mail/mail-links.ts'
import type { MailLink } from '../../platform/mail/mail-links.ts'
import type { LeasedMail } from '../../platform/mail/outbox-rows.ts'
import { bookMeeting } from './book-meeting.ts'
import { createBookingContext } from './booking-context.ts'
import type { BookingContext } from './booking-context.ts'

export const practice: Practice = {
  name: 'Testing & Co',
  email: 'office@testing.example',
  phone: '+91 80 0000 0000',
  meetings: {
    ...defaultMeetings,
    consultants: 1,
    places: {
      videoUrl: 'https://meet.testing.example/{room}',
      office: { text: '1, Main Road, Bengaluru', href: 'https://map.example/office' },
    },
  },
}

/** Tuesday, 1 December 2026, 10:00 in India. */
export const start = '2026-12-01T04:30:00.000Z'

export const request: BookingRequest = {
  service: 'gst-services',
  mode: 'video',
  start,
  name: 'Asha Rao',
  email: 'asha.rao@example.in',
  phone: '+91 98450 00000',
  note: 'We moved our shop.',
  privacy: true,
}

export interface ContextOptions {
  /** In UTC; Friday, 20 November 2026, 14:00 in India by default. */
  readonly now?: string
  readonly settings?: Readonly<Record<string, string>>
  readonly firm?: Practice
}

/** A queued mail as it is sent, with its links. */
export async function asSent(context: BookingContext, mail: LeasedMail): Promise<LeasedMail> {
  const { linkTo } = await context.keys()
  const links = JSON.parse(mail.links ?? '[]') as MailLink[]
  return resolveLinks(mail, links, { booking: (reference) => Promise.resolve(linkTo(reference)) })
}

export const contextAt = (
  database: Database,
  { now = '2026-11-20T08:30:00.000Z', settings = {}, firm = practice }: ContextOptions = {},
): BookingContext =>
  createBookingContext({
    config: readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://testing.example', ...settings }),
    database,
    clock: () => new Date(now),
    practice: firm,
  })

/** A call by a member of the staff, with the parts that the use case reads. */
export const staffCall = <Name extends EndpointName>(parts: Partial<Call<Name>>) =>
  ({
    user: { username: 'imran', role: 'admin' },
    requestId: 'r-1',
    network: '192.0.2.0/24',
    ...parts,
  }) as Call<Name>

let people = 0

/** The request of a person without bookings. */
export const ofAnotherPerson = (changes: Partial<BookingRequest> = {}): BookingRequest => ({
  ...request,
  email: `person.${++people}@example.in`,
  ...changes,
})

let lastNumber = 0

/** Books, and returns the link. @throws Error if it is rejected. */
export async function book(
  context: BookingContext,
  changes: Partial<BookingRequest> = {},
): Promise<BookingLink> {
  const reference = `BK-0000-0000-${String(++lastNumber).padStart(4, '0')}` as Reference<'BK'>
  const outcome = await bookMeeting(context, { body: { ...request, ...changes }, reference })
  if ('problem' in outcome) throw new Error(`The booking was rejected: ${outcome.problem}`)
  const { booking, key }: BookingReceipt = outcome.body
  return { reference: booking.reference, key }
}
