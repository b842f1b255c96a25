import type { Migration } from 'kysely/migration'

/** Legal holds on one document. It is not erased, so a row is erased with its document only once it has ended. */
export const documentHolds: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .alterTable('legal_holds')
      .addColumn('document', 'text', (column) => column.references('documents.id').onDelete('cascade'))
      .execute()
    await schema.createIndex('legal_holds_document').on('legal_holds').column('document').execute()
  },
}
