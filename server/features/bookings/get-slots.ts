import { respond } from '@anupalan/server/contract'
import type { OutcomeOf, Refusal } from '@anupalan/server/contract'
import { refuseTaken, slotsResponse } from '@anupalan/server/contract/bookings/meetings'
import { bookableDays } from '@anupalan/server/contract/bookings/slots'
import { daysBetween, istDate } from '@anupalan/server/compliance/ist'
import { load } from '../../platform/database/database.ts'
import type { BookingContext } from './booking-context.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { countTaken } from './queries.ts'

/** @throws StorageError */
export async function getSlots(
  { database, clock, meetings }: Pick<BookingContext, 'database' | 'clock' | 'meetings'>,
  { params: query }: CallParts<'getSlots', 'params'>,
): Promise<OutcomeOf<'getSlots'>> {
  const now = clock().getTime()
  const from = query.from ?? istDate(now)
  const taken = await load(database, (reading) => countTaken(reading, { from, days: query.days }, meetings))
  return respond(200, slotsResponse({ from, days: query.days }, meetings, { now, taken }))
}

/**
 * The error of a start that is taken, with the nearest free ones.
 *
 * @throws StorageError
 */
export async function refuseAsTaken(
  { database, clock, meetings }: Pick<BookingContext, 'database' | 'clock' | 'meetings'>,
  start: string,
): Promise<Refusal<'slotTaken'>> {
  const now = clock().getTime()
  const { from, to } = bookableDays(meetings, now)
  const taken = await load(database, (reading) =>
    countTaken(reading, { from, days: daysBetween(from, to) + 1 }, meetings),
  )
  return refuseTaken(start, meetings, { now, taken })
}
