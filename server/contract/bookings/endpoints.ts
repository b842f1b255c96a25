import { adminRoles } from '../core/access.ts'
import type { Role } from '../core/access.ts'
import type { Declaration } from '../core/endpoint.ts'
import type * as schema from './schema.ts'

/** Staff who may change meetings. */
const meetingManagers = ['super_admin', 'admin'] as const satisfies readonly Role[]

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

export const listMeetings = {
  schema: {} as typeof schema.listMeetings,
  method: 'GET',
  path: '/api/meetings',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

/** The limits of `bookMeeting` (lead time, days ahead, meetings of a mailbox) do not apply to the staff. */
export const changeMeeting = {
  schema: {} as typeof schema.changeMeeting,
  method: 'PUT',
  path: '/api/meetings/:reference',
  access: meetingManagers,
  rateLimit: { points: 120, seconds: 600 },
  bodyLimit: 4 * 1024,
  problems: [
    'notFound',
    'bookingCancelled',
    'meetingBegun',
    'changedMeanwhile',
    'slotTaken',
    'consultantBusy',
    'unavailable',
  ],
} as const satisfies Declaration

export const callOffMeeting = {
  schema: {} as typeof schema.callOffMeeting,
  method: 'POST',
  path: '/api/meetings/:reference/cancel',
  access: meetingManagers,
  rateLimit: { points: 120, seconds: 600 },
  bodyLimit: 8 * 1024,
  problems: ['notFound', 'bookingCancelled', 'meetingBegun', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const setAttendance = {
  schema: {} as typeof schema.setAttendance,
  method: 'PUT',
  path: '/api/meetings/:reference/attendance',
  access: meetingManagers,
  rateLimit: { points: 240, seconds: 600 },
  bodyLimit: 1024,
  problems: ['notFound', 'bookingCancelled', 'meetingNotBegun', 'changedMeanwhile', 'unavailable'],
} as const satisfies Declaration

export const checkBlockedTime = {
  schema: {} as typeof schema.checkBlockedTime,
  method: 'GET',
  path: '/api/blocked-times/conflicts',
  access: adminRoles,
  rateLimit: { points: 240, seconds: 60 },
  problems: ['invalid', 'unavailable'],
} as const satisfies Declaration

export const blockTime = {
  schema: {} as typeof schema.blockTime,
  method: 'POST',
  path: '/api/blocked-times',
  access: meetingManagers,
  rateLimit: { points: 120, seconds: 600 },
  bodyLimit: 4 * 1024,
  reference: 'BL',
} as const satisfies Declaration

export const unblockTime = {
  schema: {} as typeof schema.unblockTime,
  method: 'DELETE',
  path: '/api/blocked-times/:blocked',
  access: meetingManagers,
  rateLimit: { points: 120, seconds: 600 },
  result: 'none',
  problems: ['notFound', 'unavailable'],
} as const satisfies Declaration
