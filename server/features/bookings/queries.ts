import { mailboxOf } from '@anupalan/server/contract'
import type { MeetingRecord } from '@anupalan/server/contract/bookings/meetings'
import { takenAt, withBlocked } from '@anupalan/server/contract/bookings/blocked-times'
import { endOf } from '@anupalan/server/contract/bookings/slots'
import type { MeetingRules } from '@anupalan/server/contract/bookings/slots'
import { nobody } from '@anupalan/server/contract/bookings/staff-rules'
import type { Attendance } from '@anupalan/server/contract/bookings/staff-rules'
import { addDays, istInstant } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import type { Database } from '../../platform/database/database.ts'
import { findBlocked, findHeld } from './blocked-queries.ts'
import type { BookingsTable } from './tables.ts'

export interface StoredBooking extends MeetingRecord {
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
    .select(['start', 'assignedTo', 'consultant'])
    .where('start', '=', start)
    .where('consultant', 'is not', null)
    .execute()
  const at = Date.parse(start)
  const blocked = await findBlocked(database, start, new Date(endOf(at)).toISOString())
  // Bookings of consultants who have left count too: another consultant must hold the meeting.
  const left = consultants - takenAt(at, rows, blocked)
  if (left <= 0) return []
  const taken = new Set(rows.map(({ consultant }) => consultant))
  return (
    Array.from({ length: consultants }, (_, index) => ({ start, consultant: index + 1 }))
      .filter(({ consultant }) => !taken.has(consultant))
      // Of concurrent requests for the last one left, one succeeds.
      .slice(0, left)
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

/** How many people are taken at each start of some days: by meetings, and by blocked time. */
export async function countTaken(
  database: Database,
  { from: first, days }: { readonly from: IsoDate; readonly days: number },
  rules: MeetingRules,
): Promise<Map<number, number>> {
  const from = new Date(istInstant(first, 0)).toISOString()
  const to = new Date(istInstant(addDays(first, days), 0)).toISOString()
  const rows = await database
    .selectFrom('bookings')
    .select(({ fn }) => ['start', fn.countAll<number>().as('count')])
    .where('start', '>=', from)
    .where('start', '<', to)
    .where('consultant', 'is not', null)
    .groupBy('start')
    .execute()
  const taken = new Map(rows.map(({ start, count }) => [Date.parse(start), count]))
  const blocked = await findBlocked(database, from, to)
  if (blocked.length === 0) return taken
  const meetings = await findHeld(database, from, to)
  return withBlocked(taken, { from: first, days }, rules, { meetings, blocked })
}

/**
 * Moves a booking to a free slot; the same statement frees its old one.
 *
 * @returns `undefined` if the booking has changed since it was read. Fails as `isUniqueViolation` if the slot is taken.
 */
export async function moveBooking(
  database: Database,
  booking: StoredBooking,
  { start, consultant, assignedTo = booking.assignedTo }: Slot & { readonly assignedTo?: string | null },
  changedAt: string,
): Promise<StoredBooking | undefined> {
  const row = await database
    .updateTable('bookings')
    .set({
      start,
      consultant,
      assignedTo,
      attendance: null,
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

/**
 * Cancels a booking, which frees its slot.
 *
 * @param cancelReason why the practice does; empty if the visitor does
 * @returns `undefined` if the booking has changed since it was read.
 */
export async function freeBooking(
  database: Database,
  booking: StoredBooking,
  cancelledAt: string,
  cancelReason = '',
): Promise<StoredBooking | undefined> {
  const row = await database
    .updateTable('bookings')
    .set({
      consultant: null,
      cancelledAt,
      cancelReason,
      changedAt: cancelledAt,
      sequence: booking.sequence + 1,
    })
    .where('reference', '=', booking.reference)
    .where('sequence', '=', booking.sequence)
    .where('cancelledAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && fromRow(row)
}

/**
 * Sets a field that concerns neither the time nor the visitor.
 *
 * @returns `undefined` if the booking has changed since it was read.
 */
async function setField(
  database: Database,
  { reference, sequence }: StoredBooking,
  field: { readonly assignedTo: string | null } | { readonly attendance: Attendance | null },
): Promise<StoredBooking | undefined> {
  const row = await database
    .updateTable('bookings')
    .set({ ...field, sequence: sequence + 1 })
    .where('reference', '=', reference)
    .where('sequence', '=', sequence)
    .where('cancelledAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && fromRow(row)
}

/** As `setField`. Fails as `isUniqueViolation` if that person has another meeting then. */
export const assignBooking = (database: Database, booking: StoredBooking, assignedTo: string | null) =>
  setField(database, booking, { assignedTo })

export const writeAttendance = (database: Database, booking: StoredBooking, attendance: Attendance | null) =>
  setField(database, booking, { attendance })

/** Whether somebody has another meeting, or blocked time, at a start. */
export async function isBusyAt(
  database: Database,
  {
    start,
    assignedTo,
    except,
  }: { readonly start: string; readonly assignedTo: string; readonly except: string },
): Promise<boolean> {
  const found = await database
    .selectFrom('bookings')
    .select('reference')
    .where('assignedTo', '=', assignedTo)
    .where('start', '=', start)
    .where('cancelledAt', 'is', null)
    .where('reference', '<>', except)
    .executeTakeFirst()
  if (found) return true
  const blocked = await findBlocked(database, start, new Date(endOf(Date.parse(start))).toISOString())
  return blocked.some(({ consultant }) => consultant === assignedTo)
}

export interface BookingRange {
  /** The first instant. */
  readonly from: string
  /** The instant after the last. */
  readonly to: string
  /** A user name; `nobody`; empty for all. */
  readonly consultant: string
  /** The reference of the last booking of the previous page; empty for the first. */
  readonly after: string
  readonly limit: number
}

/** Bookings by their start, cancelled ones too. A page after an unknown booking is empty. */
export async function listBookings(
  database: Database,
  { from, to, consultant, after, limit }: BookingRange,
): Promise<StoredBooking[]> {
  const last = after === '' ? undefined : await findBooking(database, after)
  if (after !== '' && !last) return []
  const rows = await database
    .selectFrom('bookings')
    .selectAll()
    .where('start', '>=', from)
    .where('start', '<', to)
    .$if(consultant === nobody, (query) => query.where('assignedTo', 'is', null))
    .$if(consultant !== '' && consultant !== nobody, (query) => query.where('assignedTo', '=', consultant))
    .$if(last !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('start', '>', last!.start),
          row.and([row('start', '=', last!.start), row('reference', '>', last!.reference)]),
        ]),
      ),
    )
    .orderBy('start')
    .orderBy('reference')
    .limit(limit)
    .execute()
  return rows.map(fromRow)
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
