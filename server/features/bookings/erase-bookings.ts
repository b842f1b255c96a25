import { defaultBookingMonths } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { monthsBefore } from '../../platform/jobs/retention.ts'
import { eraseMail } from '../../platform/mail/outbox.ts'
import { deleteBookings } from './queries.ts'

/** Rows of one transaction: few enough that no visitor waits for it. */
const batch = 500

/** Kinds of mail that tell of bookings. */
export const mailOfBookings = ['booking', 'reminder'] as const

/** Bookings of meetings up to this instant have been kept for as long as the privacy notice says. */
export const bookingsErasedUpTo = (now: Date, practice: Practice) =>
  monthsBefore(now, practice.retention?.bookingMonths ?? defaultBookingMonths)

/**
 * Erases the bookings whose time is over, cancelled ones too, and all mail of bookings as old, sent or not.
 *
 * @returns how many bookings were erased.
 * @throws StorageError
 */
export async function eraseBookings(
  { database, clock, practice }: Pick<Context, 'database' | 'clock' | 'practice'>,
  signal?: AbortSignal,
): Promise<number> {
  const upTo = bookingsErasedUpTo(clock(), practice).toISOString()
  const isStopping = () => signal?.aborted === true
  let erased = 0
  let last = batch
  while (last === batch && !isStopping()) {
    last = await store(database, (transaction) => deleteBookings(transaction, upTo, batch))
    erased += last
  }
  for (const kind of mailOfBookings) {
    if (!isStopping()) await store(database, (transaction) => eraseMail(transaction, kind, upTo))
  }
  return erased
}
