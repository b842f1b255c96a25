import { answer, refuse } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import { refuseStart } from '@anupalan/server/contract/bookings/meetings'
import { isLostRace, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { lockRecipient } from '../../platform/mail/recipient-limit.ts'
import { withdrawMail } from '../../platform/mail/outbox.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { mailsOf, queueMailsOf } from './booking-mail.ts'
import type { BookingContext, Keys } from './booking-context.ts'
import { findOpen } from './get-booking.ts'
import { freeBooking, freeSlotsAt, moveBooking } from './queries.ts'
import type { StoredBooking } from './queries.ts'
import { refuseAsTaken } from './get-slots.ts'

/** A change that found the booking, or the slot it wants, changed meanwhile: it looks again. */
const meanwhile = Symbol('meanwhile')

/** Each loss of a race is somebody else's gain, so a look after so many finds its answer. */
const mostLooks = 100

/**
 * Moves a booking to another slot. Its old slot is free only if the new one is won. Moved twice to the same start it is
 * moved once.
 *
 * @throws StorageError where it is not stored for certain.
 */
export async function rescheduleBooking(
  context: BookingContext,
  { address: { reference, key }, body: { start } }: CallParts<'rescheduleBooking', 'address' | 'body'>,
): Promise<OutcomeOf<'rescheduleBooking'>> {
  const { database, clock, meetings } = context
  const keys = await context.keys()
  if (!(await keys.verify(reference, key))) return refuse('linkRefused')

  const outcome = await lookAgain(() =>
    store(database, async (transaction) => {
      const now = clock()
      const booking = await findOpen(context, transaction, reference)
      if ('problem' in booking) return booking
      if (booking.cancelledAt !== null) return refuse('bookingCancelled')
      const shown = keys.view(booking, now)
      if (booking.start === start) return answer(200, shown)
      if (!shown.canChange) return refuse('bookingBegun')
      const refusal = refuseStart(start, meetings, now.getTime())
      if (refusal) return refusal

      const [slot] = await freeSlotsAt(transaction, start, meetings.consultants)
      if (!slot) return undefined
      await lockRecipient(transaction, booking.email, now)
      const moved = await moveBooking(transaction, booking, slot, now.toISOString())
      if (!moved) return meanwhile
      await queueNotices(transaction, context, keys, moved, 'moved')
      return answer(200, keys.view(moved, now))
    }),
  )
  return outcome ?? refuseAsTaken(context, start)
}

/**
 * Gives a booking up, so that its slot is free again. Cancelled twice it is cancelled once.
 *
 * @throws StorageError where it is not stored for certain.
 */
export async function cancelBooking(
  context: BookingContext,
  { address: { reference, key } }: CallParts<'cancelBooking', 'address'>,
): Promise<OutcomeOf<'cancelBooking'>> {
  const { database, clock } = context
  const keys = await context.keys()
  if (!(await keys.verify(reference, key))) return refuse('linkRefused')

  return lookAgain(() =>
    store(database, async (transaction) => {
      const now = clock()
      const booking = await findOpen(context, transaction, reference)
      if ('problem' in booking) return booking
      const shown = keys.view(booking, now)
      if (booking.cancelledAt !== null) return answer(200, shown)
      if (!shown.canChange) return refuse('bookingBegun')
      await lockRecipient(transaction, booking.email, now)
      const cancelled = await freeBooking(transaction, booking, now.toISOString())
      if (!cancelled) return meanwhile
      await queueNotices(transaction, context, keys, cancelled, 'cancelled')
      return answer(200, keys.view(cancelled, now))
    }),
  )
}

/** Withdraws the reminders that wait, and queues mails about the change. */
async function queueNotices(
  transaction: Transaction,
  context: BookingContext,
  keys: Keys,
  booking: StoredBooking,
  what: 'moved' | 'cancelled',
): Promise<void> {
  await withdrawMail(transaction, 'reminder', booking.reference)
  await queueMailsOf(transaction, mailsOf(context, keys, booking, what), new Date(booking.changedAt))
}

async function lookAgain<Outcome>(look: () => Promise<Outcome | typeof meanwhile>): Promise<Outcome> {
  for (let looks = 0; looks < mostLooks; looks++) {
    try {
      const outcome = await look()
      if (outcome !== meanwhile) return outcome
    } catch (error) {
      if (!isLostRace(error)) throw error
    }
  }
  throw new Error(`The booking was changed ${mostLooks} times meanwhile.`)
}
