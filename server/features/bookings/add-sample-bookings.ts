/** Sample meetings, for a first look on one's own machine. */
import { meetingsOf } from '@anupalan/server/contract/bookings/meetings'
import { sampleMeetings } from '@anupalan/server/contract/bookings/samples'
import type { Context } from '../../platform/context.ts'
import { store } from '../../platform/database/database.ts'
import { findBooking, freeBooking, freeSlotsAt, insertBooking } from './queries.ts'

/** Adds the meetings whose references do not exist yet and whose slots are free. No mail is sent about them. */
export async function addSampleBookings(context: Context): Promise<readonly string[]> {
  const { config, database, clock, practice, ports } = context
  const meetings = meetingsOf(practice, config.consultants)
  const now = clock()
  await store(database, async (transaction) => {
    const samples = sampleMeetings(meetings, now.getTime())
    const people = await ports.people.find(
      transaction,
      samples.flatMap(({ assignedTo }) => assignedTo ?? []),
    )
    for (const { assignedTo, ...sample } of samples) {
      const [slot] = await freeSlotsAt(transaction, sample.start, meetings.consultants)
      if (!slot || (await findBooking(transaction, sample.reference))) continue
      const booking = {
        ...sample,
        cancelledAt: null,
        cancelReason: '',
        changedAt: sample.receivedAt,
        assignedTo: assignedTo !== null && people.has(assignedTo) ? assignedTo : null,
      }
      await insertBooking(transaction, booking, slot)
      await transaction
        .updateTable('bookings')
        .set({ dayRemindedAt: sample.receivedAt, hourRemindedAt: sample.receivedAt })
        .where('reference', '=', sample.reference)
        .execute()
      if (sample.cancelledAt !== null)
        await freeBooking(transaction, booking, sample.cancelledAt, sample.cancelReason)
    }
  })
  return []
}
