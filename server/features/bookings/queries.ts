import { mailboxOf } from '@anupalan/server/contract'
import type { BookingRecord } from '@anupalan/server/contract/bookings/meetings'
import type { Database } from '../../platform/database/database.ts'
import type { BookingsTable } from './tables.ts'

export interface StoredBooking extends BookingRecord {
  readonly receivedAt: string
  readonly changedAt: string
}

/** A start of one consultant. */
export interface Slot {
  readonly start: string
  readonly consultant: number
}

/** @returns whether it is new; `false` if its reference or its slot is taken, also by a concurrent transaction. */
export async function insertBooking(
  database: Database,
  booking: StoredBooking,
  { consultant }: Slot,
): Promise<boolean> {
  const inserted = await database
    .insertInto('bookings')
    .values({ ...booking, consultant, privacy: 1, dayRemindedAt: null, hourRemindedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findBooking(database: Database, reference: string): Promise<StoredBooking | undefined> {
  const row = await database
    .selectFrom('bookings')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row && fromRow(row)
}

/** The free slots of a start, for a number of consultants. */
export async function freeSlotsAt(database: Database, start: string, consultants: number): Promise<Slot[]> {
  const rows = await database
    .selectFrom('bookings')
    .select('consultant')
    .where('start', '=', start)
    .where('consultant', 'is not', null)
    .execute()
  // Bookings of consultants who have left count too: another consultant must hold the meeting.
  if (rows.length >= consultants) return []
  const taken = new Set(rows.map(({ consultant }) => consultant))
  return Array.from({ length: consultants }, (_, index) => ({ start, consultant: index + 1 })).filter(
    ({ consultant }) => !taken.has(consultant),
  )
}

/** How many meetings after an instant a mailbox has. The rows are at most the slots within the horizon. */
export async function countOpenBookings(database: Database, email: string, after: string): Promise<number> {
  const rows = await database
    .selectFrom('bookings')
    .select('email')
    .where('start', '>', after)
    .where('consultant', 'is not', null)
    .execute()
  const mailbox = mailboxOf(email)
  return rows.filter((row) => mailboxOf(row.email) === mailbox).length
}

/** How many meetings begin at each start, from one instant up to another. */
export async function countTaken(database: Database, from: string, to: string): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('bookings')
    .select(({ fn }) => ['start', fn.countAll<number>().as('count')])
    .where('start', '>=', from)
    .where('start', '<', to)
    .where('consultant', 'is not', null)
    .groupBy('start')
    .execute()
  return new Map(rows.map(({ start, count }) => [Date.parse(start), count]))
}

/**
 * Moves a booking to a free slot; the same statement frees its old one.
 *
 * @returns `undefined` if the booking has changed since it was read. Fails as `isUniqueViolation` if the slot is taken.
 */
export async function moveBooking(
  database: Database,
  booking: StoredBooking,
  { start, consultant }: Slot,
  changedAt: string,
): Promise<StoredBooking | undefined> {
  const row = await database
    .updateTable('bookings')
    .set({
      start,
      consultant,
      changedAt,
      sequence: booking.sequence + 1,
      dayRemindedAt: null,
      hourRemindedAt: null,
    })
    .where('reference', '=', booking.reference)
    .where('sequence', '=', booking.sequence)
    .where('cancelledAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && fromRow(row)
}

/** Cancels a booking, which frees its slot. @returns `undefined` if the booking has changed since it was read. */
export async function freeBooking(
  database: Database,
  booking: StoredBooking,
  cancelledAt: string,
): Promise<StoredBooking | undefined> {
  const row = await database
    .updateTable('bookings')
    .set({ consultant: null, cancelledAt, changedAt: cancelledAt, sequence: booking.sequence + 1 })
    .where('reference', '=', booking.reference)
    .where('sequence', '=', booking.sequence)
    .where('cancelledAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && fromRow(row)
}

export type Reminder = 'dayRemindedAt' | 'hourRemindedAt'

/** Meetings that begin after one instant and up to another, without this reminder. */
export async function findUnreminded(
  database: Database,
  reminder: Reminder,
  { after, upTo }: { readonly after: string; readonly upTo: string },
): Promise<StoredBooking[]> {
  const rows = await database
    .selectFrom('bookings')
    .selectAll()
    .where('start', '>', after)
    .where('start', '<=', upTo)
    .where('consultant', 'is not', null)
    .where(reminder, 'is', null)
    .orderBy('start')
    .orderBy('reference')
    .execute()
  return rows.map(fromRow)
}

/**
 * @returns whether this transaction marked it: only one does, and only if the booking has not changed since it was
 * read.
 */
export async function markReminded(
  database: Database,
  { reference, sequence }: StoredBooking,
  reminder: Reminder,
  at: string,
): Promise<boolean> {
  const marked = await database
    .updateTable('bookings')
    .set({ [reminder]: at })
    .where('reference', '=', reference)
    .where('sequence', '=', sequence)
    .where('consultant', 'is not', null)
    .where(reminder, 'is', null)
    .returning('reference')
    .executeTakeFirst()
  return marked !== undefined
}

/**
 * Deletes the oldest bookings whose meeting was to begin up to an instant.
 *
 * @returns how many, at most `limit`.
 */
export async function deleteBookings(database: Database, upTo: string, limit: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('bookings')
    .where('reference', 'in', (oldest) =>
      oldest
        .selectFrom('bookings')
        .select('reference')
        .where('start', '<=', upTo)
        .orderBy('start')
        .orderBy('reference')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Omits the consultant and the reminders, which use cases do not need. */
const fromRow = (row: BookingsTable): StoredBooking => {
  const { consultant: _, dayRemindedAt: _day, hourRemindedAt: _hour, ...booking } = row
  return { ...booking, privacy: true }
}
