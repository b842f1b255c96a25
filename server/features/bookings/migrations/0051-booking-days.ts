import type { Migration } from 'kysely/migration'

/** Days whose rows are locked by what books or blocks time on them. */
export const bookingDays: Migration = {
  async up({ schema }) {
    await schema
      .createTable('booking_days')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .execute()
  },
}
