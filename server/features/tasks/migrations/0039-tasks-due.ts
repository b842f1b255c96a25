import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An index of the open tasks of all clients by their date, for the dashboard. */
export const tasksDue: Migration = {
  async up({ schema }) {
    await schema
      .createIndex('tasks_due_open')
      .on('tasks')
      .column('due_on')
      .where(sql.ref('done_at'), 'is', null)
      .execute()
  },
}
