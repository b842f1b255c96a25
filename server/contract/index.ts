/**
 * The API of this product, as data. What needs no schema (the client, references, the options and rules a
 * form shows) has its own subpath, so that a page can import it without zod.
 */
import { getUser, logIn, logOut, register } from './accounts.ts'
import {
  bookMeeting,
  cancelBooking,
  getBooking,
  getBookingCalendar,
  getSlots,
  rescheduleBooking,
} from './bookings.ts'
import { sendApplication } from './applications.ts'
import type { Endpoint } from './endpoint.ts'
import { sendEnquiry } from './enquiries.ts'
import { sendFeedback } from './feedback.ts'
import { reportPageView } from './page-views.ts'
import { pathPattern } from './path.ts'

export * from './access.ts'
export * from './accounts.data.ts'
export * from './accounts.ts'
export * from './applications.data.ts'
export * from './applications.ts'
export * from './body.ts'
export * from './bookings.data.ts'
export * from './bookings.ts'
export * from './client.ts'
export * from './endpoint.ts'
export * from './enquiries.data.ts'
export * from './enquiries.ts'
export * from './feedback.data.ts'
export * from './feedback.ts'
export * from './idempotency.ts'
export * from './judge-call.ts'
export * from './mailbox.ts'
export * from './meeting-ics.ts'
export * from './meetings.ts'
export * from './origin.ts'
export * from './page-views.data.ts'
export * from './page-views.ts'
export * from './path.ts'
export * from './problems.ts'
export * from './reference.ts'
export { z } from './schema.ts'
export * from './site-files.ts'
export * from './slots.ts'
export * from './text.ts'
export * from './uploads.ts'

/** Every endpoint there is. A path that another one's pattern matches as well stands before it. */
export const endpoints = [
  sendEnquiry,
  sendFeedback,
  getUser,
  logIn,
  register,
  logOut,
  reportPageView,
  getSlots,
  bookMeeting,
  getBooking,
  getBookingCalendar,
  rescheduleBooking,
  cancelBooking,
  sendApplication,
] as const satisfies Endpoint[]

/** Methods a path takes, for the Allow header; none for a path that does not exist. HEAD goes with GET. */
export function methodsOf(path: string): string[] {
  const methods = [
    ...new Set(
      endpoints.filter((each) => pathPattern(each.path).test(path)).map(({ method }) => method as string),
    ),
  ]
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}
