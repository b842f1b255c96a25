import type { Migration } from 'kysely/migration'

/** Time in which members of the staff hold no meetings. */
export const blockedTimes: Migration = {
  async up({ schema }) {
    await schema
      .createTable('blocked_times')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('consultant', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('blocked_times_consultant').on('blocked_times').column('consultant').execute()
    await schema
      .createIndex('blocked_times_ends')
      .on('blocked_times')
      .columns(['ends_at', 'starts_at'])
      .execute()
  },
}
