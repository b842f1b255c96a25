import { PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { applicationKeys } from '../application-keys.ts'

/** Applications that are read and written at once. */
const BATCH = 500

/** Status and note of the staff about applications, and the keys by which they are found. */
export const applicationReview: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .alterTable('applications')
      .addColumn('status', 'text', (column) =>
        column
          .notNull()
          .defaultTo('new')
          .check(sql`status in ('new', 'review', 'invited', 'declined', 'hired')`),
      )
      .execute()
    await schema
      .alterTable('applications')
      .addColumn('staff_note', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await schema
      .alterTable('applications')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()

    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
    await schema
      .createTable('application_keys')
      // By bytes on both databases: the range of a prefix depends on the order.
      .addColumn('key', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
      .addColumn('application', 'text', (column) =>
        column.notNull().references('applications.reference').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('application_keys_key', ['key', 'application'])
      .execute()
    await schema
      .createIndex('application_keys_application')
      .on('application_keys')
      .columns(['application', 'key'])
      .execute()
    await schema
      .createIndex('applications_status')
      .on('applications')
      .columns(['status', 'received_at', 'reference'])
      .execute()

    let after = ''
    for (;;) {
      const rows = await database
        .selectFrom('applications')
        .select(['reference', 'name', 'email'])
        .where('reference', '>', after)
        .orderBy('reference')
        .limit(BATCH)
        .execute()
      if (rows.length === 0) break
      await database
        .insertInto('application_keys')
        .values(
          rows.flatMap((row) => applicationKeys(row).map((key) => ({ key, application: row.reference }))),
        )
        .execute()
      after = rows.at(-1)!.reference
    }
  },
}
