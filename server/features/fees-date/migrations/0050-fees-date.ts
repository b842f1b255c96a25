import type { Migration } from 'kysely/migration'

/** The day as of which the fees are. */
export const feesDate: Migration = {
  async up(database) {
    await database.schema
      .createTable('fees_dates')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
  },
}
