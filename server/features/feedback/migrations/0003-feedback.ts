import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const feedback: Migration = {
  async up(database) {
    await database.schema
      .createTable('feedback')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('score', 'integer', (column) => column.notNull().check(sql`score between 1 and 5`))
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .execute()

    await database.schema
      .createIndex('feedback_received')
      .on('feedback')
      .columns(['received_at', 'reference'])
      .execute()
  },
}
