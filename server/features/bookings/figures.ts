import { instantsOf } from '../../platform/database/count-spans.ts'
import type { ReadFigures } from '../../platform/ports.ts'

/** Meetings over time that were not cancelled. */
export const bookingsFigures: ReadFigures<'bookings'> = async ({ database, spans }) => {
  const bookings: number[] = []
  for (const span of spans) {
    const { from, before } = instantsOf(span)
    const { rows } = await database
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number | string>().as('rows'))
      .where('start', '>=', from)
      .where('start', '<', before)
      .where('cancelledAt', 'is', null)
      .executeTakeFirstOrThrow()
    bookings.push(Number(rows))
  }
  return { bookings }
}
