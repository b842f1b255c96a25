import type { Migration } from 'kysely/migration'

/** When a mail server refused a mail for good. */
export const refusedMail: Migration = {
  async up(database) {
    await database.schema.alterTable('outbox').addColumn('refused_at', 'text').execute()
  },
}
