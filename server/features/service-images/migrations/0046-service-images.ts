import type { Migration } from 'kysely/migration'

/** Pictures of services, and the files of each. */
export const serviceImages: Migration = {
  async up(database) {
    await database.schema
      .createTable('service_images')
      .addColumn('service', 'text', (column) => column.primaryKey())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
    await database.schema
      .createTable('service_image_files')
      .addColumn('service', 'text', (column) => column.notNull().references('service_images.service'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('file_key', 'text', (column) => column.notNull().unique())
      .addPrimaryKeyConstraint('service_image_files_key', ['name', 'service'])
      .execute()
    await database.schema
      .createIndex('service_image_files_service')
      .on('service_image_files')
      .column('service')
      .execute()
  },
}
