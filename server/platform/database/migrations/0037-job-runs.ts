import type { Migration } from 'kysely/migration'

export const jobRuns: Migration = {
  async up(database) {
    await database.schema
      .createTable('job_runs')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('every', 'bigint', (column) => column.notNull())
      .addColumn('ran_at', 'text', (column) => column.notNull())
      .addColumn('has_succeeded', 'integer', (column) => column.notNull())
      .addColumn('succeeded_at', 'text')
      .execute()
  },
}
