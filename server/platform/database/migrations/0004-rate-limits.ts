import type { Migration } from 'kysely/migration'

/** Counted here by instances that share a PostgreSQL; in the columns rate-limiter-flexible writes. */
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
