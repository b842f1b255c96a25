/**
 * The API of this product, as data. What needs no schema (the client, references, the options and rules a
 * form shows) has its own subpath, so that a page can import it without zod.
 */
import { getUser, logIn, logOut, register } from './accounts/schema.ts'
import {
  bookMeeting,
  cancelBooking,
  getBooking,
  getBookingCalendar,
  getSlots,
  rescheduleBooking,
} from './bookings/schema.ts'
import { sendApplication } from './applications/endpoints.ts'
import type { Endpoint } from './core/endpoint.ts'
import { sendEnquiry } from './enquiries/endpoints.ts'
import { sendFeedback } from './feedback/schema.ts'
import { reportPageView } from './page-views/schema.ts'
import { pathPattern } from './core/path.ts'

export * from './core/access.ts'
export * from './accounts/rules.ts'
export * from './accounts/schema.ts'
export * from './applications/rules.ts'
export * from './applications/endpoints.ts'
export * from './core/body.ts'
export * from './bookings/rules.ts'
export * from './bookings/schema.ts'
export * from './core/client.ts'
export * from './core/endpoint.ts'
export * from './enquiries/rules.ts'
export * from './enquiries/endpoints.ts'
export * from './feedback/rules.ts'
export * from './feedback/schema.ts'
export * from './core/idempotency.ts'
export * from './core/check-call.ts'
export * from './bookings/meeting-ics.ts'
export * from './bookings/meetings.ts'
export * from './core/origin.ts'
export * from './page-views/rules.ts'
export * from './page-views/schema.ts'
export * from './core/path.ts'
export * from './core/problems.ts'
export * from './core/reference.ts'
export { z } from './core/schema.ts'
export * from './site/site-files.ts'
export * from './bookings/slots.ts'
export * from './core/text.ts'
export * from './core/uploads.ts'

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
