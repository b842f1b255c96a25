import type { Migration } from 'kysely/migration'

/** Lines above public pages, written by the staff. */
export const announcements: Migration = {
  async up(database) {
    await database.schema
      .createTable('announcements')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('href', 'text', (column) => column.notNull())
      .addColumn('from_day', 'text', (column) => column.notNull())
      .addColumn('until_day', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
  },
}
