import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tasks of clients with their checklists, filings and comments. They end with their client. */
export const tasks: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .createTable('tasks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('statutory_key', 'text')
      .addColumn('obligation', 'text')
      .addColumn('period', 'text')
      .addColumn('source', 'text')
      .addColumn('confirm', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('due_on', 'text')
      .addColumn('waits_for', 'text', (column) =>
        column.notNull().check(sql`waits_for in ('client', 'firm')`),
      )
      .addColumn('done_at', 'text')
      .addColumn('done_by', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('tasks_statutory', ['client', 'statutory_key'])
      .execute()
    await schema.createIndex('tasks_due').on('tasks').columns(['client', 'due_on', 'id']).execute()

    await schema
      .createTable('task_items')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('task', 'text', (column) => column.notNull().references('tasks.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('is_done', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('task_items_task').on('task_items').columns(['task', 'position']).execute()

    await schema
      .createTable('task_filings')
      .addColumn('task', 'text', (column) => column.notNull().references('tasks.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('filed_on', 'text', (column) => column.notNull())
      .addColumn('acknowledgement', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('task_filings_key', ['task', 'position'])
      .execute()

    await schema
      .createTable('task_comments')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('task', 'text', (column) => column.notNull().references('tasks.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('is_by_staff', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('task_comments_position', ['task', 'position'])
      .execute()

    await schema
      .createTable('task_reads')
      .addColumn('task', 'text', (column) => column.notNull().references('tasks.id').onDelete('cascade'))
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('task_reads_key', ['task', 'username'])
      .execute()
  },
}
