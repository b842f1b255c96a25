import { defaultBookingMonths } from '@anupalan/server/contract'
import type { Practice } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { monthsBefore } from '../../platform/jobs/months-before.ts'
import { eraseMail } from '../../platform/mail/outbox-rows.ts'
import { deleteBookings } from './queries.ts'

/** Rows of one transaction: few enough not to delay requests. */
const batch = 500

/** Kinds of mail about bookings. */
export const mailOfBookings = ['booking', 'reminder'] as const

/** The retention period of bookings whose meetings began up to this instant has ended. */
export const bookingsErasedUpTo = (now: Date, practice: Practice) =>
  monthsBefore(now, practice.retention?.bookingMonths ?? defaultBookingMonths)

/**
 * Erases the bookings whose retention period has ended, cancelled ones too, and all mails about bookings of that age,
 * sent or not.
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
