import { addDays } from '../../compliance/ist.ts'
import type { ReadToday } from '../../platform/ports.ts'

/** The open tasks of all clients that are overdue or due soon, read from an index alone. */
export const tasksToday: ReadToday<'tasks'> = async ({ database, today }) => {
  const open = () => database.selectFrom('tasks').where('doneAt', 'is', null)
  const count = async (query: ReturnType<typeof open>) => {
    const { rows } = await query
      .select(({ fn }) => fn.countAll<number | string>().as('rows'))
      .executeTakeFirstOrThrow()
    return Number(rows)
  }
  const { since } = await open()
    .select(({ fn }) => fn.min('dueOn').as('since'))
    .where('dueOn', '<', today)
    .executeTakeFirstOrThrow()
  return {
    tasks: {
      overdue: since === null ? 0 : await count(open().where('dueOn', '<', today)),
      overdueSince: since,
      today: await count(open().where('dueOn', '=', today)),
      week: await count(open().where('dueOn', '>', today).where('dueOn', '<=', addDays(today, 7))),
    },
  }
}
