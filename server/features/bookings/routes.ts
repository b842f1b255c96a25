import type * as bookings from '@anupalan/server/contract/bookings/endpoints'
import type { Context } from '../../platform/context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { bookMeeting } from './book-meeting.ts'
import { cancelBooking, rescheduleBooking } from './change-booking.ts'
import { createDesk } from './desk.ts'
import { getBooking, getBookingCalendar } from './get-booking.ts'
import { getSlots } from './get-slots.ts'

export function bookingHandlers(context: Context): Handlers<typeof bookings> {
  const desk = createDesk(context)
  return {
    getSlots: ({ address }) => getSlots(desk, address),
    bookMeeting: ({ body, reference }) => bookMeeting(desk, body, reference),
    getBooking: ({ address }) => getBooking(desk, address),
    getBookingCalendar: ({ address }) => getBookingCalendar(desk, address),
    rescheduleBooking: ({ address, body }) => rescheduleBooking(desk, address, body.start),
    cancelBooking: ({ address }) => cancelBooking(desk, address),
  }
}
