/** Bookings: a visitor takes a free slot for a consultation, and moves or gives up their own. */
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, instant, reference, wholeNumber } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { bookingRequestSchema, mode, service, start } from './request.ts'
import { defaultSlotDays, mostSlotDays, slotMessages } from './rules.ts'

export { bookingRequestSchema, type BookingRequest } from './request.ts'

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

/** What opens a booking. Whether it does is for the server to say, in words that help: any text passes. */
const linkSchema = z.object({ reference: z.string(), key: z.prefault(z.string(), '') })

export const getSlots = {
  summary: 'Lists days with their free slots, and why a day has none or is a busy one.',
  address: z.object({
    /** Today in India where it is left out. */
    from: z.optional(day(slotMessages.from)),
    days: z.prefault(
      wholeNumber({ min: 1, max: mostSlotDays, invalid: slotMessages.days }),
      String(defaultSlotDays),
    ),
  }),
  answers: { 200: slotsSchema },
} satisfies EndpointSchema

export const bookMeeting = {
  summary:
    'Books a free slot, and queues a mail to the visitor and one to the firm. A meeting by phone needs a phone number.',
  request: bookingRequestSchema,
  answers: { 201: bookingReceiptSchema },
} satisfies EndpointSchema

export const getBooking = {
  summary: 'Shows the booking that a link opens.',
  address: linkSchema,
  answers: { 200: bookingSchema },
} satisfies EndpointSchema

export const getBookingCalendar = {
  summary: 'The booking as a calendar file.',
  address: linkSchema,
  answers: { 200: z.string() },
} satisfies EndpointSchema

export const rescheduleBooking = {
  summary: 'Moves a booking to another free slot, and queues the mails that tell of it.',
  address: linkSchema,
  request: z.object({ start }),
  answers: { 200: bookingSchema },
} satisfies EndpointSchema

export const cancelBooking = {
  summary: 'Gives up a booking, so that its slot is free again, and queues the mails that tell of it.',
  address: linkSchema,
  answers: { 200: bookingSchema },
} satisfies EndpointSchema
