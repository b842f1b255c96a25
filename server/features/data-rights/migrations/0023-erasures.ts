import type { Migration } from 'kysely/migration'

/** Requests to erase the data of a client. They outlive it, and name accounts only while these exist. */
export const erasures: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .createTable('erasures')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('requested_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('prepared_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('prepared_at', 'text')
      .addColumn('confirmed_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('confirmed_at', 'text')
      .addColumn('withdrawn_at', 'text')
      .addColumn('finished_at', 'text')
      .execute()
    await schema.createIndex('erasures_client').on('erasures').columns(['client', 'requested_at']).execute()
  },
}
