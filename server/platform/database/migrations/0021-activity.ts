import type { Migration } from 'kysely/migration'

/** What happened for a client. The id of an entry begins with its time, so that it orders entries. */
export const activity: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .createTable('activity')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('is_by_staff', 'integer', (column) => column.notNull())
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('activity_client').on('activity').columns(['client', 'id']).execute()
    await schema.createIndex('activity_subject').on('activity').column('subject').execute()
  },
}
