import type { Migration } from 'kysely/migration'

/** Who changed what, and when: rows are inserted in the transaction of the change. */
export const audit: Migration = {
  async up(database) {
    await database.schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text')
      .addColumn('role', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text')
      .addColumn('network', 'text')
      .addColumn('details', 'text')
      .execute()
    await database.schema.createIndex('audit_at').on('audit').columns(['at', 'id']).execute()
    await database.schema.createIndex('audit_subject').on('audit').columns(['subject', 'at']).execute()
  },
}
