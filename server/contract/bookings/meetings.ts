/**
 * Responses about meetings, shared by the server and the mock: pure functions of the firm's rules and the stored
 * bookings.
 */
import { busyDays } from '../../compliance/calendar/busy-days.ts'
import { istDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import { linkDaysAfterMeeting, startMessages } from './rules.ts'
import type { Booking, BookingRequest, Consultant, Meeting, MeetingDay, Slots } from './schema.ts'
import { staffHorizonDays } from './staff-rules.ts'
import type { Attendance } from './staff-rules.ts'
import { checkRepeat } from '../core/idempotency.ts'
import { officeDaysOf } from '../core/office-days.ts'
import type { OfficeDay } from '../core/office-days.ts'
import { refuse } from '../core/problems.ts'
import type { Refusal } from '../core/problems.ts'
import { defaultMeetings } from '../site/site-files.ts'
import type { Meetings, Practice } from '../site/site-files.ts'
import { bookableDays, endOf, freeSlots, checkStart, nearestFree } from './slots.ts'
import type { MeetingRules, Taken } from './slots.ts'

/** A booking as it is stored. All times are UTC, as `2026-12-01T04:30:00.000Z`. */
export interface BookingRecord extends BookingRequest {
  readonly reference: string
  /** The start of the first request. It identifies a repeated request after the booking was moved. */
  readonly firstStart: string
  /** Incremented by each change. */
  readonly sequence: number
  readonly cancelledAt: string | null
}

/** What the staff adds to a booking. */
export interface StaffFields {
  /** The user name of who holds the meeting. */
  readonly assignedTo: string | null
  readonly attendance: Attendance | null
  /** Why the practice cancelled it; empty if the visitor did, or nobody. */
  readonly cancelReason: string
}

/** A booking as the staff changes it. */
export type MeetingRecord = BookingRecord & StaffFields & { readonly receivedAt: string }

/** Those of a new booking. */
export const newStaffFields: StaffFields = { assignedTo: null, attendance: null, cancelReason: '' }

/** The last rules of each firm, with the days that they contain: equal days give the same object. */
const rulesWithDays = new WeakMap<Meetings, { readonly days: string; readonly rules: Meetings }>()

/** Rules for meetings with the days that the staff has set. */
export function withOfficeDays(meetings: Meetings, days: readonly OfficeDay[]): Meetings {
  if (days.length === 0) return meetings
  const known = rulesWithDays.get(meetings)
  const key = JSON.stringify(days)
  if (known?.days === key) return known.rules
  const all = officeDaysOf(meetings.holidays, days)
  const rules: Meetings & MeetingRules = {
    ...meetings,
    holidays: all.filter(({ kind }) => kind === 'closed').map(({ date, name }) => ({ date, name })),
    otherHours: all.filter(({ kind }) => kind === 'hours'),
  }
  rulesWithDays.set(meetings, { days: key, rules })
  return rules
}

/** The firm's rules for meetings. @param consultants overrides the firm's own number */
export const meetingsOf = ({ meetings = defaultMeetings }: Practice, consultants?: number): Meetings =>
  consultants === undefined ? meetings : { ...meetings, consultants }

/** @param from today in India by default */
export function slotsResponse(
  { from, days }: { readonly from?: IsoDate; readonly days: number },
  meetings: Meetings,
  { now, taken }: { readonly now: number; readonly taken: Taken },
): Slots {
  const all = freeSlots(from ?? istDate(now), days, meetings, { now, taken })
  const busy = busyDaysOf(meetings, all[0]!.date, all.at(-1)!.date)
  return {
    bookable: bookableDays(meetings, now),
    days: all.map(({ date, closed, starts }) => ({
      date,
      ...(closed && { closed }),
      ...(!closed && busy.has(date) && { busy: busy.get(date) }),
      starts: starts.map(asText),
    })),
  }
}

/** Busy days depend only on the range, and most calls use a few ranges a day, so results are cached. */
const busyDaysCache = new WeakMap<Meetings, Map<string, ReturnType<typeof busyDays>>>()
const MAX_CACHED_RANGES = 16

function busyDaysOf(meetings: Meetings, from: IsoDate, to: IsoDate): ReturnType<typeof busyDays> {
  const ranges = busyDaysCache.get(meetings) ?? new Map<string, ReturnType<typeof busyDays>>()
  busyDaysCache.set(meetings, ranges)
  const range = `${from} ${to}`
  const found = ranges.get(range)
  if (found) return found
  if (ranges.size === MAX_CACHED_RANGES) ranges.clear()
  const { busyWith: obligations, busyDaysBefore: daysBefore } = meetings
  const busy = busyDays({ from, to, obligations, daysBefore })
  ranges.set(range, busy)
  return busy
}

/** The error of a start that cannot be booked. */
export function refuseStart(start: string, meetings: Meetings, now: number): Refusal<'invalid'> | undefined {
  const problem = checkStart(Date.parse(start), meetings, now)
  return problem && refuse('invalid', { fields: { start: startMessages[problem] } })
}

/**
 * The error of a booking above the limit for one mailbox. It does not state the limit: another person may have entered
 * the address.
 */
export const refuseFurtherBooking = (): Refusal<'invalid'> =>
  refuse('invalid', {
    fields: {
      email:
        'No further meeting can be booked with this address now. Please move or cancel one you have, or contact us.',
    },
  })

/** The error of a start that is taken, with the nearest free ones. */
export const refuseTaken = (
  start: string,
  meetings: Meetings,
  world: { readonly now: number; readonly taken: Taken },
): Refusal<'slotTaken'> =>
  refuse('slotTaken', { nearest: nearestFree(Date.parse(start), meetings, world).map(asText) })

/** A booking as its link shows it. @param room an unguessable name of its video room */
export function bookingView(booking: BookingRecord, meetings: Meetings, now: number, room: string): Booking {
  const { reference, service, mode, start, sequence, cancelledAt } = booking
  return {
    reference,
    status: cancelledAt === null ? 'booked' : 'cancelled',
    service,
    mode,
    start,
    end: asText(endOf(Date.parse(start))),
    sequence,
    place: placeOf(mode, meetings, room),
    canChange: cancelledAt === null && now < Date.parse(start),
  }
}

function placeOf(mode: Booking['mode'], { places }: Meetings, room: string): Booking['place'] {
  if (mode === 'phone') return { text: 'We call you on the number you gave.' }
  if (mode === 'in-person') return places.office ?? { text: 'At our office.' }
  const href = places.videoUrl?.replace('{room}', room)
  return href === undefined ? { text: 'We send you the link of the call.' } : { text: 'Video call', href }
}

/** Whether the link to a booking has ended. */
export const hasLinkEnded = ({ start }: Pick<BookingRecord, 'start'>, now: number) =>
  now >= endOf(Date.parse(start)) + linkDaysAfterMeeting * 86_400_000

/** Minutes for which a repeated booking request gets the first response again. */
export const REPEAT_MINUTES = 5

/**
 * Whether a request with the reference of a stored booking gets that booking's response: it is the same request, and
 * early enough to be the retry of a browser that received no response. The response contains the key, and references
 * appear in subjects and are read out on the phone: later, a caller who has only the reference gets nothing, whatever
 * the body.
 */
export const checkBookingRepeat = (
  booking: BookingRecord & { readonly receivedAt: string },
  request: BookingRequest,
  now: number,
): Refusal<'referenceReused'> | undefined =>
  now < Date.parse(booking.receivedAt) + REPEAT_MINUTES * 60_000
    ? checkRepeat(bookingAsSent(booking), request)
    : refuse('referenceReused')

/** The fields that identify a repeated request, as they were sent. */
const bookingAsSent = (booking: BookingRecord): BookingRequest => {
  const { service, mode, firstStart: start, name, email, phone, note, privacy } = booking
  return { service, mode, start, name, email, phone, note, privacy }
}

/** The rules by which the staff moves meetings: without lead time, and far ahead. */
export const staffMeetings = (meetings: Meetings): Meetings => ({
  ...meetings,
  leadHours: 0,
  horizonDays: staffHorizonDays,
})

/** The days of a list of meetings. @param meetings the firm's own rules */
export const meetingDays = (
  { from, days }: { readonly from: IsoDate; readonly days: number },
  meetings: Meetings,
  world: { readonly now: number; readonly taken: Taken },
): MeetingDay[] =>
  freeSlots(from, days, staffMeetings(meetings), world).map(({ date, closed, starts }) => ({
    date,
    ...(closed && { closed }),
    starts: starts.map(asText),
  }))

/** A booking as the staff sees it. @param consultant who holds it */
export const meetingView = (
  booking: Booking,
  { name, email, phone, note, receivedAt, attendance, cancelReason, sequence }: MeetingRecord,
  consultant: Consultant | null,
): Meeting => ({
  ...booking,
  name,
  email,
  phone,
  note,
  receivedAt,
  consultant,
  attendance,
  cancelReason,
  version: sequence,
})

const asText = (instant: number) => new Date(instant).toISOString()
