import type { Migration } from 'kysely/migration'

/** Holidays and days with other hours, set by the staff. */
export const officeDays: Migration = {
  async up(database) {
    await database.schema
      .createTable('office_days')
      .addColumn('date', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('opens', 'text', (column) => column.notNull())
      .addColumn('closes', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
  },
}
