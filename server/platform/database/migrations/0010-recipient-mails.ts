import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * How many mails were sent to a mailbox on a day. A transaction that queues one locks the row first, so none is counted
 * twice.
 */
export const recipientMails: Migration = {
  async up(database) {
    await database.schema
      .createTable('recipient_mails')
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('mails', 'integer', (column) => column.notNull().check(sql`mails >= 0`))
      .addPrimaryKeyConstraint('recipient_mails_key', ['recipient', 'day'])
      .execute()
  },
}
