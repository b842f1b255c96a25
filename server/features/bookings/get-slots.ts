import { answer } from '@anupalan/server/contract'
import type { OutcomeOf, Refusal } from '@anupalan/server/contract'
import { refuseTaken, slotsAnswer } from '@anupalan/server/contract/bookings/meetings'
import { bookableDays } from '@anupalan/server/contract/bookings/slots'
import { addDays, istDate, istInstant } from '@anupalan/server/compliance/ist'
import { load } from '../../platform/database/database.ts'
import type { BookingContext } from './booking-context.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { countTaken } from './queries.ts'

/** @throws StorageError */
export async function getSlots(
  { database, clock, meetings }: Pick<BookingContext, 'database' | 'clock' | 'meetings'>,
  { address: asked }: CallParts<'getSlots', 'address'>,
): Promise<OutcomeOf<'getSlots'>> {
  const now = clock().getTime()
  const from = asked.from ?? istDate(now)
  const taken = await load(database, (reading) =>
    countTaken(reading, startOf(from), startOf(addDays(from, asked.days))),
  )
  return answer(200, slotsAnswer({ from, days: asked.days }, meetings, { now, taken }))
}

/**
 * The refusal of a start that is taken, with the free ones around it.
 *
 * @throws StorageError
 */
export async function refuseAsTaken(
  { database, clock, meetings }: Pick<BookingContext, 'database' | 'clock' | 'meetings'>,
  start: string,
): Promise<Refusal<'slotTaken'>> {
  const now = clock().getTime()
  const { from, to } = bookableDays(meetings, now)
  const taken = await load(database, (reading) => countTaken(reading, startOf(from), startOf(addDays(to, 1))))
  return refuseTaken(start, meetings, { now, taken })
}

const startOf = (day: Parameters<typeof istInstant>[0]) => new Date(istInstant(day, 0)).toISOString()
