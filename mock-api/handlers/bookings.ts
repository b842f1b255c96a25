import { addDays, istDate, istInstant } from '@anupalan/server/compliance/ist'
import { checkRepeat, isStaff, respond, mailboxOf, refuse } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'
import { conflictsWith, isBlockedAt, withBlocked } from '@anupalan/server/contract/bookings/blocked-times'
import type { Blocked } from '@anupalan/server/contract/bookings/blocked-times'
import type * as endpoints from '@anupalan/server/contract/bookings/endpoints'
import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import { meetingIcs } from '@anupalan/server/contract/bookings/meeting-ics'
import {
  bookingView,
  checkBookingRepeat,
  hasLinkEnded,
  meetingDays,
  meetingsOf,
  meetingView,
  newStaffFields,
  refuseFurtherBooking,
  refuseStart,
  refuseTaken,
  slotsResponse,
  staffMeetings,
  withOfficeDays,
} from '@anupalan/server/contract/bookings/meetings'
import type { MeetingRecord } from '@anupalan/server/contract/bookings/meetings'
import { MAX_OPEN_BOOKINGS } from '@anupalan/server/contract/bookings/rules'
import type { BlockedTime, Booking, Meeting } from '@anupalan/server/contract/bookings/schema'
import {
  blockedTimeDays,
  meetingMessages as messages,
  nobody,
  SHOWN_CONFLICTS,
  staffHorizonDays,
} from '@anupalan/server/contract/bookings/staff-rules'
import { DAY_MS } from '../durations.ts'
import type { Handlers, MockFeature } from '../mock-feature.ts'
import { queueMailToVisitor } from '../visitor-mail.ts'
import type { World } from '../world.ts'
import type { AccountsState } from './accounts/state.ts'
import type { OfficeDaysState } from './office-days.ts'

export interface StoredBooking extends MeetingRecord {
  /** When it was booked, rescheduled or cancelled last, in UTC. */
  readonly changedAt: string
}

export interface StoredBlockedTime extends Blocked {
  readonly reference: string
  readonly reason: string
}

export interface BookingsState {
  readonly bookings: Map<string, StoredBooking>
  /** By reference. */
  readonly blockedTimes: Map<string, StoredBlockedTime>
}

type Needs = Pick<AccountsState, 'accounts'> & OfficeDaysState

/** Days before today on which blocked time is counted. */
const MOST_PAST_DAYS = 31

/** The access key of a booking in the mock. */
export const mockKeyOf = (reference: string) => `key-of-${reference}`

function createHandlers(world: World<BookingsState & Needs>): Handlers<typeof endpoints> {
  const { accounts, blockedTimes, bookings, officeDays, outbox } = world.state
  const meetings = meetingsOf(world.practice)
  /** With the days that the staff has set. */
  const rules = () => withOfficeDays(meetings, [...officeDays.values()])
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
      summary: `Meeting with ${world.practice.name}`,
      description: `Reference: ${booking.reference}`,
      organizer: world.practice,
    })

  function taken(): Map<number, number> {
    const counts = new Map<number, number>()
    for (const { start, cancelledAt } of bookings.values()) {
      const at = Date.parse(start)
      if (cancelledAt === null) counts.set(at, (counts.get(at) ?? 0) + 1)
    }
    const blocked = [...blockedTimes.values()]
    if (blocked.length === 0) return counts
    const from = addDays(istDate(now()), -MOST_PAST_DAYS)
    const range = { from, days: MOST_PAST_DAYS + staffHorizonDays + 1 }
    return withBlocked(counts, range, rules(), { meetings: held(), blocked })
  }

  const held = () => [...bookings.values()].filter(({ cancelledAt }) => cancelledAt === null)

  const moment = () => ({ now: now(), taken: taken() })

  const viewBlocked = ({ consultant, ...blocked }: StoredBlockedTime): BlockedTime => ({
    ...blocked,
    consultant: { username: consultant, fullName: accounts.get(consultant)?.fullName ?? consultant },
  })

  /** Why time cannot be blocked. */
  const problemsOf = ({ startsAt, endsAt }: Omit<Blocked, 'consultant'>) =>
    endsAt <= startsAt || Date.parse(endsAt) > Date.parse(startsAt) + blockedTimeDays * DAY_MS
      ? refuse('invalid', { fields: { endsAt: messages.endsAt } })
      : Date.parse(endsAt) <= now()
        ? refuse('invalid', { fields: { endsAt: messages.past } })
        : undefined

  const conflictsOf = (added: Blocked) =>
    conflictsWith(
      added,
      held()
        .filter(({ start }) => Date.parse(start) >= now())
        .toSorted((a, b) => (a.start + a.reference < b.start + b.reference ? -1 : 1)),
      [...blockedTimes.values()],
      meetings.consultants,
    )

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
  const refuseAsTaken = (start: string, applied = rules()) => {
    const refusal = refuseTaken(start, applied, moment())
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

  /** Mails about a change by the practice, also beyond the daily limit. */
  function storeByFirm(booking: StoredBooking): StoredBooking {
    bookings.set(booking.reference, booking)
    const mail = { kind: 'booking', reference: booking.reference }
    outbox.push({ ...mail, to: booking.email }, { ...mail, to: world.practice.email })
    return booking
  }

  const meeting = (booking: StoredBooking): Meeting => {
    const account = accounts.get(booking.assignedTo ?? '')
    const consultant = account ? { username: account.username, fullName: account.fullName } : null
    return meetingView(view(booking), booking, consultant)
  }

  /** Whether somebody has another meeting, or blocked time, at a start. */
  const isBusyAt = (start: string, username: string | null, except: string) =>
    username !== null &&
    ([...bookings.values()].some(
      (each) =>
        each.reference !== except &&
        each.cancelledAt === null &&
        each.assignedTo === username &&
        each.start === start,
    ) ||
      [...blockedTimes.values()].some(
        (each) => each.consultant === username && isBlockedAt(each, Date.parse(start)),
      ))

  const isConsultant = (username: string) => {
    const account = accounts.get(username)
    return account !== undefined && isStaff(account) && account.disabledAt === null
  }

  function findChangeable(
    reference: string,
    version: number,
  ): StoredBooking | Refusal<'notFound' | 'bookingCancelled' | 'changedMeanwhile'> {
    const booking = bookings.get(reference)
    if (!booking) return refuse('notFound')
    if (booking.cancelledAt !== null) return refuse('bookingCancelled')
    return booking.sequence === version ? booking : refuse('changedMeanwhile')
  }

  const hasBegun = (booking: StoredBooking) => now() >= Date.parse(booking.start)

  function open({ reference, key }: BookingLink): StoredBooking | Refusal<'linkRefused' | 'linkEnded'> {
    if (key !== mockKeyOf(reference)) return refuse('linkRefused')
    const booking = bookings.get(reference)
    return booking && !hasLinkEnded(booking, now()) ? booking : refuse('linkEnded')
  }

  return {
    getSlots: ({ params }) => respond(200, slotsResponse(params, rules(), moment())),

    bookMeeting: ({ body, reference }) => {
      const stored = bookings.get(reference)
      if (stored) return checkBookingRepeat(stored, body, now()) ?? receipt(stored)
      const refusal = refuseStart(body.start, rules(), now())
      if (refusal) return refusal
      if (countOpen(body.email) >= MAX_OPEN_BOOKINGS) return refuseFurtherBooking()
      if (isTaken(body.start)) return refuseAsTaken(body.start)
      return receipt(
        store({
          ...body,
          ...newStaffFields,
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
      const refusal = refuseStart(start, rules(), now())
      if (refusal) return refusal
      if (isTaken(start)) return refuseAsTaken(start)
      return respond(
        200,
        view(
          store({
            ...booking,
            start,
            attendance: null,
            assignedTo: isBusyAt(start, booking.assignedTo, booking.reference) ? null : booking.assignedTo,
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

    listMeetings: ({ params: { from: wanted, days, consultant, after, limit } }) => {
      const from = wanted ?? istDate(now())
      const [first, end] = [istInstant(from, 0), istInstant(addDays(from, days), 0)]
      const isWanted = ({ start, assignedTo }: StoredBooking) =>
        Date.parse(start) >= first &&
        Date.parse(start) < end &&
        (consultant === '' || (consultant === nobody ? assignedTo === null : assignedTo === consultant))
      const rank = ({ start, reference }: StoredBooking) => `${start} ${reference}`
      const found = [...bookings.values()].filter(isWanted).toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
      const at = found.findIndex(({ reference }) => reference === after) + 1
      const rest = after !== '' && at === 0 ? [] : found.slice(at)
      return respond(200, {
        days: meetingDays({ from, days }, rules(), moment()),
        meetings: rest.slice(0, limit).map(meeting),
        hasMore: rest.length > limit,
        blocked: [...blockedTimes.values()]
          .filter((each) => Date.parse(each.endsAt) > first && Date.parse(each.startsAt) < end)
          .filter((each) => consultant === '' || each.consultant === consultant)
          .toSorted((a, b) => (a.startsAt + a.reference < b.startsAt + b.reference ? -1 : 1))
          .map(viewBlocked),
        consultants: [...accounts.values()]
          .filter(({ username }) => isConsultant(username))
          .map(({ username, fullName }) => ({ username, fullName }))
          .toSorted((a, b) => (a.fullName < b.fullName ? -1 : 1)),
      })
    },

    changeMeeting: ({ params: { reference }, body: { start, consultant, version } }) => {
      const booking = findChangeable(reference, version)
      if ('problem' in booking) return booking
      if (hasBegun(booking)) return refuse('meetingBegun')
      const isMoved = start !== booking.start
      const refusal = isMoved ? refuseStart(start, staffMeetings(rules()), now()) : undefined
      if (refusal) return refusal
      const assignedTo = consultant || null
      if (assignedTo !== null && assignedTo !== booking.assignedTo && !isConsultant(assignedTo))
        return refuse('invalid', { fields: { consultant: messages.consultant } })
      if (isBusyAt(start, assignedTo, reference)) return refuse('consultantBusy')
      const changed = { ...booking, assignedTo, sequence: booking.sequence + 1 }
      if (!isMoved) {
        bookings.set(reference, changed)
        return respond(200, meeting(changed))
      }
      if (isTaken(start)) return refuseAsTaken(start, staffMeetings(rules()))
      const changedAt = world.clock().toISOString()
      return respond(200, meeting(storeByFirm({ ...changed, start, attendance: null, changedAt })))
    },

    callOffMeeting: ({ params: { reference }, body: { reason, version } }) => {
      const booking = findChangeable(reference, version)
      if ('problem' in booking) return booking
      if (hasBegun(booking)) return refuse('meetingBegun')
      const cancelledAt = world.clock().toISOString()
      const cancelled = storeByFirm({
        ...booking,
        cancelledAt,
        cancelReason: reason,
        changedAt: cancelledAt,
        sequence: booking.sequence + 1,
      })
      return respond(200, meeting(cancelled))
    },

    setAttendance: ({ params: { reference }, body: { attendance, version } }) => {
      const booking = findChangeable(reference, version)
      if ('problem' in booking) return booking
      if (attendance !== null && !hasBegun(booking)) return refuse('meetingNotBegun')
      const changed = { ...booking, attendance, sequence: booking.sequence + 1 }
      bookings.set(reference, changed)
      return respond(200, meeting(changed))
    },

    checkBlockedTime: ({ params }) => {
      const problem = problemsOf(params)
      if (problem) return problem
      const conflicts = conflictsOf(params)
      return respond(200, {
        meetings: conflicts.length,
        first: conflicts.slice(0, SHOWN_CONFLICTS).map(({ start, name }) => ({ start, name })),
      })
    },

    blockTime: ({ body: { conflicts: seen, ...body }, reference }) => {
      const stored = blockedTimes.get(reference)
      const refusal = stored && checkRepeat<typeof body>(stored, body)
      if (refusal) return refusal
      if (stored) return respond(201, viewBlocked(stored))
      const problem = problemsOf(body)
      if (problem) return problem
      if (!isConsultant(body.consultant))
        return refuse('invalid', { fields: { consultant: messages.consultant } })
      if (conflictsOf(body).length !== seen)
        return refuse('invalid', { fields: { conflicts: messages.otherConflicts } })
      const added = { ...body, reference }
      blockedTimes.set(reference, added)
      return respond(201, viewBlocked(added))
    },

    unblockTime: ({ params: { blocked } }) =>
      blockedTimes.delete(blocked) ? respond(204, undefined) : refuse('notFound'),
  }
}

export const bookingsMock = {
  state: (): BookingsState => ({ bookings: new Map(), blockedTimes: new Map() }),
  handlers: createHandlers,
} satisfies MockFeature<typeof endpoints, BookingsState, Needs>
