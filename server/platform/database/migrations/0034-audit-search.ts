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
    await schema.alterTable('audit_identities').addColumn('action', 'text').execute()
    await schema.alterTable('audit_identities').addColumn('client', 'text').execute()
    // Earlier entries name a client only if it is their subject.
    await sql`
      update audit_identities set (sequence, action, client) = (
        select sequence, action, case when action like 'client.%' then subject end
        from audit_entries where audit_entries.id = audit_identities.entry_id
      )
      where kind = 'actor' or kind = 'user' and not exists (
        select 1 from audit_identities actor where actor.entry_id = audit_identities.entry_id
          and actor.kind = 'actor' and actor.value = audit_identities.value
      )
    `.execute(database)
    for (const [name, columns] of [
      ['person', ['value', 'at', 'sequence']],
      ['person_action', ['value', 'action', 'at', 'sequence']],
      ['person_client', ['value', 'client', 'at', 'sequence', 'action']],
    ] as const)
      await schema
        .createIndex(`audit_identities_${name}`)
        .on('audit_identities')
        .columns([...columns])
        .where('sequence', 'is not', null)
        .execute()

    await schema
      .createTable('audit_clients')
      .addColumn('sequence', 'bigint', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('audit_clients_client')
      .on('audit_clients')
      .columns(['client', 'at', 'sequence'])
      .execute()
    await schema
      .createIndex('audit_clients_action')
      .on('audit_clients')
      .columns(['client', 'action', 'at', 'sequence'])
      .execute()
    await sql`
      insert into audit_clients (sequence, client, action, at)
      select sequence, subject, action, at from audit_entries where action like 'client.%' and subject is not null
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
