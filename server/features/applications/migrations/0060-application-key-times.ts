import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The keys of applications in the order of their times, for the first page of a name that many of them have. */
export const applicationKeyTimes: Migration = {
  async up(database) {
    await database.schema
      .alterTable('application_keys')
      .addColumn('received_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await sql`update application_keys set received_at =
      (select received_at from applications where applications.reference = application_keys.application)`.execute(
      database,
    )
    await database.schema
      .createIndex('application_keys_received')
      .on('application_keys')
      .columns(['key', 'received_at', 'application'])
      .execute()
  },
}
