import type { Migration } from 'kysely/migration'

/** When the data of a client was erased: what is left is only kept. */
export const erasedClients: Migration = {
  async up(database) {
    await database.schema.alterTable('clients').addColumn('erased_at', 'text').execute()
  },
}
