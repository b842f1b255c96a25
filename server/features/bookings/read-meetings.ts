import { respond } from '@anupalan/server/contract'
import { meetingDays, meetingView } from '@anupalan/server/contract/bookings/meetings'
import type { Consultant, Meeting } from '@anupalan/server/contract/bookings/schema'
import { addDays, istDate, istInstant } from '@anupalan/server/compliance/ist'
import type { RequestContext } from '../../platform/context.ts'
import { load } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import type { BookingContext, Keys } from './booking-context.ts'
import { findBlocked, toBlockedTimes } from './blocked-queries.ts'
import { countTaken, listBookings } from './queries.ts'
import type { StoredBooking } from './queries.ts'

/** Meetings as the staff sees them. */
export interface MeetingContext extends BookingContext, Pick<RequestContext, 'ports'> {}

/** @throws StorageError */
export async function listMeetings(
  context: MeetingContext,
  { params }: Pick<Call<'listMeetings'>, 'params'>,
) {
  const { database, clock, meetings, ports } = context
  const keys = await context.keys()
  const now = clock()
  const from = params.from ?? istDate(now.getTime())
  const range = { from: startOf(from), to: startOf(addDays(from, params.days)) }
  return load(database, async (reading) => {
    const taken = await countTaken(reading, { from, days: params.days }, meetings)
    const rows = await listBookings(reading, { ...params, ...range, limit: params.limit + 1 })
    const staff = await ports.people.staff(reading)
    return respond(200, {
      days: meetingDays({ from, days: params.days }, meetings, { now: now.getTime(), taken }),
      meetings: await toMeetings(context, keys, reading, rows.slice(0, params.limit)),
      hasMore: rows.length > params.limit,
      blocked: await toBlockedTimes(
        reading,
        ports.people,
        (await findBlocked(reading, range.from, range.to)).filter(
          (each) => params.consultant === '' || each.consultant === params.consultant,
        ),
      ),
      consultants: staff.filter(({ isDisabled }) => !isDisabled).map(toConsultant),
    })
  })
}

export async function toMeetings(
  { clock, ports }: MeetingContext,
  keys: Keys,
  database: Database,
  bookings: readonly StoredBooking[],
): Promise<Meeting[]> {
  const people = await ports.people.find(
    database,
    bookings.flatMap(({ assignedTo }) => assignedTo ?? []),
  )
  return bookings.map((booking) => {
    const person = people.get(booking.assignedTo ?? '')
    return meetingView(keys.view(booking, clock()), booking, person ? toConsultant(person) : null)
  })
}

const toConsultant = ({ username, fullName }: Consultant): Consultant => ({ username, fullName })

const startOf = (day: Parameters<typeof istInstant>[0]) => new Date(istInstant(day, 0)).toISOString()
