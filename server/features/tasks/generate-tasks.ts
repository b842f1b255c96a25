/** Keeps the statutory tasks of clients in step with their profiles and with the law. */
import { businessProfile } from '@anupalan/server/contract/clients/business-profile'
import { statutoryTaskChanges } from '@anupalan/server/contract/tasks/statutory-tasks'
import type { StatutoryTask } from '@anupalan/server/contract/tasks/statutory-tasks'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { istDate } from '../../compliance/ist.ts'
import type { Context } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { StoredClient } from '../../platform/ports.ts'
import type { TasksTable } from './tables.ts'

/** Clients of one step of the job. */
const PAGE_CLIENTS = 20

/** Pause between two clients, in ms, which leaves the server's thread to visitors. */
const PAUSE_MS = 2

/** What a statutory task takes over from the law. */
const fromLaw = ({ obligation, period, source, confirm, title, detail, dueOn }: StatutoryTask) => ({
  obligation,
  period,
  source,
  confirm: Number(confirm),
  title,
  detail,
  dueOn,
})

const toStatutoryTask = (row: TasksTable): StatutoryTask & { readonly isDone: boolean } => ({
  key: row.statutoryKey ?? '',
  obligation: row.obligation ?? '',
  period: row.period ?? '',
  source: row.source ?? '',
  confirm: row.confirm === 1,
  title: row.title,
  detail: row.detail,
  dueOn: row.dueOn!,
  isDone: row.doneAt !== null,
})

/**
 * Adds the tasks of the next year that are missing, updates those that are not done, and removes those that no longer
 * bind and on which nobody has acted. Running it again changes nothing.
 */
export async function syncStatutoryTasks(
  transaction: Transaction,
  { id: client, profile }: StoredClient,
  now: Date,
): Promise<void> {
  const existing = await transaction
    .selectFrom('tasks')
    .selectAll()
    .where('client', '=', client)
    .where('statutoryKey', 'is not', null)
    .execute()
  const { missing, changed, unbound } = statutoryTaskChanges(
    existing.map(toStatutoryTask),
    businessProfile(profile),
    istDate(now.getTime()),
  )
  const at = now.toISOString()
  for (const task of changed)
    await transaction
      .updateTable('tasks')
      .set((row) => ({ ...fromLaw(task), version: sql`${row.ref('version')} + 1`, changedAt: at }))
      .where('client', '=', client)
      .where('statutoryKey', '=', task.key)
      .execute()
  if (unbound.length > 0) await removeUntouched(transaction, client, unbound)
  if (missing.length > 0)
    await transaction
      .insertInto('tasks')
      .values(
        missing.map((task) => ({
          id: randomUUID(),
          client,
          statutoryKey: task.key,
          ...fromLaw(task),
          waitsFor: 'firm',
          waitsSince: null,
          doneAt: null,
          doneBy: null,
          version: 1,
          createdAt: at,
          changedAt: at,
        })),
      )
      .onConflict((conflict) => conflict.columns(['client', 'statutoryKey']).doNothing())
      .execute()
}

/** A task with a comment, a filing status or a step stays, and the staff decides. */
async function removeUntouched(
  transaction: Transaction,
  client: string,
  keys: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('tasks')
    .where('client', '=', client)
    .where('statutoryKey', 'in', keys)
    .where((row) =>
      row.not(row.exists(row.selectFrom('comments').select('subject').whereRef('subject', '=', 'tasks.id'))),
    )
    .where((row) =>
      row.not(row.exists(row.selectFrom('taskFilings').select('task').whereRef('task', '=', 'tasks.id'))),
    )
    .where((row) =>
      row.not(row.exists(row.selectFrom('taskItems').select('task').whereRef('task', '=', 'tasks.id'))),
    )
    .execute()
}

/** Generates the tasks of every client. @returns the number of clients */
export async function generateTasks(
  { database, clock, ports }: Pick<Context, 'database' | 'clock' | 'ports'>,
  signal: AbortSignal,
): Promise<number> {
  let after: string | undefined
  let count = 0
  for (;;) {
    const from = after
    const page = await load(database, (reading) => ports.clients.page(reading, from, PAGE_CLIENTS))
    for (const { id } of page) {
      if (signal.aborted) return count
      await store(database, async (transaction) => {
        const client = await ports.clients.lock(transaction, id)
        if (client) await syncStatutoryTasks(transaction, client, clock())
      })
      count += 1
      await wait(PAUSE_MS)
    }
    after = page.at(-1)?.id
    if (page.length < PAGE_CLIENTS) return count
  }
}
