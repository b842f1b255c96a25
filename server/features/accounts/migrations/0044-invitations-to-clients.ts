import type { Migration } from 'kysely/migration'

/** The client whose member an invited person becomes. */
export const invitationsToClients: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('invitations')
      .addColumn('client', 'text', (column) => column.references('clients.id').onDelete('set null'))
      .execute()
    await schema.createIndex('invitations_client').on('invitations').column('client').execute()
  },
}
