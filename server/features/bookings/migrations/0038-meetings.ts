import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the staff adds to bookings. One person holds one meeting at a time. */
export const meetings: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('bookings')
      .addColumn('assigned_to', 'text', (column) => column.references('users.username').onDelete('set null'))
      .execute()
    await schema
      .alterTable('bookings')
      .addColumn('attendance', 'text', (column) => column.check(sql`attendance in ('came', 'missed')`))
      .execute()
    await schema
      .alterTable('bookings')
      .addColumn('cancel_reason', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await schema
      .createIndex('bookings_assigned')
      .unique()
      .on('bookings')
      .columns(['assigned_to', 'start'])
      .where(sql.ref('cancelled_at'), 'is', null)
      .execute()
  },
}
