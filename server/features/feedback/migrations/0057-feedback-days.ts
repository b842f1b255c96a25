import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../../../platform/database/dialect.ts'

/** Scores by category as sums of a day in India, from which the dashboard adds those of a year. */
export const feedbackDays: Migration = {
  async up(database) {
    await database.schema
      .createTable('feedback_days')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('score', 'integer', (column) => column.notNull())
      .addColumn('feedback', 'integer', (column) => column.notNull().check(sql`feedback > 0`))
      .addPrimaryKeyConstraint('feedback_days_key', ['day', 'category', 'score'])
      .execute()
    const day = isPostgres(database)
      ? sql`to_char(received_at::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
      : sql`date(received_at, '+330 minutes')`
    await sql`insert into feedback_days (day, category, score, feedback)
      select ${day}, category, score, count(*) from feedback group by 1, 2, 3`.execute(database)
    await database.schema.dropIndex('feedback_scores').execute()
  },
}
