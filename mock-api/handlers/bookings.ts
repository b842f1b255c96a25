import { respond, mailboxOf, refuse } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/bookings/endpoints'
import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import { meetingIcs } from '@anupalan/server/contract/bookings/meeting-ics'
import {
  bookingView,
  checkBookingRepeat,
  hasLinkEnded,
  meetingsOf,
  refuseFurtherBooking,
  refuseStart,
  refuseTaken,
  slotsResponse,
} from '@anupalan/server/contract/bookings/meetings'
import type { BookingRecord } from '@anupalan/server/contract/bookings/meetings'
import { MAX_OPEN_BOOKINGS } from '@anupalan/server/contract/bookings/rules'
import type { Booking } from '@anupalan/server/contract/bookings/schema'
import type { Handlers, MockFeature } from '../mock-feature.ts'
import { queueMailToVisitor } from '../visitor-mail.ts'
import type { World } from '../world.ts'

export interface StoredBooking extends BookingRecord {
  /** UTC. */
  readonly receivedAt: string
  /** When it was booked, rescheduled or cancelled last, in UTC. */
  readonly changedAt: string
}

export interface BookingsState {
  readonly bookings: Map<string, StoredBooking>
}

/** The access key of a booking in the mock. */
export const mockKeyOf = (reference: string) => `key-of-${reference}`

function createHandlers(world: World<BookingsState>): Handlers<typeof endpoints> {
  const { bookings, outbox } = world.state
  const meetings = meetingsOf(world.practice)
  const now = () => world.clock().getTime()
  const view = (booking: StoredBooking): Booking =>
    bookingView(booking, meetings, now(), booking.reference.toLowerCase())
  const receipt = (booking: StoredBooking) =>
    respond(201, { booking: view(booking), key: mockKeyOf(booking.reference) })

  const calendar = (booking: StoredBooking) =>
    meetingIcs({
      booking: view(booking),
      uid: `${booking.reference}@${world.practice.email.split('@')[1]}`,
      changedAt: booking.changedAt,
      summary: `Consultation with ${world.practice.name}`,
      description: `Reference: ${booking.reference}`,
      organizer: world.practice,
    })

  function taken(): Map<number, number> {
    const counts = new Map<number, number>()
    for (const { start, cancelledAt } of bookings.values()) {
      const at = Date.parse(start)
      if (cancelledAt === null) counts.set(at, (counts.get(at) ?? 0) + 1)
    }
    return counts
  }

  const moment = () => ({ now: now(), taken: taken() })

  const countOpen = (email: string) =>
    [...bookings.values()].filter(
      (each) =>
        each.cancelledAt === null &&
        Date.parse(each.start) > now() &&
        mailboxOf(each.email) === mailboxOf(email),
    ).length

  /** Whether every consultant is booked; always in the scenario `taken`. */
  const isTaken = (start: string) =>
    world.scenario() === 'taken' || (taken().get(Date.parse(start)) ?? 0) >= meetings.consultants

  /** Does not offer the start that it refuses. */
  const refuseAsTaken = (start: string) => {
    const refusal = refuseTaken(start, meetings, moment())
    return { ...refusal, nearest: refusal.nearest?.filter((each) => each !== start) }
  }

  function queueMails(booking: StoredBooking): void {
    const mail = { kind: 'booking', reference: booking.reference }
    queueMailToVisitor(world, { ...mail, to: booking.email })
    outbox.push({ ...mail, to: world.practice.email })
  }

  function store(booking: StoredBooking): StoredBooking {
    bookings.set(booking.reference, booking)
    queueMails(booking)
    return booking
  }

  function open({ reference, key }: BookingLink): StoredBooking | Refusal<'linkRefused' | 'linkEnded'> {
    if (key !== mockKeyOf(reference)) return refuse('linkRefused')
    const booking = bookings.get(reference)
    return booking && !hasLinkEnded(booking, now()) ? booking : refuse('linkEnded')
  }

  return {
    getSlots: ({ params }) => respond(200, slotsResponse(params, meetings, moment())),

    bookMeeting: ({ body, reference }) => {
      const stored = bookings.get(reference)
      if (stored) return checkBookingRepeat(stored, body, now()) ?? receipt(stored)
      const refusal = refuseStart(body.start, meetings, now())
      if (refusal) return refusal
      if (countOpen(body.email) >= MAX_OPEN_BOOKINGS) return refuseFurtherBooking()
      if (isTaken(body.start)) return refuseAsTaken(body.start)
      return receipt(
        store({
          ...body,
          reference,
          receivedAt: world.clock().toISOString(),
          changedAt: world.clock().toISOString(),
          firstStart: body.start,
          sequence: 0,
          cancelledAt: null,
        }),
      )
    },

    getBooking: ({ params }) => {
      const booking = open(params)
      return 'problem' in booking ? booking : respond(200, view(booking))
    },

    getBookingCalendar: ({ params }) => {
      const booking = open(params)
      return 'problem' in booking ? booking : respond(200, calendar(booking))
    },

    rescheduleBooking: ({ params, body: { start } }) => {
      const booking = open(params)
      if ('problem' in booking) return booking
      if (booking.cancelledAt !== null) return refuse('bookingCancelled')
      if (booking.start === start) return respond(200, view(booking))
      if (!view(booking).canChange) return refuse('bookingBegun')
      const refusal = refuseStart(start, meetings, now())
      if (refusal) return refusal
      if (isTaken(start)) return refuseAsTaken(start)
      return respond(
        200,
        view(
          store({
            ...booking,
            start,
            sequence: booking.sequence + 1,
            changedAt: world.clock().toISOString(),
          }),
        ),
      )
    },

    cancelBooking: ({ params }) => {
      const booking = open(params)
      if ('problem' in booking) return booking
      if (booking.cancelledAt !== null) return respond(200, view(booking))
      if (!view(booking).canChange) return refuse('bookingBegun')
      const cancelledAt = world.clock().toISOString()
      return respond(
        200,
        view(store({ ...booking, cancelledAt, changedAt: cancelledAt, sequence: booking.sequence + 1 })),
      )
    },
  }
}

export const bookingsMock = {
  state: (): BookingsState => ({ bookings: new Map() }),
  handlers: createHandlers,
} satisfies MockFeature<typeof endpoints, BookingsState>
