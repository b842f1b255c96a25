import type { Migration } from 'kysely/migration'

export const storedFiles: Migration = {
  async up(database) {
    await database.schema
      .createTable('stored_files')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('data_key', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('stored_files_created')
      .on('stored_files')
      .columns(['collection', 'created_at', 'key'])
      .execute()

    await database.schema
      .createTable('file_parts')
      .addColumn('file_key', 'text', (column) =>
        column.notNull().references('stored_files.key').onDelete('cascade'),
      )
      .addColumn('start', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('object', 'text', (column) => column.notNull().unique())
      .addUniqueConstraint('file_parts_start', ['file_key', 'start'])
      .execute()

    await database.schema
      .createTable('uploads')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('params', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('file_key', 'text', (column) => column.notNull().unique())
      .addColumn('file', 'text')
      .addColumn('problem', 'text')
      .addColumn('claimed_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('uploads_expiry').on('uploads').column('expires_at').execute()
  },
}
