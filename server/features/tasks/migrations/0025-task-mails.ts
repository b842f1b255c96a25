import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Since when tasks wait for the client, what each person was told about them, and who wants no mails. */
export const taskMails: Migration = {
  async up(database) {
    const { schema } = database
    await schema.alterTable('tasks').addColumn('waits_since', 'text').execute()
    await database
      .updateTable('tasks')
      .set({ waits_since: sql.ref('changed_at') })
      .where('waits_for', '=', 'client')
      .execute()
    await schema
      .createIndex('tasks_waiting')
      .on('tasks')
      .columns(['client', 'id'])
      .where(sql.ref('waits_for'), '=', sql.lit('client'))
      .where(sql.ref('done_at'), 'is', null)
      .execute()

    await schema
      .createTable('task_notices')
      .addColumn('task', 'text', (column) => column.notNull().references('tasks.id').onDelete('cascade'))
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('notice', 'text', (column) => column.notNull())
      .addColumn('queued_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('task_notices_key', ['task', 'username', 'notice'])
      .execute()
    await schema.createIndex('task_notices_username').on('task_notices').column('username').execute()

    await schema
      .createTable('task_mail_settings')
      .addColumn('username', 'text', (column) =>
        column.primaryKey().references('users.username').onDelete('cascade'),
      )
      .addColumn('is_on', 'integer', (column) => column.notNull())
      .addColumn('digest_on', 'text')
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('task_mail_keys')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('task_mail_keys_username').on('task_mail_keys').column('username').execute()
  },
}
