import type { Migration } from 'kysely/migration'

/** When a mail server rejected a mail permanently. */
export const refusedMail: Migration = {
  async up(database) {
    await database.schema.alterTable('outbox').addColumn('refused_at', 'text').execute()
  },
}
