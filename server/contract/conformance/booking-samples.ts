/** Samples and helpers for the tests of bookings. */
import { expect } from 'vitest'
import type * as bookings from '../bookings/endpoints.ts'
import type { BookingLink } from '../bookings/links.ts'
import { bookingReceiptSchema } from '../bookings/schema.ts'
import type { BookingRequest } from '../bookings/schema.ts'
import { slotMinutes } from '../bookings/slots.ts'
import { defaultMeetings, endpoints, fillPath, referenceHeader } from '../index.ts'
import type { Meetings } from '../index.ts'
import { succeed } from './account-calls.ts'
import { adminOf } from './client-calls.ts'
import { newReference, requestTo } from './requests.ts'
import type { AnySample, Samples } from './sample.ts'
import type { ConformanceTarget } from './target.ts'

const { blockTime, bookMeeting, rescheduleBooking } = endpoints

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

/** Minutes after midnight UTC of the first start of a day, and how many starts follow. */
const [firstMinute, startsOfDay] = [4 * 60, 18]

let used = 0

/** A start that no other test uses: from 7 December 2026 on, without Sundays and the holiday. */
export function newStart(): string {
  const day = new Date(Date.UTC(2026, 11, 7 + Math.floor(used / startsOfDay)))
  const isOpen = day.getUTCDay() !== 0 && day.getUTCDate() !== 25
  const minutes = firstMinute + (used % startsOfDay) * slotMinutes
  used += isOpen ? 1 : startsOfDay
  return isOpen ? new Date(day.getTime() + minutes * 60_000).toISOString() : newStart()
}

let people = 0

/** An unused e-mail address, without bookings or mails. */
export const newEmail = () => `asha.rao.${++people}@example.in`

/** Books an unused start, or the given one, and returns its link. */
export async function bookOne(
  target: ConformanceTarget,
  body: Partial<BookingRequest> = {},
): Promise<BookingLink> {
  const response = await target.fetch(
    bookMeeting.path,
    requestTo(bookMeeting, { ...booking, email: newEmail(), start: newStart(), ...body }),
  )
  expect(response.status).toBe(201)
  const receipt = bookingReceiptSchema.parse(await response.json())
  return { reference: receipt.booking.reference, key: receipt.key }
}

const ofABooking = {
  async prepare(target: ConformanceTarget) {
    const { reference, key } = await bookOne(target)
    return { params: { reference }, key }
  },
  missing: () => ({ reference: newReference('BK') }),
}

/** A meeting that was moved once. */
const ofAMeeting = {
  async prepare(target: ConformanceTarget) {
    const { reference, key } = await bookOne(target)
    const moved = await target.fetch(
      fillPath(rescheduleBooking.path, { reference }),
      requestTo(rescheduleBooking, { start: newStart() }, { key }),
    )
    expect(moved.status).toBe(200)
    return { params: { reference }, key }
  },
  missing: () => ({ reference: newReference('BK') }),
}

const leave = { startsAt: '2027-03-01T04:30:00.000Z', endsAt: '2027-03-02T12:30:00.000Z' }

const ofALeave = {
  body: { ...leave, consultant: 'imran', reason: 'On leave', conflicts: 0 },
  changed: { ...leave, consultant: 'imran', reason: 'In court', conflicts: 0 },
  async prepare(target: ConformanceTarget) {
    const body = {
      ...leave,
      consultant: await target.addAccount({ role: 'admin' }),
      reason: 'On leave',
      conflicts: 0,
    }
    return { body, changed: { ...body, reason: 'In court' } }
  },
} satisfies AnySample

export const bookingSamples: Samples<typeof bookings> = {
  getSlots: {
    invalidParams: [
      { from: '2026-02-30' },
      { from: '1.12.2026' },
      { days: '0' },
      { days: '63' },
      { days: 'x' },
      { days: '1.5' },
    ],
  },
  bookMeeting: {
    body: booking,
    changed: { ...booking, note: '' },
    prepare: () => Promise.resolve({ body: { ...booking, email: newEmail(), start: newStart() } }),
  },
  getBooking: ofABooking,
  getBookingCalendar: ofABooking,
  rescheduleBooking: {
    ...ofABooking,
    body: { start: '2026-12-02T04:30:00.000Z' },
    prepare: async (target) => ({ ...(await ofABooking.prepare(target)), body: { start: newStart() } }),
  },
  cancelBooking: ofABooking,
  listMeetings: {
    invalidParams: [
      { from: '2026-02-30' },
      { days: '0' },
      { days: '32' },
      { days: 'x' },
      { limit: '0' },
      { limit: '501' },
    ],
  },
  changeMeeting: {
    ...ofAMeeting,
    body: { start: '2026-12-02T04:30:00.000Z', version: 1 },
    prepare: async (target) => ({
      ...(await ofAMeeting.prepare(target)),
      body: {
        start: newStart(),
        consultant: await target.addAccount({ role: 'admin' }),
        version: 1,
      },
    }),
  },
  callOffMeeting: { ...ofAMeeting, body: { reason: 'Our office is closed that day.', version: 1 } },
  setAttendance: { ...ofAMeeting, body: { attendance: null, version: 1 } },
  checkBlockedTime: {
    prepare: async (target) => ({
      params: { ...leave, consultant: await target.addAccount({ role: 'admin' }) },
    }),
    invalidParams: [{ startsAt: 'today' }, { endsAt: leave.startsAt }, { consultant: '' }],
  },
  blockTime: ofALeave,
  unblockTime: {
    async prepare(target) {
      const { body } = await ofALeave.prepare(target)
      const { cookie } = await adminOf(target)
      const headers = { [referenceHeader]: newReference('BL') }
      const added = await succeed(target, blockTime, { cookie, body, headers })
      return { params: { blocked: added.body.reference } }
    },
    missing: () => ({ blocked: newReference('BL') }),
  },
}
