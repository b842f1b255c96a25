import type { Migration } from 'kysely/migration'

/** Imports of clients, with the clients that are not added yet. */
export const clientImports: Migration = {
  async up({ schema }) {
    await schema
      .createTable('client_imports')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('clients', 'integer', (column) => column.notNull())
      .addColumn('added', 'integer', (column) => column.notNull())
      .addColumn('skipped', 'integer', (column) => column.notNull())
      .addColumn('started_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addColumn('is_stopped', 'integer', (column) => column.notNull())
      .execute()
    for (const column of ['started_by', 'started_at'])
      await schema.createIndex(`client_imports_${column}`).on('client_imports').column(column).execute()

    await schema
      .createTable('client_import_rows')
      .addColumn('import', 'text', (column) =>
        column.notNull().references('client_imports.reference').onDelete('cascade'),
      )
      .addColumn('row', 'integer', (column) => column.notNull())
      .addColumn('profile', 'text', (column) => column.notNull())
      .addColumn('consultant', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('pan', 'text', (column) => column.notNull())
      .addColumn('gstin', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('client_import_rows_key', ['import', 'row'])
      .execute()
    await schema
      .createIndex('client_import_rows_consultant')
      .on('client_import_rows')
      .column('consultant')
      .execute()
  },
}
