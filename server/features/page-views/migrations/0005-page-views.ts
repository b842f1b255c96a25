import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Aggregate counts: no row is about one visitor. */
export const pageViews: Migration = {
  async up(database) {
    await database.schema
      .createTable('page_views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull().check(sql`views > 0`))
      .addPrimaryKeyConstraint('page_views_key', ['day', 'path'])
      .execute()
  },
}
