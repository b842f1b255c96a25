import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The audit trail as a chain: entries wait in a queue, and names and addresses are kept apart from the chained ones. */
export const auditChain: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .createTable('audit_queue')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('role', 'text')
      .addColumn('subject', 'text')
      .addColumn('request_id', 'text')
      .addColumn('details', 'text')
      .addColumn('actor', 'text')
      .addColumn('username', 'text')
      .addColumn('network', 'text')
      .addColumn('personal_details', 'text')
      .addColumn('ordinal', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema.createIndex('audit_queue_at').on('audit_queue').columns(['at', 'ordinal', 'id']).execute()

    await schema
      .createTable('audit_entries')
      .addColumn('sequence', 'bigint', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('role', 'text')
      .addColumn('subject', 'text')
      .addColumn('request_id', 'text')
      .addColumn('details', 'text')
      .addColumn('digests', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('audit_identities')
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('audit_identities_key', ['entry_id', 'kind'])
      .execute()
    await schema
      .createIndex('audit_identities_value')
      .on('audit_identities')
      .columns(['value', 'kind'])
      .execute()
    await schema.createIndex('audit_identities_at').on('audit_identities').column('at').execute()

    await schema
      .createTable('audit_head')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('sequence', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('signature', 'text', (column) => column.notNull())
      .execute()

    // Subjects of the earlier table are user names, apart from those of secrets.
    await sql`
      insert into audit_queue (id, at, action, role, subject, request_id, details, actor, username, network)
      select id, at, action, role,
        case when action = 'secret.rotate' then subject end, request_id, details, actor,
        case when action <> 'secret.rotate' then subject end, network
      from audit
    `.execute(database)
    await schema.dropTable('audit').execute()
  },
}
