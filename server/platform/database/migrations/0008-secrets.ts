import type { Migration } from 'kysely/migration'

/** What all instances sign with, made by the first that needs it. */
export const secrets: Migration = {
  async up(database) {
    await database.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
