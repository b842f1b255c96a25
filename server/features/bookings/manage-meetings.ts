/** Changes of meetings by the staff. */
import { isStaff, refuse, respond } from '@anupalan/server/contract'
import type { OutcomeOf, Refusal } from '@anupalan/server/contract'
import { refuseStart, staffMeetings } from '@anupalan/server/contract/bookings/meetings'
import { meetingMessages as messages } from '@anupalan/server/contract/bookings/staff-rules'
import { recordAudit } from '../../platform/database/audit.ts'
import { store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { conflict, queueNotices, retryOnConflict } from './change-booking.ts'
import type { Keys } from './booking-context.ts'
import { lockDays } from './lock-days.ts'
import {
  assignBooking,
  findBooking,
  freeBooking,
  freeSlotsAt,
  isBusyAt,
  moveBooking,
  writeAttendance,
} from './queries.ts'
import type { StoredBooking } from './queries.ts'
import { refuseAsTaken } from './get-slots.ts'
import { toMeetings } from './read-meetings.ts'
import type { MeetingContext } from './read-meetings.ts'

/** A meeting that may be changed, or the problem that it may not. */
async function findChangeable(
  transaction: Transaction,
  reference: string,
  version: number,
): Promise<StoredBooking | Refusal<'notFound' | 'bookingCancelled' | 'changedMeanwhile'>> {
  const booking = await findBooking(transaction, reference)
  if (!booking) return refuse('notFound')
  if (booking.cancelledAt !== null) return refuse('bookingCancelled')
  return booking.sequence === version ? booking : refuse('changedMeanwhile')
}

async function respondWith(
  context: MeetingContext,
  keys: Keys,
  transaction: Transaction,
  booking: StoredBooking,
) {
  const [meeting] = await toMeetings(context, keys, transaction, [booking])
  return respond(200, meeting!)
}

/**
 * Moves a meeting, chooses who holds it, or both. The visitor gets a mail about a new time, also beyond the daily limit
 * of mails that visitors cause.
 *
 * @throws StorageError if it is not certain to be stored.
 */
export async function changeMeeting(
  context: MeetingContext,
  call: Call<'changeMeeting'>,
): Promise<OutcomeOf<'changeMeeting'>> {
  const { database, clock, meetings } = context
  const { reference } = call.params
  const { start, version } = call.body
  const assignedTo = call.body.consultant || null
  const keys = await context.keys()

  const outcome = await retryOnConflict(() =>
    store(database, async (transaction) => {
      const now = clock()
      const booking = await findChangeable(transaction, reference, version)
      if ('problem' in booking) return booking
      if (now.getTime() >= Date.parse(booking.start)) return refuse('meetingBegun')
      const isMoved = start !== booking.start
      const refusal = isMoved ? refuseStart(start, staffMeetings(meetings), now.getTime()) : undefined
      if (refusal) return refusal
      await lockDays(transaction, start)
      if (assignedTo !== null) {
        const isKept = assignedTo === booking.assignedTo
        if (!isKept && !(await isConsultant(context, transaction, assignedTo)))
          return refuse('invalid', { fields: { consultant: messages.consultant } })
        if (await isBusyAt(transaction, { start, assignedTo, except: reference }))
          return refuse('consultantBusy')
      }

      const audit = { subject: reference, caller: call } as const
      if (!isMoved) {
        const assigned = await assignBooking(transaction, booking, assignedTo)
        if (!assigned) return conflict
        await recordAudit(
          transaction,
          { ...audit, action: 'booking.assign', ...(assignedTo && { user: assignedTo }) },
          now,
        )
        return respondWith(context, keys, transaction, assigned)
      }
      const [slot] = await freeSlotsAt(transaction, start, meetings.consultants)
      if (!slot) return undefined
      const moved = await moveBooking(transaction, booking, { ...slot, assignedTo }, now.toISOString())
      if (!moved) return conflict
      await queueNotices(transaction, context, keys, moved, 'movedByFirm')
      await recordAudit(
        transaction,
        {
          ...audit,
          action: 'booking.move',
          ...(assignedTo && { user: assignedTo }),
          details: { from: booking.start, to: start },
        },
        now,
      )
      return respondWith(context, keys, transaction, moved)
    }),
  )
  return outcome ?? refuseAsTaken({ ...context, meetings: staffMeetings(meetings) }, start)
}

async function isConsultant({ ports }: MeetingContext, transaction: Transaction, username: string) {
  const person = (await ports.people.find(transaction, [username])).get(username)
  return person !== undefined && isStaff(person) && !person.isDisabled
}

/**
 * Cancels a meeting for the practice, which frees its slot.
 *
 * @throws StorageError if it is not certain to be stored.
 */
export async function callOffMeeting(
  context: MeetingContext,
  call: Call<'callOffMeeting'>,
): Promise<OutcomeOf<'callOffMeeting'>> {
  const { database, clock } = context
  const { reason, version } = call.body
  const keys = await context.keys()
  return retryOnConflict(() =>
    store(database, async (transaction) => {
      const now = clock()
      const booking = await findChangeable(transaction, call.params.reference, version)
      if ('problem' in booking) return booking
      if (now.getTime() >= Date.parse(booking.start)) return refuse('meetingBegun')
      const cancelled = await freeBooking(transaction, booking, now.toISOString(), reason)
      if (!cancelled) return conflict
      await queueNotices(transaction, context, keys, cancelled, 'cancelledByFirm')
      await recordAudit(
        transaction,
        { action: 'booking.cancel', subject: booking.reference, caller: call },
        now,
      )
      return respondWith(context, keys, transaction, cancelled)
    }),
  )
}

/** @throws StorageError if it is not certain to be stored. */
export async function setAttendance(
  context: MeetingContext,
  call: Call<'setAttendance'>,
): Promise<OutcomeOf<'setAttendance'>> {
  const { database, clock } = context
  const { attendance, version } = call.body
  const keys = await context.keys()
  return retryOnConflict(() =>
    store(database, async (transaction) => {
      const booking = await findChangeable(transaction, call.params.reference, version)
      if ('problem' in booking) return booking
      const now = clock()
      if (attendance !== null && now.getTime() < Date.parse(booking.start)) return refuse('meetingNotBegun')
      const changed = await writeAttendance(transaction, booking, attendance)
      if (!changed) return conflict
      await recordAudit(
        transaction,
        {
          action: 'booking.set-attendance',
          subject: booking.reference,
          details: { attendance },
          caller: call,
        },
        now,
      )
      return respondWith(context, keys, transaction, changed)
    }),
  )
}
