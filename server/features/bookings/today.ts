import { addDays, istInstant } from '../../compliance/ist.ts'
import type { ReadToday } from '../../platform/ports.ts'

/** The meetings of the day that are not cancelled. */
export const bookingsToday: ReadToday<'meetings'> = async ({ database, today }) => ({
  meetings: await database
    .selectFrom('bookings')
    .select(['reference', 'start', 'service', 'mode', 'name'])
    .where('start', '>=', new Date(istInstant(today, 0)).toISOString())
    .where('start', '<', new Date(istInstant(addDays(today, 1), 0)).toISOString())
    .where('cancelledAt', 'is', null)
    .orderBy('start')
    .orderBy('reference')
    .execute(),
})
