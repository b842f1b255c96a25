import { addDays, istDate } from '@anupalan/server/compliance/ist'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { Database, Transaction } from '../../platform/database/database.ts'

/**
 * Locks days in India: other transactions that book a meeting or block time on them wait until this one ends, so that what
 * it reads of them stays valid (decision 162).
 *
 * Called with valid instants only, since a locked day has a row until it is past; and before a mailbox is locked and
 * before any row is changed, so that no two transactions wait for each other.
 *
 * @param from an instant, in UTC
 * @param until the last instant, exclusive; by default the day of `from` alone
 */
export async function lockDays(transaction: Transaction, from: string, until = from): Promise<void> {
  const first = istDate(Date.parse(from))
  const last = until > from ? istDate(Date.parse(until) - 1) : first
  const days: { day: IsoDate }[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push({ day })
  await transaction
    .insertInto('bookingDays')
    .values(days)
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((row) => ({ day: row.ref('bookingDays.day') })),
    )
    .execute()
}

/** Erases the rows of past days. */
export async function eraseBookingDays(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('bookingDays').where('day', '<', istDate(now.getTime())).execute()
}
