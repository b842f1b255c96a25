import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../../../platform/database/dialect.ts'

/** Tasks for many clients, with the clients that matched when each was started, and indexes of what is matched. */
export const bulkTasks: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .createTable('bulk_tasks')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('task', 'text', (column) => column.notNull())
      .addColumn('clients', 'integer', (column) => column.notNull())
      .addColumn('added', 'integer', (column) => column.notNull())
      .addColumn('skipped', 'integer', (column) => column.notNull())
      .addColumn('started_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addColumn('is_stopped', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('bulk_tasks_started').on('bulk_tasks').column('started_at').execute()
    await schema.createIndex('bulk_tasks_starter').on('bulk_tasks').column('started_by').execute()

    await schema
      .createTable('bulk_task_clients')
      .addColumn('bulk', 'text', (column) =>
        column.notNull().references('bulk_tasks.reference').onDelete('cascade'),
      )
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('is_done', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('bulk_task_clients_key', ['bulk', 'client'])
      .execute()
    await schema
      .createIndex('bulk_task_clients_open')
      .on('bulk_task_clients')
      .columns(['bulk', 'is_done', 'client'])
      .execute()
    await schema.createIndex('bulk_task_clients_client').on('bulk_task_clients').column('client').execute()

    for (const field of ['gst', 'constitution']) {
      const value = isPostgres(database)
        ? `(profile::json ->> '${field}')`
        : `json_extract(profile, '$.${field}')`
      await sql
        .raw(
          `create index clients_${field} on clients (${isPostgres(database) ? `(${value})` : value}, name_key, id) where erased_at is null`,
        )
        .execute(database)
    }
  },
}
