/** Bookings: a visitor takes a free slot for a consultation, and moves or gives up their own. */
import {
  bookMeetingCall,
  cancelBookingCall,
  defaultSlotDays,
  getBookingCalendarCall,
  getBookingCall,
  getSlotsCall,
  mostSlotDays,
  rescheduleBookingCall,
  slotMessages,
} from './bookings.data.ts'
import { bookingRequestSchema, mode, service, start } from './bookings.request.ts'
import { endpoint, problemsOfBodies, problemsOfReferences, problemsOfWrites } from './endpoint.ts'
import { day, instant, reference, wholeNumber } from './fields.ts'
import { z } from './schema.ts'

export { bookingRequestSchema, type BookingRequest } from './bookings.request.ts'

/** A booking as its link shows it. Nothing in it says who booked. */
export const bookingSchema = z.object({
  reference: reference('BK'),
  status: z.enum(['booked', 'cancelled']),
  service,
  mode,
  start: instant(''),
  end: instant(''),
  /** Raised each time the booking changes, as in its calendar file. */
  sequence: z.int(),
  /** Where or how people meet, for people; with a link where there is one. */
  place: z.object({ text: z.string(), href: z.optional(z.string()) }),
  /** Whether it can still be moved and cancelled: until it begins. */
  canChange: z.boolean(),
})

export type Booking = z.output<typeof bookingSchema>

export const bookingReceiptSchema = z.object({
  booking: bookingSchema,
  /** Opens the booking again, together with its reference. */
  key: z.string(),
})

export type BookingReceipt = z.output<typeof bookingReceiptSchema>

export const slotsSchema = z.object({
  /** First and last day that can be booked now. */
  bookable: z.object({ from: day(''), to: day('') }),
  days: z.array(
    z.object({
      date: day(''),
      /** Present on a day that takes no meeting. */
      closed: z.optional(
        z.object({ kind: z.enum(['weekly', 'holiday', 'past', 'beyond']), reason: z.string() }),
      ),
      /** Statutory dates that keep the office busy on this day, with the day on which they fall due. */
      busy: z.optional(z.array(z.object({ title: z.string(), due: day('') }))),
      /** Free starts, earliest first. */
      starts: z.array(instant('')),
    }),
  ),
})

export type Slots = z.output<typeof slotsSchema>

/** What opens a booking. Whether it does is for the server to say, in words that help. */
const linkSchema = z.object({ reference: z.string(), key: z.prefault(z.string(), '') })

const problemsOfLinks = ['linkRefused', 'linkEnded', 'unavailable'] as const

export const getSlots = endpoint({
  ...getSlotsCall,
  summary: 'Lists days with their free slots, and why a day has none or is a busy one.',
  access: 'anyone',
  address: z.object({
    /** Today in India where it is left out. */
    from: z.optional(day(slotMessages.from)),
    days: z.prefault(
      wholeNumber({ min: 1, max: mostSlotDays, invalid: slotMessages.days }),
      String(defaultSlotDays),
    ),
  }),
  request: null,
  bodyLimit: 0,
  reference: null,
  rateLimit: { points: 60, seconds: 60 },
  answers: { 200: slotsSchema },
  problems: ['tooMany', 'invalid', 'unavailable'],
})

export const bookMeeting = endpoint({
  ...bookMeetingCall,
  summary: 'Books a free slot, and queues a mail to the visitor and one to the firm.',
  access: 'anyone',
  request: bookingRequestSchema,
  bodyLimit: 24 * 1024,
  reference: 'BK',
  rateLimit: { points: 10, seconds: 3_600 },
  answers: { 201: bookingReceiptSchema },
  problems: [...problemsOfWrites, ...problemsOfBodies, ...problemsOfReferences, 'slotTaken'],
})

export const getBooking = endpoint({
  ...getBookingCall,
  summary: 'Shows the booking that a link opens.',
  access: 'anyone',
  address: linkSchema,
  hasLinkKey: true,
  request: null,
  bodyLimit: 0,
  reference: null,
  rateLimit: { points: 30, seconds: 60 },
  answers: { 200: bookingSchema },
  problems: ['tooMany', ...problemsOfLinks],
})

export const getBookingCalendar = endpoint({
  ...getBookingCalendarCall,
  summary: 'The booking as a calendar file.',
  access: 'anyone',
  address: linkSchema,
  hasLinkKey: true,
  request: null,
  bodyLimit: 0,
  reference: null,
  rateLimit: { points: 30, seconds: 60 },
  file: { type: 'text/calendar; charset=utf-8', name: 'meeting.ics' },
  answers: { 200: z.string() },
  problems: ['tooMany', ...problemsOfLinks],
})

export const rescheduleBooking = endpoint({
  ...rescheduleBookingCall,
  summary: 'Moves a booking to another free slot, and queues the mails that tell of it.',
  access: 'anyone',
  address: linkSchema,
  hasLinkKey: true,
  request: z.object({ start }),
  bodyLimit: 4 * 1024,
  reference: null,
  rateLimit: { points: 20, seconds: 600 },
  answers: { 200: bookingSchema },
  problems: [
    ...problemsOfWrites,
    ...problemsOfBodies,
    ...problemsOfLinks,
    'slotTaken',
    'bookingCancelled',
    'bookingBegun',
  ],
})

export const cancelBooking = endpoint({
  ...cancelBookingCall,
  summary: 'Gives up a booking, so that its slot is free again, and queues the mails that tell of it.',
  access: 'anyone',
  address: linkSchema,
  hasLinkKey: true,
  request: null,
  bodyLimit: 0,
  reference: null,
  rateLimit: { points: 20, seconds: 600 },
  answers: { 200: bookingSchema },
  problems: [...problemsOfWrites, ...problemsOfLinks, 'bookingBegun'],
})
