/** Bodies the trials send. */
import { expect } from 'vitest'
import {
  bookMeeting,
  bookingReceiptSchema,
  createReference,
  defaultMeetings,
  fillPath,
  linkKeyHeader,
  referenceHeader,
  slotMinutes,
} from '../index.ts'
import type {
  Application,
  BookingLink,
  BookingRequest,
  Endpoint,
  Enquiry,
  Feedback,
  Meetings,
  PageView,
  ReferenceKind,
} from '../index.ts'
import type { ConformanceTarget } from './target.ts'

export const enquiry = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.in',
  company: 'Rao Textiles',
  service: 'gst-services',
  message: 'We need our GST returns filed from this quarter on.',
  privacy: true,
} as const satisfies Enquiry

export const feedback = {
  score: 4,
  source: '/pricing',
  category: 'service_quality',
  comment: null,
} as const satisfies Feedback

export const pageView = { path: '/pricing' } as const satisfies PageView

/** A Monday, 9:30 in India: what trials of bookings take for now. */
export const monday = '2026-11-23T04:00:00.000Z'

/** A clock that stands still until it is set. */
export function trialClock() {
  let now = monday
  return {
    clock: () => new Date(now),
    set: (instant: string) => void (now = instant),
    reset: () => void (now = monday),
  }
}

export const meetings: Meetings = {
  ...defaultMeetings,
  holidays: [{ date: '2026-12-25', name: 'Christmas' }],
  busyWith: ['gstr-1', 'gstr-3b'],
  busyDaysBefore: 1,
  places: {
    videoUrl: 'https://meet.testing.example/{room}',
    office: { text: '1, Main Road, Bengaluru', href: 'https://map.example/office' },
  },
}

export const booking = {
  service: 'gst-services',
  mode: 'video',
  // Tuesday, 10:00 in India.
  start: '2026-12-01T04:30:00.000Z',
  name: 'Asha Rao',
  email: 'asha.rao@example.in',
  phone: '+91 98450 00000',
  note: 'We moved our shop.\nIs our registration still right?',
  privacy: true,
} as const satisfies BookingRequest

export const application = {
  opening: 'gst-associate',
  name: 'Lakshmi Narayanan',
  email: 'lakshmi@example.in',
  phone: '+91 98450 12345',
  note: 'I have filed GST returns for two years.',
  consent: 'true',
} as const satisfies Application

/** The shortest text that is a whole PDF, with something in it. */
export const pdf = (text = 'CV') =>
  new TextEncoder().encode(`%PDF-1.4\n% ${text}\ntrailer <<>>\nstartxref\n9\n%%EOF\n`)

/** A form as a browser sends it, its file last. */
export function formOf(
  fields: object,
  file: Uint8Array<ArrayBuffer> | null = pdf(),
  name = 'cv.pdf',
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  if (file !== null) form.append('cv', new Blob([file], { type: 'application/pdf' }), name)
  return form
}

/** A valid body for each endpoint that reads one. */
export const validBodies: Readonly<Record<string, object>> = {
  sendEnquiry: enquiry,
  sendFeedback: feedback,
  logIn: { username: 'asha', password: 'correct horse battery staple' },
  register: {
    username: 'asha',
    fullName: 'Asha Rao',
    email: enquiry.email,
    password: 'correct horse battery staple',
  },
  reportPageView: pageView,
  bookMeeting: booking,
  rescheduleBooking: { start: '2026-12-02T04:30:00.000Z' },
  sendApplication: application,
}

/** The same body with one field changed, still valid. */
export const changedBodies: Readonly<Record<string, object>> = {
  sendEnquiry: { ...enquiry, message: 'We need our books kept as well, from April on.' },
  sendFeedback: { ...feedback, score: 1 },
  bookMeeting: { ...booking, note: '' },
  sendApplication: { ...application, note: 'I have filed GST returns for three years.' },
}

export const newReference = <Kind extends ReferenceKind>(kind: Kind) =>
  createReference(kind, (size) => crypto.getRandomValues(new Uint8Array(size)))

export const jsonHeaders = { 'Content-Type': 'application/json' }

/** A valid request to an endpoint, with a reference of its own, and the key of a link, where it takes one. */
export function validRequest(
  endpoint: Endpoint,
  body: object | undefined = validBodies[endpoint.name],
  key = 'no-key',
) {
  return {
    method: endpoint.method,
    headers: {
      ...mediaHeaders(endpoint),
      ...(endpoint.hasLinkKey && { [linkKeyHeader]: key }),
      ...(endpoint.reference && { [referenceHeader]: newReference(endpoint.reference) }),
    } as Record<string, string>,
    ...(endpoint.request && { body: encode(endpoint, body ?? {}) }),
  } satisfies RequestInit
}

/** Minutes after midnight UTC of the first start of a day, and how many starts follow. */
const [firstMinute, startsOfDay] = [4 * 60, 18]

let used = 0

/** A start that no other trial takes: from 7 December 2026 on, with a Sunday and the holiday left out. */
export function newStart(): string {
  const day = new Date(Date.UTC(2026, 11, 7 + Math.floor(used / startsOfDay)))
  const isOpen = day.getUTCDay() !== 0 && day.getUTCDate() !== 25
  const minutes = firstMinute + (used % startsOfDay) * slotMinutes
  used += isOpen ? 1 : startsOfDay
  return isOpen ? new Date(day.getTime() + minutes * 60_000).toISOString() : newStart()
}

let people = 0

/** An address of which nothing is booked yet, and to which nothing was sent. */
export const newEmail = () => `asha.rao.${++people}@example.in`

/** Books a start of its own, or another, and gives what opens the booking. */
export async function bookOne(
  target: ConformanceTarget,
  body: Partial<BookingRequest> = {},
): Promise<BookingLink> {
  const answer = await target.fetch(
    bookMeeting.path,
    validRequest(bookMeeting, { ...booking, email: newEmail(), start: newStart(), ...body }),
  )
  expect(answer.status).toBe(201)
  const receipt = bookingReceiptSchema.parse(await answer.json())
  return { reference: receipt.booking.reference, key: receipt.key }
}

/** The address of an endpoint, of a booking that does not exist where it is of one. */
export const anyPath = (endpoint: Endpoint) =>
  endpoint.path.includes(':reference')
    ? fillPath(endpoint.path, { reference: newReference('BK') })
    : endpoint.path

/** The address of an endpoint, of a booking just made where it is of one, and the key that opens that. */
export async function validCall(
  endpoint: Endpoint,
  target: ConformanceTarget,
): Promise<{ path: string; key?: string }> {
  if (!endpoint.hasLinkKey) return { path: endpoint.path }
  const { reference, key } = await bookOne(target)
  return { path: fillPath(endpoint.path, { reference }), key }
}

/** A form names its own boundary. */
export const mediaHeaders = ({ upload }: Endpoint): Record<string, string> => (upload ? {} : jsonHeaders)

/** A body as its endpoint reads it. */
export const encode = ({ upload }: Endpoint, body: object): string | FormData =>
  upload ? formOf(body) : JSON.stringify(body)

/** A value as the name of a trial shows it. */
export const shorten = (value: unknown) =>
  value === undefined ? 'left out' : Array.from(JSON.stringify(value)).slice(0, 30).join('')
