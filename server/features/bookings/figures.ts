import { sql } from 'kysely'
import { inOneStatement, instantsOf } from '../../platform/database/count-spans.ts'
import type { ReadFigures } from '../../platform/ports.ts'

/** Meetings over time that were not cancelled. */
export const bookingsFigures: ReadFigures<'bookings'> = async ({ database, spans }) => {
  const counts = await inOneStatement(
    spans.map(({ from, to }, span) => {
      const { from: first, before } = instantsOf({ from, to })
      return (
        database
          .selectFrom('bookings')
          .select(({ fn }) => [sql.lit(span).as('span'), fn.countAll<number | string>().as('bookings')])
          .where('start', '>=', first)
          .where('start', '<', before)
          // Of a meeting that is not cancelled, and of no other: the index of slots has it.
          .where('consultant', 'is not', null)
      )
    }),
  )
  return {
    bookings: spans.map((_, index) => Number(counts.find(({ span }) => span === index)?.bookings ?? 0)),
  }
}
