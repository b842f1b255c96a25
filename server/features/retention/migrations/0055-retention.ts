import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Periods that were made longer than the law's, and erasures of papers whose period is over. */
export const retention: Migration = {
  async up({ schema }) {
    await schema
      .createTable('retention_periods')
      .addColumn('category', 'text', (column) => column.primaryKey())
      .addColumn('years', 'integer', (column) => column.notNull().check(sql`years > 0`))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('set_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('set_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('retention_periods_set_by').on('retention_periods').column('set_by').execute()

    await schema
      .createTable('retention_erasures')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('parts', 'text', (column) => column.notNull())
      .addColumn('clients', 'integer', (column) => column.notNull())
      .addColumn('documents', 'integer', (column) => column.notNull())
      .addColumn('erased_clients', 'integer', (column) => column.notNull())
      .addColumn('erased', 'integer', (column) => column.notNull())
      .addColumn('held', 'integer', (column) => column.notNull())
      .addColumn('changed', 'integer', (column) => column.notNull())
      .addColumn('started_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addColumn('is_stopped', 'integer', (column) => column.notNull())
      .execute()
    for (const column of ['started_by', 'started_at', 'ended_at'])
      await schema
        .createIndex(`retention_erasures_${column}`)
        .on('retention_erasures')
        .column(column)
        .execute()

    await schema
      .createTable('retention_erasure_clients')
      .addColumn('erasure', 'text', (column) =>
        column.notNull().references('retention_erasures.reference').onDelete('cascade'),
      )
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('categories', 'text', (column) => column.notNull())
      .addColumn('documents', 'integer', (column) => column.notNull())
      .addColumn('is_done', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('retention_erasure_clients_key', ['erasure', 'client'])
      .execute()
    await schema
      .createIndex('retention_erasure_clients_open')
      .on('retention_erasure_clients')
      .columns(['erasure', 'is_done', 'client'])
      .execute()
    await schema
      .createIndex('retention_erasure_clients_client')
      .on('retention_erasure_clients')
      .column('client')
      .execute()
    // For the clients that have papers of old years.
    await schema
      .createIndex('documents_retention')
      .on('documents')
      .columns(['year', 'sent_at', 'client'])
      .execute()
  },
}
