import type { Migration } from 'kysely/migration'

/** Clients that change their consultant together, each marked once it has. */
export const reassignments: Migration = {
  async up({ schema }) {
    await schema
      .createTable('reassignments')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('from_consultant', 'text', (column) =>
        column.references('users.username').onDelete('set null'),
      )
      .addColumn('to_consultant', 'text', (column) =>
        column.references('users.username').onDelete('set null'),
      )
      .addColumn('clients', 'integer', (column) => column.notNull())
      .addColumn('moved', 'integer', (column) => column.notNull())
      .addColumn('skipped', 'integer', (column) => column.notNull())
      .addColumn('started_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addColumn('is_stopped', 'integer', (column) => column.notNull())
      .execute()
    for (const column of ['from_consultant', 'to_consultant', 'started_by', 'started_at'])
      await schema.createIndex(`reassignments_${column}`).on('reassignments').column(column).execute()

    await schema
      .createTable('reassignment_clients')
      .addColumn('reassignment', 'text', (column) =>
        column.notNull().references('reassignments.reference').onDelete('cascade'),
      )
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('is_done', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('reassignment_clients_key', ['reassignment', 'client'])
      .execute()
    await schema
      .createIndex('reassignment_clients_open')
      .on('reassignment_clients')
      .columns(['reassignment', 'is_done', 'client'])
      .execute()
    await schema
      .createIndex('reassignment_clients_client')
      .on('reassignment_clients')
      .column('client')
      .execute()
  },
}
