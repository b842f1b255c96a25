import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const enquiries: Migration = {
  async up(database) {
    await database.schema
      .createTable('enquiries')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('privacy', 'integer', (column) => column.notNull().check(sql`privacy = 1`))
      .execute()

    // For keyset pagination of the inbox, newest first.
    await database.schema
      .createIndex('enquiries_received')
      .on('enquiries')
      .columns(['received_at', 'reference'])
      .execute()
  },
}
