import { isStaff } from '@anupalan/server/contract'
import type { FilingStep, Task } from '@anupalan/server/contract/tasks/schema'
import { isReturn } from '@anupalan/server/contract/tasks/statutory-tasks'
import { sql } from 'kysely'
import { countComments } from '../../platform/database/conversations.ts'
import type { Database } from '../../platform/database/database.ts'
import type { People, Person } from '../../platform/ports.ts'
import type { TaskItemsTable, TasksTable } from './tables.ts'

/** Tasks without a date are ordered after all others. */
const dueKey = sql<string>`coalesce(due_on, '9999-12-31')`

/** A task of a client: an identifier of another client's task finds nothing. */
export const findTaskRow = (
  database: Database,
  { client, task }: { readonly client: string; readonly task: string },
): Promise<TasksTable | undefined> =>
  database
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', task)
    .where('client', '=', client)
    .executeTakeFirst()

export interface TaskPage {
  readonly client: string
  readonly status: 'open' | 'done'
  /** Id of the last task of the previous page; empty for the first page. */
  readonly after: string
  readonly limit: number
}

export async function listTaskRows(database: Database, page: TaskPage): Promise<TasksTable[]> {
  const { client, after } = page
  const last = after === '' ? undefined : await findTaskRow(database, { client, task: after })
  return selectTasks(database, page, last).execute()
}

/** @param last of the previous page */
export function selectTasks(
  database: Database,
  { client, status, limit }: Omit<TaskPage, 'after'>,
  last: Pick<TasksTable, 'dueOn' | 'title' | 'id'> | undefined,
) {
  const [order, follows] = status === 'open' ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const)
  return (
    database
      .selectFrom('tasks')
      .selectAll()
      .where('client', '=', client)
      .where('doneAt', status === 'open' ? 'is' : 'is not', null)
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(${dueKey}, title, id) ${follows} (${last!.dueOn ?? '9999-12-31'}, ${last!.title}, ${last!.id})`,
        ),
      )
      .orderBy(dueKey, order)
      // Ids are random: what is due on one day would be in another order for each client.
      .orderBy('title', order)
      .orderBy('id', order)
      .limit(limit)
  )
}

/** Rows by the task that they belong to. */
function byTask<Row extends { readonly task: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const grouped = new Map<string, Row[]>()
  for (const row of rows) {
    const group = grouped.get(row.task)
    if (group) group.push(row)
    else grouped.set(row.task, [row])
  }
  return grouped
}

const toPerson = (username: string, people: ReadonlyMap<string, Person>) => {
  const person = people.get(username)
  return person ? { fullName: person.fullName, isStaff: isStaff(person) } : null
}

const toItem = ({ id, text, isDone }: TaskItemsTable) => ({ id, text, isDone: isDone === 1 })

/**
 * Tasks with what belongs to them, in four queries for a page of any length.
 *
 * @param reader whose unread comments are counted
 */
export async function toTasks(
  database: Database,
  people: People,
  rows: readonly TasksTable[],
  reader: string,
): Promise<Task[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [items, filings, comments, persons] = await Promise.all([
    database.selectFrom('taskItems').selectAll().where('task', 'in', ids).orderBy('position').execute(),
    database.selectFrom('taskFilings').selectAll().where('task', 'in', ids).orderBy('position').execute(),
    countComments(database, ids, reader),
    people.find(
      database,
      rows.flatMap(({ doneBy }) => doneBy ?? []),
    ),
  ])
  const itemsOf = byTask(items)
  const filingsOf = byTask(filings)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    detail: row.detail,
    dueOn: row.dueOn,
    statutory:
      row.obligation === null
        ? null
        : {
            obligation: row.obligation,
            period: row.period ?? '',
            source: row.source ?? '',
            confirm: row.confirm === 1,
            isReturn: isReturn(row.obligation),
          },
    waitsFor: row.waitsFor,
    doneAt: row.doneAt,
    doneBy: row.doneBy === null ? null : toPerson(row.doneBy, persons),
    checklist: (itemsOf.get(row.id) ?? []).map(toItem),
    filing: (filingsOf.get(row.id) ?? []).map(({ status, filedOn, acknowledgement }): FilingStep => ({
      status,
      on: filedOn,
      acknowledgement,
    })),
    comments: comments.get(row.id)?.comments ?? 0,
    unread: comments.get(row.id)?.unread ?? 0,
    version: row.version,
  }))
}

/** Tasks of some clients that are not done, the earliest date first; those without one last. */
export const openTasks = (database: Database, clients: readonly string[], limit: number) =>
  clients.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('tasks')
        .select(['client', 'title', 'detail', 'dueOn', 'waitsFor'])
        .where('client', 'in', clients)
        .where('doneAt', 'is', null)
        .orderBy(sql`due_on is null`)
        .orderBy('dueOn')
        .orderBy('title')
        .limit(limit)
        .execute()
