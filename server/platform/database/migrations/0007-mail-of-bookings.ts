import type { Migration } from 'kysely/migration'

/** Mail that is more than text, that tells of one thing, and that is of no use after a time. */
export const mailOfBookings: Migration = {
  async up(database) {
    // SQLite adds one column at a time.
    for (const column of ['html', 'calendar', 'about', 'useless_from'])
      await database.schema.alterTable('outbox').addColumn(column, 'text').execute()

    // What a change of a booking asks for: the reminders of it that wait.
    await database.schema.createIndex('outbox_about').on('outbox').columns(['about', 'kind']).execute()
  },
}
