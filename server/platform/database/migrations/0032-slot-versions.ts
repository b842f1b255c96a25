import type { Migration } from 'kysely/migration'

/** The version of what documents have in their slots, in one row. */
export const slotVersions: Migration = {
  async up(database) {
    await database.schema
      .createTable('slot_versions')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
  },
}
