import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The keys of enquiries in the order of their times, for the first page of a name that many of them have. */
export const enquiryKeyTimes: Migration = {
  async up(database) {
    await database.schema
      .alterTable('enquiry_keys')
      .addColumn('received_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await sql`update enquiry_keys set received_at =
      (select received_at from enquiries where enquiries.reference = enquiry_keys.enquiry)`.execute(database)
    await database.schema
      .createIndex('enquiry_keys_received')
      .on('enquiry_keys')
      .columns(['key', 'received_at', 'enquiry'])
      .execute()
  },
}
