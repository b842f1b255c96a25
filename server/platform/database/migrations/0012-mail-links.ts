import type { Migration } from 'kysely/migration'

/** Links that are generated when a mail is sent, so that the outbox contains no working link. */
export const mailLinks: Migration = {
  async up(database) {
    await database.schema.alterTable('outbox').addColumn('links', 'text').execute()
  },
}
