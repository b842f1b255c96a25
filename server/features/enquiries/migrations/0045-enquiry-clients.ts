import type { Migration } from 'kysely/migration'

/** The client that the sender of an enquiry became. */
export const enquiryClients: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('enquiries')
      .addColumn('client', 'text', (column) => column.references('clients.id').onDelete('set null'))
      .execute()
    await schema.createIndex('enquiries_client').on('enquiries').column('client').execute()
  },
}
