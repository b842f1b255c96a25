/** Samples for states, stories and walks: Monday 23 November 2026, 10:00 IST. */
import { meetingsOf, slotsResponse } from '@anupalan/server/contract/bookings/meetings'
import { startMessages } from '@anupalan/server/contract/bookings/rules'
import type { Booking, BookingRequest, Slots } from '@anupalan/server/contract/bookings/schema'
import { ApiError, NetworkError } from '@anupalan/server/contract/core/client'
import { problems } from '@anupalan/server/contract/core/problems'
import { practice } from '../../content/practice.ts'
import type { Submission } from './booking/booking.context.ts'

const NOW = Date.parse('2026-11-23T10:00:00+05:30')
const meetings = meetingsOf(practice)

/** Two weeks: two times are free on the first Wednesday, none on the Thursday after it. */
export const slots: Slots = (() => {
  const all = slotsResponse({ from: '2026-11-23', days: 61 }, meetings, { now: NOW, taken: new Map() })
  const days = all.days.map((day) => {
    if (day.date === '2026-11-25') return { ...day, starts: day.starts.slice(4, 6) }
    return day.date === '2026-11-26' ? { ...day, starts: [] } : day
  })
  return { ...all, days }
})()

export const noSlots: Slots = { ...slots, days: slots.days.map((day) => ({ ...day, starts: [] })) }

export const chosenDay = '2026-11-24'
export const start = '2026-11-24T05:00:00.000Z'
const laterStart = '2026-11-27T09:00:00.000Z'
export const nearest = ['2026-11-24T05:30:00.000Z', '2026-11-24T06:00:00.000Z', '2026-11-25T06:00:00.000Z']

export const request: BookingRequest = {
  service: 'gst-services',
  mode: 'video',
  start,
  name: 'Lakshmi Venkataraman',
  email: 'lakshmi@raosweets.example',
  phone: '',
  note: '',
  privacy: true,
}

export const submission: Submission = { request, reference: 'BK-7K3M-Q9XD-2B4F' }

export const link = { reference: submission.reference, key: 'sample-key' }

export const booked: Booking = {
  reference: submission.reference,
  status: 'booked',
  service: request.service,
  mode: request.mode,
  start,
  end: '2026-11-24T05:30:00.000Z',
  sequence: 0,
  place: { text: 'Video call', href: 'https://meet.anupalan.example/sample-room' },
  canChange: true,
}

export const moved: Booking = { ...booked, start: laterStart, end: '2026-11-27T09:30:00.000Z', sequence: 1 }
export const cancelled: Booking = { ...booked, status: 'cancelled', canChange: false, sequence: 1 }
export const over: Booking = { ...booked, canChange: false }

export const receipt = { booking: booked, key: link.key }

const refused = (status: number, body: object) => new ApiError(status, JSON.stringify(body), null)

/** Errors of rejected calls, by reason. */
export const errors = {
  offline: new NetworkError(undefined),
  down: refused(503, { message: problems.unavailable.message }),
  taken: refused(409, { message: problems.slotTaken.message, nearest }),
  notOffered: refused(422, { message: problems.invalid.message, fields: { start: startMessages.tooSoon } }),
  email: refused(422, {
    message: problems.invalid.message,
    fields: { email: 'Please enter a valid email address.' },
  }),
  link: refused(403, { message: problems.linkRefused.message }),
  changed: refused(409, { message: problems.bookingBegun.message }),
}
