/**
 * Bookings: a visitor books a free slot for a consultation, and moves or cancels the booking. The staff sees all of them
 * as meetings, moves and cancels them, and records who holds them and who came.
 */
import type { EndpointSchema } from '../core/endpoint.ts'
import { day, instant, line, oneOf, paragraphs, reference, wholeNumber } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { bookingRequestSchema, mode, service, start } from './request.ts'
import { defaultSlotDays, maxSlotDays, slotMessages } from './rules.ts'
import {
  SHOWN_CONFLICTS,
  attendances,
  maxMeetingDays,
  maxMeetings,
  meetingMessages,
  meetingRules,
} from './staff-rules.ts'

export { bookingRequestSchema, type BookingRequest } from './request.ts'

/** A booking as its link shows it. It contains no personal data. */
export const bookingSchema = z.object({
  reference: reference('BK'),
  status: z.enum(['booked', 'cancelled']),
  service,
  mode,
  start: instant(''),
  end: instant(''),
  /** Incremented by each change, as in its calendar file. */
  sequence: z.int(),
  /** Where to meet, as text; with a link if there is one. */
  place: z.object({ text: z.string(), href: z.optional(z.string()) }),
  /** Whether it can still be moved and cancelled: until it begins. */
  canChange: z.boolean(),
})

export type Booking = z.output<typeof bookingSchema>

export const bookingReceiptSchema = z.object({
  booking: bookingSchema,
  /** Authorizes access to the booking, together with its reference. */
  key: z.string(),
})

export type BookingReceipt = z.output<typeof bookingReceiptSchema>

export const slotsSchema = z.object({
  /** First and last day that can be booked now. */
  bookable: z.object({ from: day(''), to: day('') }),
  days: z.array(
    z.object({
      date: day(''),
      /** Present on a day without meetings. */
      closed: z.optional(
        z.object({ kind: z.enum(['weekly', 'holiday', 'past', 'beyond']), reason: z.string() }),
      ),
      /** Statutory due dates that keep the office busy on this day. */
      busy: z.optional(z.array(z.object({ title: z.string(), due: day('') }))),
      /** Free starts, earliest first. */
      starts: z.array(instant('')),
    }),
  ),
})

export type Slots = z.output<typeof slotsSchema>

/** Any string passes: the server checks the link, and its error explains what to do. */
const linkSchema = z.object({ reference: z.string(), key: z.prefault(z.string(), '') })

export const getSlots = {
  summary: 'Lists days with their free slots, and why a day is closed or busy.',
  params: z.object({
    /** Today in India by default. */
    from: z.optional(day(slotMessages.from)),
    days: z.prefault(
      wholeNumber({ min: 1, max: maxSlotDays, invalid: slotMessages.days }),
      String(defaultSlotDays),
    ),
  }),
  responses: { 200: slotsSchema },
} satisfies EndpointSchema

export const bookMeeting = {
  summary:
    'Books a free slot, and queues a mail to the visitor and one to the firm. A meeting by phone needs a phone number.',
  request: bookingRequestSchema,
  responses: { 201: bookingReceiptSchema },
} satisfies EndpointSchema

export const getBooking = {
  summary: 'Returns the booking of a link.',
  params: linkSchema,
  responses: { 200: bookingSchema },
} satisfies EndpointSchema

export const getBookingCalendar = {
  summary: 'Returns the booking as a calendar file.',
  params: linkSchema,
  responses: { 200: z.string() },
} satisfies EndpointSchema

export const rescheduleBooking = {
  summary: 'Moves a booking to another free slot, and queues mails about it to the visitor and to the firm.',
  params: linkSchema,
  request: z.object({ start }),
  responses: { 200: bookingSchema },
} satisfies EndpointSchema

export const cancelBooking = {
  summary:
    'Cancels a booking, which frees its slot, and queues mails about it to the visitor and to the firm.',
  params: linkSchema,
  responses: { 200: bookingSchema },
} satisfies EndpointSchema

const consultantSchema = z.object({ username: z.string(), fullName: z.string() })

export type Consultant = z.output<typeof consultantSchema>

/** A booking as the staff sees it. */
export const meetingSchema = z.object({
  ...bookingSchema.shape,
  name: z.string(),
  email: z.string(),
  /** Empty if none was given. */
  phone: z.string(),
  note: z.string(),
  /** When it was booked. */
  receivedAt: instant(''),
  /** Who holds it; `null` until somebody is chosen. */
  consultant: z.nullable(consultantSchema),
  /** `null` until somebody records it. */
  attendance: z.nullable(oneOf(attendances, '')),
  /** Why the practice cancelled it; empty if the visitor did, or nobody. */
  cancelReason: z.string(),
  /** Incremented by each change. */
  version: z.int(),
})

export type Meeting = z.output<typeof meetingSchema>

export const meetingDaySchema = z.object({
  date: day(''),
  /** Present on a day without meetings. */
  closed: z.optional(z.object({ kind: z.enum(['weekly', 'holiday', 'past', 'beyond']), reason: z.string() })),
  /** Starts to which a meeting can be moved, earliest first. */
  starts: z.array(instant('')),
})

export type MeetingDay = z.output<typeof meetingDaySchema>

export const blockedTimeSchema = z.object({
  reference: reference('BL'),
  /** Who holds no meetings then. */
  consultant: consultantSchema,
  startsAt: instant(''),
  /** The first instant after it. */
  endsAt: instant(''),
  /** Only the staff reads it. */
  reason: z.string(),
})

export type BlockedTime = z.output<typeof blockedTimeSchema>

export const meetingListSchema = z.object({
  days: z.array(meetingDaySchema),
  /** Earliest first. */
  meetings: z.array(meetingSchema),
  hasMore: z.boolean(),
  /** Time on these days in which somebody holds no meetings, earliest first. */
  blocked: z.array(blockedTimeSchema),
  /** Who can hold a meeting, by name. */
  consultants: z.array(consultantSchema),
})

export type MeetingList = z.output<typeof meetingListSchema>

const meetingParams = z.object({ reference: z.string() })

/** The version that was seen. */
const version = z.int(meetingMessages.version)

export const listMeetings = {
  summary:
    'Lists the meetings of some days in pages, cancelled ones too, with the starts that are free on each day.',
  params: z.object({
    /** Today in India by default. */
    from: z.optional(day(meetingMessages.from)),
    days: z.prefault(wholeNumber({ min: 1, max: maxMeetingDays, invalid: meetingMessages.days }), '1'),
    /** A user name; `-` for meetings that nobody holds yet; all by default. */
    consultant: z.prefault(z.string(), ''),
    /** The reference of the last meeting of the previous page. */
    after: z.prefault(z.string(), ''),
    limit: z.prefault(
      wholeNumber({ min: 1, max: maxMeetings, invalid: meetingMessages.limit }),
      String(maxMeetings),
    ),
  }),
  responses: { 200: meetingListSchema },
} satisfies EndpointSchema

export const changeMeeting = {
  summary:
    'Moves a meeting, chooses who holds it, or both. Mails about a new time are queued to the visitor and to the firm.',
  params: meetingParams,
  request: z.object({
    start,
    /** A user name; empty for nobody. */
    consultant: z.prefault(
      z.string(meetingMessages.consultant).check(z.maxLength(40, meetingMessages.consultant)),
      '',
    ),
    version,
  }),
  responses: { 200: meetingSchema },
} satisfies EndpointSchema

export const callOffMeeting = {
  summary:
    'Cancels a meeting for the practice, which frees its slot, and queues mails about it to the visitor, with the reason, and to the firm.',
  params: meetingParams,
  request: z.object({ reason: paragraphs(meetingRules.reason), version }),
  responses: { 200: meetingSchema },
} satisfies EndpointSchema

export const setAttendance = {
  summary: 'Records whether the visitor came, once the meeting has begun, or that it is not known.',
  params: meetingParams,
  request: z.object({ attendance: z.nullable(oneOf(attendances, meetingMessages.attendance)), version }),
  responses: { 200: meetingSchema },
} satisfies EndpointSchema

const blockedSpan = {
  /** A user name. */
  consultant: z
    .string(meetingMessages.consultant)
    .check(z.minLength(1, meetingMessages.consultant), z.maxLength(40, meetingMessages.consultant)),
  startsAt: instant(meetingMessages.startsAt),
  /** The first instant after it. */
  endsAt: instant(meetingMessages.endsAt),
}

export const checkBlockedTime = {
  summary:
    'How many meetings could not be held as they are once time is blocked: of that person, and those of nobody for whom nobody is left; with the first of them. Blocks nothing.',
  params: z.object(blockedSpan),
  responses: {
    200: z.object({
      meetings: z.int(),
      first: z.array(z.object({ start: instant(''), name: z.string() })).check(z.maxLength(SHOWN_CONFLICTS)),
    }),
  },
} satisfies EndpointSchema

export const blockTime = {
  summary:
    'Blocks time of a member of the staff. Free starts take it into account at once; meetings that there are stay.',
  request: z.object({
    ...blockedSpan,
    reason: line(meetingRules.blockReason),
    /** The number of meetings in conflict that the caller has seen. */
    conflicts: z.int(meetingMessages.conflicts),
  }),
  responses: { 201: blockedTimeSchema },
} satisfies EndpointSchema

export const unblockTime = {
  summary: 'Frees blocked time again.',
  params: z.object({ blocked: z.string() }),
  responses: { 204: null },
} satisfies EndpointSchema
