import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sums by topic and day, in which no row is about one visitor, and questions that people agreed to leave. */
export const assistant: Migration = {
  async up(database) {
    await database.schema
      .createTable('assistant_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull().check(sql`count > 0`))
      .addPrimaryKeyConstraint('assistant_counts_key', ['day', 'topic', 'outcome'])
      .execute()
    await database.schema
      .createTable('assistant_questions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('assistant_questions_day')
      .on('assistant_questions')
      .columns(['day', 'id'])
      .execute()
  },
}
