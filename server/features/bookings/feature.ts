import type * as endpoints from '@anupalan/server/contract/bookings/endpoints'
import { withOfficeDays } from '@anupalan/server/contract/bookings/meetings'
import type { RequestContext } from '../../platform/context.ts'
import { load } from '../../platform/database/database.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/jobs/jobs.ts'
import { eraseFromFolder } from '../../platform/mail/folder.ts'
import { bookingAuditActions } from './audit-actions.ts'
import { addSampleBookings } from './add-sample-bookings.ts'
import { blockTime, checkBlockedTime, eraseBlockedTimes, unblockTime } from './blocked-times.ts'
import { bookMeeting } from './book-meeting.ts'
import { createBookingContext } from './booking-context.ts'
import { cancelBooking, rescheduleBooking } from './change-booking.ts'
import { bookingsErasedUpTo, eraseBookings, mailOfBookings } from './erase-bookings.ts'
import { getBooking, getBookingCalendar } from './get-booking.ts'
import { getSlots } from './get-slots.ts'
import { bookings as migration } from './migrations/0006-bookings.ts'
import { meetings } from './migrations/0038-meetings.ts'
import { blockedTimes } from './migrations/0049-blocked-times.ts'
import { bookingDays } from './migrations/0051-booking-days.ts'
import { callOffMeeting, changeMeeting, setAttendance } from './manage-meetings.ts'
import { listMeetings } from './read-meetings.ts'
import { remind } from './remind.ts'
import { bookingConsents } from './consents.ts'
import { bookingsToday } from './today.ts'
import { bookingsFigures } from './figures.ts'
export type * from './tables.ts'

export const bookings = defineFeature<Handlers<typeof endpoints>>({
  name: 'bookings',
  handlers: createHandlers,
  migrations: {
    '0006-bookings': migration,
    '0038-meetings': meetings,
    '0049-blocked-times': blockedTimes,
    '0051-booking-days': bookingDays,
  },
  addSamples: addSampleBookings,
  auditActions: bookingAuditActions,
  consents: bookingConsents,
  today: bookingsToday,
  figures: bookingsFigures,
  mailLinks(context) {
    const { keys } = createBookingContext(context)
    return { booking: async (reference) => (await keys()).linkTo(reference) }
  },
  jobs(context) {
    const bookingContext = createBookingContext(context)
    return [
      {
        name: 'remind-of-meetings',
        every: MINUTE_MS,
        async run(signal) {
          const queued = await remind(bookingContext, signal)
          if (queued > 0) context.log.info({ queued }, 'reminders queued')
        },
      },
      {
        name: 'erase-bookings',
        every: DAY_MS,
        async run(signal) {
          const upTo = bookingsErasedUpTo(context.clock(), context.practice)
          const erased = await eraseBookings(context, signal)
          for (const kind of mailOfBookings) await eraseFromFolder(context.config, kind, upTo)
          context.log.info({ erased }, 'bookings erased')
        },
      },
      { name: 'erase-blocked-times', every: DAY_MS, run: () => eraseBlockedTimes(context) },
    ]
  },
})

function createHandlers(context: RequestContext): Handlers<typeof endpoints> {
  const bookingContext = createBookingContext(context)
  /** With the days of the office as they are now. */
  const current = async () => {
    const days = await load(context.database, context.ports.officeDays)
    return {
      ...bookingContext,
      meetings: withOfficeDays(bookingContext.meetings, days),
      ports: context.ports,
    }
  }
  return {
    getSlots: async (call) => getSlots(await current(), call),
    bookMeeting: async (call) => bookMeeting(await current(), call),
    getBooking: (call) => getBooking(bookingContext, call),
    getBookingCalendar: (call) => getBookingCalendar(bookingContext, call),
    rescheduleBooking: async (call) => rescheduleBooking(await current(), call),
    cancelBooking: (call) => cancelBooking(bookingContext, call),
    listMeetings: async (call) => listMeetings(await current(), call),
    changeMeeting: async (call) => changeMeeting(await current(), call),
    callOffMeeting: async (call) => callOffMeeting(await current(), call),
    setAttendance: async (call) => setAttendance(await current(), call),
    checkBlockedTime: async (call) => checkBlockedTime(await current(), call),
    blockTime: async (call) => blockTime(await current(), call),
    unblockTime: (call) => unblockTime(bookingContext, call),
  }
}
