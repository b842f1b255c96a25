import { respond, refuse } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import { refuseStart } from '@anupalan/server/contract/bookings/meetings'
import { isUniqueViolation, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { lockRecipient } from '../../platform/mail/recipient-limit.ts'
import { eraseMailAbout, withdrawMail } from '../../platform/mail/outbox-rows.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { mailsOf, queueMailsOf } from './booking-mail.ts'
import type { Change } from './booking-mail.ts'
import type { BookingContext, Keys } from './booking-context.ts'
import { lockDays } from './lock-days.ts'
import { findOpen } from './get-booking.ts'
import { findBooking, freeBooking, freeSlotsAt, isBusyAt, moveBooking } from './queries.ts'
import type { StoredBooking } from './queries.ts'
import { refuseAsTaken } from './get-slots.ts'

/** A concurrent transaction changed the booking or took the slot: the change is retried. */
export const conflict: unique symbol = Symbol('conflict')

/** Each conflict means that another change succeeded, so this many retries are enough. */
const MAX_ATTEMPTS = 100

/**
 * Moves a booking to another slot. Its old slot becomes free only if it gets the new one. Idempotent for the same
 * start.
 *
 * @throws StorageError if it is not certain to be stored.
 */
export async function rescheduleBooking(
  context: BookingContext,
  { params: { reference, key }, body: { start } }: CallParts<'rescheduleBooking', 'params' | 'body'>,
): Promise<OutcomeOf<'rescheduleBooking'>> {
  const { database, clock, meetings } = context
  const keys = await context.keys()
  if (!(await keys.verify(reference, key))) return refuse('linkRefused')

  const outcome = await retryOnConflict(() =>
    store(database, async (transaction) => {
      const now = clock()
      const booking = await findOpen(context, transaction, reference)
      if ('problem' in booking) return booking
      if (booking.cancelledAt !== null) return refuse('bookingCancelled')
      const shown = keys.view(booking, now)
      if (booking.start === start) return respond(200, shown)
      if (!shown.canChange) return refuse('bookingBegun')
      const refusal = refuseStart(start, meetings, now.getTime())
      if (refusal) return refusal

      await lockDays(transaction, start)
      const [slot] = await freeSlotsAt(transaction, start, meetings.consultants)
      if (!slot) return undefined
      await lockRecipient(transaction, booking.email, now)
      const assignedTo = await assigneeAt(transaction, booking, start)
      const moved = await moveBooking(transaction, booking, { ...slot, assignedTo }, now.toISOString())
      if (!moved) return conflict
      await queueNotices(transaction, context, keys, moved, 'moved')
      return respond(200, keys.view(moved, now))
    }),
  )
  return outcome ?? refuseAsTaken(context, start)
}

/** Who holds a meeting at another start: the same person, or nobody if that person has another meeting then. */
async function assigneeAt(
  transaction: Transaction,
  { assignedTo, reference }: StoredBooking,
  start: string,
): Promise<string | null> {
  if (assignedTo === null) return null
  return (await isBusyAt(transaction, { start, assignedTo, except: reference })) ? null : assignedTo
}

/**
 * Cancels a booking, which frees its slot. Idempotent.
 *
 * @throws StorageError if it is not certain to be stored.
 */
export async function cancelBooking(
  context: BookingContext,
  { params: { reference, key } }: CallParts<'cancelBooking', 'params'>,
): Promise<OutcomeOf<'cancelBooking'>> {
  const { database, clock } = context
  const keys = await context.keys()
  if (!(await keys.verify(reference, key))) return refuse('linkRefused')

  return retryOnConflict(() =>
    store(database, async (transaction) => {
      const now = clock()
      const booking = await findOpen(context, transaction, reference)
      if ('problem' in booking) return booking
      const shown = keys.view(booking, now)
      if (booking.cancelledAt !== null) return respond(200, shown)
      if (!shown.canChange) return refuse('bookingBegun')
      await lockRecipient(transaction, booking.email, now)
      const cancelled = await freeBooking(transaction, booking, now.toISOString())
      if (!cancelled) return conflict
      await queueNotices(transaction, context, keys, cancelled, 'cancelled')
      return respond(200, keys.view(cancelled, now))
    }),
  )
}

/**
 * Erases a booking whose consent is withdrawn. A meeting that can still be cancelled is: its slot becomes free, and the
 * visitor and the firm are told.
 *
 * @returns whether the address has such a booking
 */
export async function withdrawBooking(
  context: BookingContext,
  { reference, email }: { readonly reference: string; readonly email: string },
  onWithdraw: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  const { database, clock } = context
  const keys = await context.keys()
  return retryOnConflict(() =>
    store(database, async (transaction) => {
      const now = clock()
      const booking = await findBooking(transaction, reference)
      if (booking?.email.toLowerCase() !== email.toLowerCase()) return false
      await eraseMailAbout(transaction, reference)
      if (booking.cancelledAt === null && keys.view(booking, now).canChange) {
        await lockRecipient(transaction, booking.email, now)
        const cancelled = await freeBooking(transaction, booking, now.toISOString())
        if (!cancelled) return conflict
        await queueNotices(transaction, context, keys, cancelled, 'cancelled')
      }
      await transaction.deleteFrom('bookings').where('reference', '=', reference).execute()
      await onWithdraw(transaction)
      return true
    }),
  )
}

/** Withdraws the queued reminders, and queues mails about the change. */
export async function queueNotices(
  transaction: Transaction,
  context: BookingContext,
  keys: Keys,
  booking: StoredBooking,
  what: Exclude<Change, 'booked'>,
): Promise<void> {
  await withdrawMail(transaction, 'reminder', booking.reference)
  const isByFirm = what === 'movedByFirm' || what === 'cancelledByFirm'
  const mails = mailsOf(context, keys, booking, what)
  await queueMailsOf(transaction, mails, new Date(booking.changedAt), isByFirm)
}

export async function retryOnConflict<Outcome>(
  attempt: () => Promise<Outcome | typeof conflict>,
): Promise<Outcome> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
    try {
      const outcome = await attempt()
      if (outcome !== conflict) return outcome
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
  throw new Error(`The booking was changed concurrently ${MAX_ATTEMPTS} times.`)
}
