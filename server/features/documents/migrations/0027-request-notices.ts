import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Since when requests wait for the client, and what each person was told about them. */
export const requestNotices: Migration = {
  async up(database) {
    const { schema } = database
    await schema.alterTable('document_requests').addColumn('waits_since', 'text').execute()
    await database
      .updateTable('document_requests')
      .set({ waits_since: sql.ref('created_at') })
      .where('waits_for', '=', 'client')
      .execute()
    await schema
      .createIndex('document_requests_waiting')
      .on('document_requests')
      .columns(['client', 'id'])
      .where(sql.ref('waits_for'), '=', sql.lit('client'))
      .execute()

    await schema
      .createTable('request_notices')
      .addColumn('request', 'text', (column) =>
        column.notNull().references('document_requests.id').onDelete('cascade'),
      )
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('notice', 'text', (column) => column.notNull())
      .addColumn('queued_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('request_notices_key', ['request', 'username', 'notice'])
      .execute()
    await schema.createIndex('request_notices_username').on('request_notices').column('username').execute()
  },
}
