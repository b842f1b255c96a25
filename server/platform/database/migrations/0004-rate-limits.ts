import type { Migration } from 'kysely/migration'

/** Rate-limit counts of instances that share a PostgreSQL, with the columns of rate-limiter-flexible. */
export const rateLimits: Migration = {
  async up(database) {
    await database.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute()
  },
}
