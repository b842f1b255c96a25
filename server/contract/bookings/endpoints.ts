import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

export const getSlots = {
  schema: {} as typeof schema.getSlots,
  method: 'GET',
  path: '/api/bookings/slots',
  access: 'anyone',
  rateLimit: { points: 60, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

/** If the slot is taken, the error response has the nearest free ones: `nearest` of the client’s `ApiError`. */
export const bookMeeting = {
  schema: {} as typeof schema.bookMeeting,
  method: 'POST',
  path: '/api/bookings',
  access: 'anyone',
  rateLimit: { points: 10, seconds: 3_600 },
  bodyLimit: 24 * 1024,
  reference: 'BK',
  problems: ['slotTaken'],
} as const satisfies Declaration

export const getBooking = {
  schema: {} as typeof schema.getBooking,
  method: 'GET',
  path: '/api/bookings/:reference',
  access: 'anyone',
  rateLimit: { points: 30, seconds: 60 },
  hasLinkKey: true,
  problems: ['linkRefused', 'linkEnded', 'unavailable'],
} as const satisfies Declaration

/** Pages fetch the file and save its text: a plain link to it would contain the key. */
export const getBookingCalendar = {
  schema: {} as typeof schema.getBookingCalendar,
  method: 'GET',
  path: '/api/bookings/:reference/calendar.ics',
  access: 'anyone',
  rateLimit: { points: 30, seconds: 60 },
  file: { type: 'text/calendar; charset=utf-8', name: 'meeting.ics' },
  hasLinkKey: true,
  problems: ['linkRefused', 'linkEnded', 'unavailable'],
} as const satisfies Declaration

/** A taken slot gets the same error as in `bookMeeting`. */
export const rescheduleBooking = {
  schema: {} as typeof schema.rescheduleBooking,
  method: 'POST',
  path: '/api/bookings/:reference/reschedule',
  access: 'anyone',
  rateLimit: { points: 20, seconds: 600 },
  bodyLimit: 4 * 1024,
  hasLinkKey: true,
  problems: ['linkRefused', 'linkEnded', 'unavailable', 'slotTaken', 'bookingCancelled', 'bookingBegun'],
} as const satisfies Declaration

/** Idempotent: a second cancellation changes nothing. */
export const cancelBooking = {
  schema: {} as typeof schema.cancelBooking,
  method: 'POST',
  path: '/api/bookings/:reference/cancel',
  access: 'anyone',
  rateLimit: { points: 20, seconds: 600 },
  hasLinkKey: true,
  problems: ['linkRefused', 'linkEnded', 'unavailable', 'bookingBegun'],
} as const satisfies Declaration
