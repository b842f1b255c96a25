import type { Migration } from 'kysely/migration'

/** Comments of tasks become those of any subject of a client, and so does how far a person has read them. */
export const conversations: Migration = {
  async up(database) {
    const { schema } = database
    await schema
      .createTable('comments')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.references('users.username').onDelete('set null'))
      .addColumn('is_by_staff', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('comments_position', ['subject', 'position'])
      .execute()
    await schema.createIndex('comments_client').on('comments').column('client').execute()

    await schema
      .createTable('comment_reads')
      .addColumn('client', 'text', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('users.username').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('comment_reads_key', ['subject', 'username'])
      .execute()
    await schema.createIndex('comment_reads_client').on('comment_reads').column('client').execute()

    await database
      .insertInto('comments')
      .columns(['reference', 'client', 'subject', 'position', 'author', 'is_by_staff', 'text', 'created_at'])
      .expression((from) =>
        from
          .selectFrom('task_comments')
          .innerJoin('tasks', 'tasks.id', 'task_comments.task')
          .select([
            'task_comments.reference',
            'tasks.client',
            'task_comments.task',
            'task_comments.position',
            'task_comments.author',
            'task_comments.is_by_staff',
            'task_comments.text',
            'task_comments.created_at',
          ]),
      )
      .execute()
    await database
      .insertInto('comment_reads')
      .columns(['client', 'subject', 'username', 'position'])
      .expression((from) =>
        from
          .selectFrom('task_reads')
          .innerJoin('tasks', 'tasks.id', 'task_reads.task')
          .select(['tasks.client', 'task_reads.task', 'task_reads.username', 'task_reads.position']),
      )
      .execute()
    await schema.dropTable('task_reads').execute()
    await schema.dropTable('task_comments').execute()
  },
}
