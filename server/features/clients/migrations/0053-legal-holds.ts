import type { Migration } from 'kysely/migration'

/** Legal holds on clients. A client on hold is not erased, so a row is erased with its client only once it has ended. */
export const legalHolds: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .createTable('legal_holds')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('set_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('set_at', 'text', (column) => column.notNull())
      .addColumn('ended_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('ended_at', 'text')
      .addColumn('end_reason', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('legal_holds_client').on('legal_holds').columns(['client', 'set_at']).execute()
  },
}
