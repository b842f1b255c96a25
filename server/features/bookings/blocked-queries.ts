import type { HeldMeeting } from '@anupalan/server/contract/bookings/blocked-times'
import type { BlockedTime } from '@anupalan/server/contract/bookings/schema'
import type { Database } from '../../platform/database/database.ts'
import type { People } from '../../platform/ports.ts'
import type { BlockedTimesTable } from './tables.ts'

/** Blocked time that overlaps a range of instants, the earliest first. */
export const findBlocked = (database: Database, from: string, to: string): Promise<BlockedTimesTable[]> =>
  database
    .selectFrom('blockedTimes')
    .selectAll()
    .where('endsAt', '>', from)
    .where('startsAt', '<', to)
    .orderBy('startsAt')
    .orderBy('reference')
    .execute()

/** Meetings that are not cancelled, from one instant up to another. */
export const findHeld = (
  database: Database,
  from: string,
  to: string,
): Promise<(HeldMeeting & { readonly name: string })[]> =>
  database
    .selectFrom('bookings')
    .select(['start', 'assignedTo', 'name'])
    .where('start', '>=', from)
    .where('start', '<', to)
    .where('consultant', 'is not', null)
    .orderBy('start')
    .orderBy('reference')
    .execute()

export async function toBlockedTimes(
  database: Database,
  people: People,
  rows: readonly BlockedTimesTable[],
): Promise<BlockedTime[]> {
  const found = await people.find(
    database,
    rows.map(({ consultant }) => consultant),
  )
  return rows.map(({ createdAt: _createdAt, consultant, ...row }) => ({
    ...row,
    consultant: { username: consultant, fullName: found.get(consultant)?.fullName ?? consultant },
  }))
}
