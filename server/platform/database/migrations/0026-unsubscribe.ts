import type { Migration } from 'kysely/migration'

/** The placeholder of the link that stops mails of a kind, for the headers of RFC 8058. */
export const unsubscribe: Migration = {
  async up(database) {
    await database.schema.alterTable('outbox').addColumn('unsubscribe', 'text').execute()
  },
}
