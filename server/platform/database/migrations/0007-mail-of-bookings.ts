import type { Migration } from 'kysely/migration'

/** Mail with HTML and a calendar file, about one reference, and with an expiry. */
export const mailOfBookings: Migration = {
  async up(database) {
    // SQLite adds one column at a time.
    for (const column of ['html', 'calendar', 'about', 'useless_from'])
      await database.schema.alterTable('outbox').addColumn(column, 'text').execute()

    // For changes of a booking, which withdraw its queued reminders.
    await database.schema.createIndex('outbox_about').on('outbox').columns(['about', 'kind']).execute()
  },
}
