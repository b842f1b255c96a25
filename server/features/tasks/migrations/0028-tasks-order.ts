import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lists of tasks in their order, so that a page of them is read from an index, however many there are. */
export const tasksOrder: Migration = {
  async up(database) {
    for (const [name, condition] of [
      ['tasks_open', 'is'],
      ['tasks_done', 'is not'],
    ] as const)
      await database.schema
        .createIndex(name)
        .on('tasks')
        .column('client')
        .expression(sql`coalesce(due_on, '9999-12-31')`)
        .columns(['title', 'id'])
        .where(sql.ref('done_at'), condition, null)
        .execute()
  },
}
