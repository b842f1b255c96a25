import { respond } from '@anupalan/server/contract'
import type { OutcomeOf } from '@anupalan/server/contract'
import {
  checkBookingRepeat,
  newStaffFields,
  refuseFurtherBooking,
  refuseStart,
} from '@anupalan/server/contract/bookings/meetings'
import { MAX_OPEN_BOOKINGS } from '@anupalan/server/contract/bookings/rules'
import { store } from '../../platform/database/database.ts'
import { lockRecipient } from '../../platform/mail/recipient-limit.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { lockDays } from './lock-days.ts'
import { mailsOf, queueMailsOf } from './booking-mail.ts'
import type { BookingContext } from './booking-context.ts'
import { countOpenBookings, findBooking, freeSlotsAt, insertBooking } from './queries.ts'
import type { StoredBooking } from './queries.ts'
import { refuseAsTaken } from './get-slots.ts'

/**
 * Books a free slot and queues the mails about it, in one transaction. Idempotent: repeated under the same reference,
 * it gets the same response and is booked once. Of concurrent requests for the last slot, a unique constraint lets one
 * succeed. Each mailbox has a limited number of bookings, so that one person cannot book the entire calendar.
 *
 * @throws StorageError if it is not certain to be stored.
 */
export async function bookMeeting(
  context: BookingContext,
  { body: request, reference }: CallParts<'bookMeeting', 'body' | 'reference'>,
): Promise<OutcomeOf<'bookMeeting'>> {
  const { database, clock, meetings } = context
  const keys = await context.keys()
  const now = clock()
  const receipt = (booking: StoredBooking) =>
    respond(201, { booking: keys.view(booking, now), key: keys.keyOf(reference) })
  const repeat = (booking: StoredBooking) =>
    checkBookingRepeat(booking, request, now.getTime()) ?? receipt(booking)

  const outcome = await store(database, async (transaction) => {
    const refusal = refuseStart(request.start, meetings, now.getTime())
    if (!refusal) await lockDays(transaction, request.start)
    await lockRecipient(transaction, request.email, now)
    const stored = await findBooking(transaction, reference)
    if (stored) return repeat(stored)
    if (refusal) return refusal

    const at = now.toISOString()
    if ((await countOpenBookings(transaction, request.email, at)) >= MAX_OPEN_BOOKINGS)
      return refuseFurtherBooking()

    const booking: StoredBooking = {
      ...request,
      ...newStaffFields,
      reference,
      firstStart: request.start,
      sequence: 0,
      receivedAt: at,
      changedAt: at,
      cancelledAt: null,
    }
    for (const slot of await freeSlotsAt(transaction, request.start, meetings.consultants)) {
      if (!(await insertBooking(transaction, booking, slot))) continue
      await queueMailsOf(transaction, mailsOf(context, keys, booking, 'booked'), now)
      return receipt(booking)
    }
    // Another request committed first: perhaps the same one, with the same reference.
    const concurrent = await findBooking(transaction, reference)
    return concurrent && repeat(concurrent)
  })
  return outcome ?? refuseAsTaken(context, request.start)
}
