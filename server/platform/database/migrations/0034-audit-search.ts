import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes by which the audit trail is searched, and the result of its last verification. The chain stays as it is. */
export const auditSearch: Migration = {
  async up(database) {
    const { schema } = database
    await schema.createIndex('audit_entries_at').on('audit_entries').columns(['at', 'sequence']).execute()
    await schema
      .createIndex('audit_entries_action')
      .on('audit_entries')
      .columns(['action', 'at', 'sequence'])
      .execute()

    await schema.alterTable('audit_identities').addColumn('sequence', 'bigint').execute()
    await sql`
      update audit_identities set sequence =
        (select sequence from audit_entries where audit_entries.id = audit_identities.entry_id)
    `.execute(database)
    await schema
      .createIndex('audit_identities_search')
      .on('audit_identities')
      .columns(['value', 'at', 'sequence'])
      .execute()

    await schema
      .createTable('audit_clients')
      .addColumn('sequence', 'bigint', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('audit_clients_client')
      .on('audit_clients')
      .columns(['client', 'at', 'sequence'])
      .execute()
    // Earlier entries name a client only if it is their subject.
    await sql`
      insert into audit_clients (sequence, client, at)
      select sequence, subject, at from audit_entries where action like 'client.%' and subject is not null
    `.execute(database)

    await schema
      .createTable('audit_verifications')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('verified_at', 'text', (column) => column.notNull())
      .addColumn('entries', 'bigint', (column) => column.notNull())
      .addColumn('fault_sequence', 'bigint')
      .addColumn('fault_kind', 'text')
      .execute()
  },
}
