import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Documents of clients with their versions and views, what clients are asked for, and approvals. */
export const documents: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .createTable('documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('source', 'text', (column) => column.notNull().check(sql`source in ('client', 'firm')`))
      .addColumn('delivered_as', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('year', 'text')
      .addColumn('task', 'text', (column) => column.references('tasks.id').onDelete('set null'))
      .addColumn('newest', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'text')
      .execute()
    // One for each filter of a list, each in the list's order. `name_key` is in the first so that a search by name
    // reads the index alone.
    await schema
      .createIndex('documents_sent')
      .on('documents')
      .columns(['client', 'sent_at', 'id', 'name_key'])
      .where(sql.ref('removed_at'), 'is', null)
      .execute()
    for (const filter of ['category', 'year', 'source'])
      await schema
        .createIndex(`documents_${filter}`)
        .on('documents')
        .columns(['client', filter, 'sent_at', 'id', 'name_key'])
        .where(sql.ref('removed_at'), 'is', null)
        .execute()
    await schema
      .createIndex('documents_removed')
      .on('documents')
      .columns(['client', 'sent_at', 'id'])
      .where(sql.ref('removed_at'), 'is not', null)
      .execute()
    await schema.createIndex('documents_task').on('documents').column('task').execute()

    await schema
      .createTable('document_versions')
      .addColumn('document', 'text', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('file_key', 'text', (column) => column.notNull().unique())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('is_locked', 'integer', (column) => column.notNull())
      .addColumn('sent_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('is_by_staff', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text')
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('sent_as', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_versions_key', ['document', 'number'])
      .execute()
    await schema
      .createIndex('document_versions_content')
      .on('document_versions')
      .columns(['client', 'sha256'])
      .execute()

    await schema
      .createTable('document_views')
      .addColumn('document', 'text', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('is_by_staff', 'integer', (column) => column.notNull())
      .addColumn('how', 'text', (column) => column.notNull().check(sql`how in ('opened', 'downloaded')`))
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_views_key', ['document', 'position'])
      .execute()

    await schema
      .createTable('document_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('due_on', 'text')
      .addColumn('task', 'text', (column) => column.references('tasks.id').onDelete('set null'))
      .addColumn('waits_for', 'text', (column) => column.check(sql`waits_for in ('client', 'firm')`))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('document_requests_due')
      .on('document_requests')
      .columns(['client', 'due_on', 'id'])
      .execute()
    await schema.createIndex('document_requests_task').on('document_requests').column('task').execute()

    await schema
      .createTable('request_items')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request', 'text', (column) =>
        column.notNull().references('document_requests.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('year', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('request_items_request')
      .on('request_items')
      .columns(['request', 'position'])
      .execute()

    await schema
      .createTable('request_steps')
      .addColumn('item', 'text', (column) =>
        column.notNull().references('request_items.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('is_by_staff', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('request_steps_key', ['item', 'position'])
      .execute()

    await schema
      .createTable('request_documents')
      .addColumn('item', 'text', (column) =>
        column.notNull().references('request_items.id').onDelete('cascade'),
      )
      .addColumn('document', 'text', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('request_documents_key', ['item', 'document'])
      .execute()
    await schema
      .createIndex('request_documents_document')
      .on('request_documents')
      .column('document')
      .execute()

    await schema
      .createTable('approvals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('document', 'text', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('waiting', 'approved', 'refused', 'voided')`),
      )
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('asked_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('decided_at', 'text')
      .addColumn('decided_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('approvals_client')
      .on('approvals')
      .columns(['client', 'asked_at', 'id'])
      .execute()
    await schema
      .createIndex('approvals_waiting')
      .on('approvals')
      .columns(['client', 'asked_at', 'id'])
      .where(sql.ref('status'), '=', sql.lit('waiting'))
      .execute()
    await schema
      .createIndex('approvals_document')
      .on('approvals')
      .columns(['document', 'asked_at', 'id'])
      .execute()
  },
}
