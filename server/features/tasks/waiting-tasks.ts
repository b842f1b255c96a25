/** The tasks that wait for clients, for the mails about them. */
import type { WaitingItems } from '../../platform/ports.ts'

export const waitingTasks: WaitingItems = {
  kind: 'task',

  async clients(database) {
    const rows = await database
      .selectFrom('tasks')
      .select('client')
      .distinct()
      .where('waitsFor', '=', 'client')
      .where('doneAt', 'is', null)
      .execute()
    return rows.map(({ client }) => client)
  },

  async of(database, clients) {
    const rows = await database
      .selectFrom('tasks')
      .select(['id', 'client', 'title', 'dueOn', 'waitsSince'])
      .where('client', 'in', clients)
      .where('waitsFor', '=', 'client')
      .where('doneAt', 'is', null)
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...row, kind: 'task' as const }))
  },

  count: (database, clients) =>
    database
      .selectFrom('tasks')
      .select(['client', ({ fn }) => fn.countAll<number>().as('things')])
      .where('client', 'in', clients)
      .where('waitsFor', '=', 'client')
      .where('doneAt', 'is', null)
      .groupBy('client')
      .execute(),

  notices: (database, username, clients) =>
    database
      .selectFrom('taskNotices')
      .innerJoin('tasks', 'tasks.id', 'taskNotices.task')
      .select(['taskNotices.task as item', 'taskNotices.notice'])
      .where('taskNotices.username', '=', username)
      .where('tasks.client', 'in', clients)
      .where('tasks.doneAt', 'is', null)
      .execute(),

  async addNotices(transaction, username, notices, now) {
    await transaction
      .insertInto('taskNotices')
      .values(
        notices.map(({ item, notice }) => ({ task: item, username, notice, queuedAt: now.toISOString() })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
}
