import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const applications: Migration = {
  async up(database) {
    await database.schema
      .createTable('applications')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('opening', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('consent', 'integer', (column) => column.notNull().check(sql`consent = 1`))
      .addColumn('cv_key', 'text', (column) => column.notNull().unique())
      .addColumn('cv_name', 'text', (column) => column.notNull())
      .addColumn('cv_kind', 'text', (column) => column.notNull().check(sql`cv_kind in ('pdf', 'docx')`))
      .addColumn('cv_bytes', 'integer', (column) => column.notNull().check(sql`cv_bytes > 0`))
      .addColumn('cv_sha256', 'text', (column) => column.notNull())
      .execute()

    await database.schema
      .createIndex('applications_received')
      .on('applications')
      .columns(['received_at', 'reference'])
      .execute()
  },
}
