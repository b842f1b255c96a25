import type { Migration } from 'kysely/migration'

/** Links of a mail that are made when it is sent, so that the outbox holds no working link. */
export const mailLinks: Migration = {
  async up(database) {
    await database.schema.alterTable('outbox').addColumn('links', 'text').execute()
  },
}
