import {
  bookMeeting,
  cancelBooking,
  getBooking,
  getBookingCalendar,
  getSlots,
  rescheduleBooking,
} from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { route } from '../../platform/route.ts'
import { takeSlot } from './book-meeting.ts'
import { cancelMeeting, moveMeeting } from './change-booking.ts'
import { createDesk } from './desk.ts'
import { showBooking, showCalendar } from './open-booking.ts'
import { showSlots } from './slots.ts'

export function bookingRoutes(context: Context) {
  const desk = createDesk(context)
  return [
    route(getSlots, ({ address }) => showSlots(desk, address)),
    route(bookMeeting, ({ body, reference }) => takeSlot(desk, body, reference)),
    route(getBooking, ({ address }) => showBooking(desk, address)),
    route(getBookingCalendar, ({ address }) => showCalendar(desk, address)),
    route(rescheduleBooking, ({ address, body }) => moveMeeting(desk, address, body.start)),
    route(cancelBooking, ({ address }) => cancelMeeting(desk, address)),
  ]
}
