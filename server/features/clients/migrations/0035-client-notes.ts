import type { Migration } from 'kysely/migration'

/** Notes of the firm about its clients. An erased account leaves its notes. */
export const clientNotes: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .createTable('client_notes')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text')
      .execute()
    await schema
      .createIndex('client_notes_client')
      .on('client_notes')
      .columns(['client', 'created_at', 'reference'])
      .execute()
    await schema.createIndex('client_notes_author').on('client_notes').column('author').execute()
  },
}
