import { addDays, istDate } from '@anupalan/server/compliance/ist'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { Database, Transaction } from '../../platform/database/database.ts'

/** Rows of one statement: SQLite and PostgreSQL limit the parameters. */
const BATCH = 500

/**
 * Locks days in India: other transactions that book a meeting or block time on them wait until this one ends, so that what
 * it reads of them stays valid. PostgreSQL would otherwise let one take the last consultant whom the other blocks.
 *
 * Called before a mailbox is locked and before any row is changed, so that no two transactions wait for each other.
 *
 * @param from an instant, in UTC
 * @param until the last instant, exclusive; by default the day of `from` alone
 */
export async function lockDays(transaction: Transaction, from: string, until = from): Promise<void> {
  const first = istDate(Date.parse(from))
  const last = until > from ? istDate(Date.parse(until) - 1) : first
  const days: IsoDate[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  for (let at = 0; at < days.length; at += BATCH)
    await transaction
      .insertInto('bookingDays')
      .values(days.slice(at, at + BATCH).map((day) => ({ day })))
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet((row) => ({ day: row.ref('bookingDays.day') })),
      )
      .execute()
}

/** Erases the rows of past days. */
export async function eraseBookingDays(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('bookingDays').where('day', '<', istDate(now.getTime())).execute()
}
