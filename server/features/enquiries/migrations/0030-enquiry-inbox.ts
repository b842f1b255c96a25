import { PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { enquiryKeys, mailboxKey } from '../enquiry-keys.ts'

/** Enquiries that are read and written at once. */
const BATCH = 500

/** The inbox: status, owner, notes and replies of enquiries, the keys by which the staff finds them, and mail threads. */
export const enquiryInbox: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .alterTable('enquiries')
      .addColumn('status', 'text', (column) =>
        column
          .notNull()
          .defaultTo('new')
          .check(sql`status in ('new', 'answered', 'won', 'closed')`),
      )
      .execute()
    await schema
      .alterTable('enquiries')
      .addColumn('owner', 'text', (column) => column.references('users.username').onDelete('set null'))
      .execute()
    await schema
      .alterTable('enquiries')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await schema
      .alterTable('enquiries')
      .addColumn('mailbox', 'text', (column) => column.notNull().defaultTo(''))
      .execute()

    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
    await schema
      .createTable('enquiry_keys')
      // By bytes on both databases: the range of a prefix depends on the order.
      .addColumn('key', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
      .addColumn('enquiry', 'text', (column) =>
        column.notNull().references('enquiries.reference').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('enquiry_keys_key', ['key', 'enquiry'])
      .execute()
    await schema.createIndex('enquiry_keys_enquiry').on('enquiry_keys').columns(['enquiry', 'key']).execute()

    await schema
      .createTable('enquiry_entries')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('enquiry', 'text', (column) =>
        column.notNull().references('enquiries.reference').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('enquiry_entries_enquiry')
      .on('enquiry_entries')
      .columns(['enquiry', 'created_at'])
      .execute()
    await schema.createIndex('enquiry_entries_author').on('enquiry_entries').column('author').execute()

    // Replies continue the thread of the mails about their enquiry.
    await schema.alterTable('outbox').addColumn('thread', 'text').execute()

    let after = ''
    for (;;) {
      const rows = await database
        .selectFrom('enquiries')
        .selectAll()
        .where('reference', '>', after)
        .orderBy('reference')
        .limit(BATCH)
        .execute()
      if (rows.length === 0) break
      for (const row of rows)
        await database
          .updateTable('enquiries')
          .set({ mailbox: mailboxKey(row.email) })
          .where('reference', '=', row.reference)
          .execute()
      await database
        .insertInto('enquiry_keys')
        .values(
          rows.flatMap((row) =>
            enquiryKeys({
              reference: row.reference,
              firstName: row.firstName ?? row.first_name,
              lastName: row.lastName ?? row.last_name,
              company: row.company,
              email: row.email,
            }).map((key) => ({ key, enquiry: row.reference })),
          ),
        )
        .execute()
      after = rows.at(-1)!.reference
    }

    // Each filter of the inbox, newest first, and the enquiries of one mailbox.
    for (const [name, columns] of [
      ['enquiries_status', ['status', 'received_at', 'reference']],
      ['enquiries_owner', ['owner', 'received_at', 'reference']],
      ['enquiries_owner_status', ['owner', 'status', 'received_at', 'reference']],
      ['enquiries_mailbox', ['mailbox', 'received_at', 'reference']],
    ] as const)
      await schema
        .createIndex(name)
        .on('enquiries')
        .columns([...columns])
        .execute()
  },
}
