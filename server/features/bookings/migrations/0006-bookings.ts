import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A booking has a consultant from its start on, until it is cancelled. The unique constraint prevents two bookings of
 * one consultant at one start; several rows without a consultant do not violate it.
 */
export const bookings: Migration = {
  async up(database) {
    await database.schema
      .createTable('bookings')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('start', 'text', (column) => column.notNull())
      .addColumn('first_start', 'text', (column) => column.notNull())
      .addColumn('consultant', 'integer', (column) => column.check(sql`consultant > 0`))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('privacy', 'integer', (column) => column.notNull().check(sql`privacy = 1`))
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('cancelled_at', 'text')
      .addColumn('day_reminded_at', 'text')
      .addColumn('hour_reminded_at', 'text')
      .addUniqueConstraint('bookings_slot', ['start', 'consultant'])
      .addCheckConstraint('bookings_cancelled', sql`(consultant is null) = (cancelled_at is not null)`)
      .execute()
  },
}
