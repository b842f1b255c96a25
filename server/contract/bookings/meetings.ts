/** What the server and the mock answer of meetings, alike: pure, over the firm's rules and what is stored. */
import { busyDays } from '../../compliance/calendar/busy-days.ts'
import { istDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import { linkDaysAfterMeeting, startMessages } from './rules.ts'
import type { Booking, BookingRequest, Slots } from './schema.ts'
import { checkRepeat } from '../core/idempotency.ts'
import { refuse } from '../core/problems.ts'
import type { Refusal } from '../core/problems.ts'
import { defaultMeetings } from '../site/site-files.ts'
import type { Meetings, Practice } from '../site/site-files.ts'
import { bookableDays, endOf, freeSlots, checkStart, nearestFree } from './slots.ts'
import type { Taken } from './slots.ts'

/** A booking as it is kept. All times are UTC, as `2026-12-01T04:30:00.000Z`. */
export interface KeptBooking extends BookingRequest {
  readonly reference: string
  /** The start that was asked for first, by which a repeat is known after the booking was moved. */
  readonly firstStart: string
  /** Raised by each change. */
  readonly sequence: number
  readonly cancelledAt: string | null
}

/** The firm's rules of meetings. @param consultants overrides the firm's own number */
export const meetingsOf = ({ meetings = defaultMeetings }: Practice, consultants?: number): Meetings =>
  consultants === undefined ? meetings : { ...meetings, consultants }

/** @param from today in India by default */
export function slotsAnswer(
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

/** The law of a range of days is the same whoever asks; what callers ask for most is a few ranges a day. */
const known = new WeakMap<Meetings, Map<string, ReturnType<typeof busyDays>>>()
const mostKnown = 16

function busyDaysOf(meetings: Meetings, from: IsoDate, to: IsoDate): ReturnType<typeof busyDays> {
  const ranges = known.get(meetings) ?? new Map<string, ReturnType<typeof busyDays>>()
  known.set(meetings, ranges)
  const range = `${from} ${to}`
  const found = ranges.get(range)
  if (found) return found
  if (ranges.size === mostKnown) ranges.clear()
  const { busyWith: obligations, busyDaysBefore: daysBefore } = meetings
  const busy = busyDays({ from, to, obligations, daysBefore })
  ranges.set(range, busy)
  return busy
}

/** A refusal of a start that nobody can book. */
export function refuseStart(start: string, meetings: Meetings, now: number): Refusal<'invalid'> | undefined {
  const problem = checkStart(Date.parse(start), meetings, now)
  return problem && refuse('invalid', { fields: { start: startMessages[problem] } })
}

/** A refusal of a booking by who holds as many as one may. It does not say how many that is: it may be asked by another. */
export const refuseFurtherBooking = (): Refusal<'invalid'> =>
  refuse('invalid', {
    fields: {
      email:
        'No further meeting can be booked with this address now. Please move or cancel one you have, or contact us.',
    },
  })

/** A refusal of a start that is taken, with the free ones around it. */
export const refuseTaken = (
  start: string,
  meetings: Meetings,
  world: { readonly now: number; readonly taken: Taken },
): Refusal<'slotTaken'> =>
  refuse('slotTaken', { nearest: nearestFree(Date.parse(start), meetings, world).map(asText) })

/** What a link to a booking shows. @param room a name that nobody can guess, of its video room */
export function bookingView(booking: KeptBooking, meetings: Meetings, now: number, room: string): Booking {
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
export const hasLinkEnded = ({ start }: Pick<KeptBooking, 'start'>, now: number) =>
  now >= endOf(Date.parse(start)) + linkDaysAfterMeeting * 86_400_000

/** Minutes for which a booking that is sent again is answered again. */
export const REPEAT_MINUTES = 5

/**
 * Whether what comes under the reference of a booking is answered as that booking was: the same, and soon enough to be a
 * browser's that heard no answer. The answer holds the key, and references stand in subjects and are read out on the
 * phone: later, whoever knows one learns nothing by it, whatever they send along.
 */
export const checkBookingRepeat = (
  booking: KeptBooking & { readonly receivedAt: string },
  request: BookingRequest,
  now: number,
): Refusal<'referenceReused'> | undefined =>
  now < Date.parse(booking.receivedAt) + REPEAT_MINUTES * 60_000
    ? checkRepeat(bookingAsSent(booking), request)
    : refuse('referenceReused')

/** The fields by which a repeat of a booking is known, as they were sent. */
const bookingAsSent = (booking: KeptBooking): BookingRequest => {
  const { service, mode, firstStart: start, name, email, phone, note, privacy } = booking
  return { service, mode, start, name, email, phone, note, privacy }
}

const asText = (instant: number) => new Date(instant).toISOString()
