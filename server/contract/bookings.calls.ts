/** The calls about bookings. Apart from their rules and words, since the client of every page knows each call. */
import type { Call } from './endpoint.ts'

/** The request header that carries the key of a link. */
export const linkKeyHeader = 'Link-Key'

export const getSlotsCall = {
  name: 'getSlots',
  method: 'GET',
  path: '/api/bookings/slots',
} as const satisfies Call

export const bookMeetingCall = {
  name: 'bookMeeting',
  method: 'POST',
  path: '/api/bookings',
} as const satisfies Call

export const getBookingCall = {
  name: 'getBooking',
  method: 'GET',
  path: '/api/bookings/:reference',
} as const satisfies Call

export const getBookingCalendarCall = {
  name: 'getBookingCalendar',
  method: 'GET',
  path: '/api/bookings/:reference/calendar.ics',
} as const satisfies Call

export const rescheduleBookingCall = {
  name: 'rescheduleBooking',
  method: 'POST',
  path: '/api/bookings/:reference/reschedule',
} as const satisfies Call

export const cancelBookingCall = {
  name: 'cancelBooking',
  method: 'POST',
  path: '/api/bookings/:reference/cancel',
} as const satisfies Call
