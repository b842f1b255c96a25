import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where enquiries came from, as sums of a day: no row names an enquiry. */
export const enquirySources: Migration = {
  async up({ schema }) {
    await schema
      .createTable('enquiry_sources')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('enquiries', 'integer', (column) => column.notNull().check(sql`enquiries > 0`))
      .addPrimaryKeyConstraint('enquiry_sources_key', ['day', 'source', 'page'])
      .execute()
  },
}
