/** Adds the tasks for many clients that were started: each client in a transaction of its own. */
import { checkAccess } from '@anupalan/server/contract'
import * as endpoints from '@anupalan/server/contract/tasks/endpoints'
import { BULK_DAYS } from '@anupalan/server/contract/tasks/rules'
import type { Context } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { store } from '../../platform/database/database.ts'
import { runClientBatches } from '../../platform/jobs/client-batches.ts'
import { eraseEndedRuns, findRunning } from '../../platform/jobs/runs.ts'
import { bulkRequestOf, endBulkTask } from './bulk-tasks.ts'
import { insertTask } from './change-tasks.ts'

type BulkContext = Pick<Context, 'database' | 'clock' | 'ports'>

/**
 * Adds the tasks that were started.
 *
 * @returns how many tasks were added
 */
export function addBulkTasks(context: BulkContext, signal: AbortSignal): Promise<number> {
  return runClientBatches(
    context.database,
    {
      findRunning: (reading) => findRunning(reading, 'bulk_tasks'),
      async findOpen(reading, reference, limit) {
        const open = await reading
          .selectFrom('bulkTaskClients')
          .select('client')
          .where('bulk', '=', reference)
          .where('isDone', '=', 0)
          .orderBy('client')
          .limit(limit)
          .execute()
        return open.map(({ client }) => client)
      },
      end: (transaction, reference) =>
        endBulkTask(transaction, reference, { isStopped: false, now: context.clock() }),
      workOn: (reference, client) => addFor(context, reference, client),
    },
    signal,
  )
}

/** @returns whether the task was added */
async function addFor({ database, clock, ports }: BulkContext, reference: string, client: string) {
  const now = clock()
  return store(database, async (transaction) => {
    // The client before the rest, as its erasure does.
    const found = await ports.clients.lockPresent(transaction, client)
    const bulk = await transaction
      .updateTable('bulkTasks')
      .set((row) => ({ added: row.ref('added') }))
      .where('reference', '=', reference)
      .where('endedAt', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!bulk) return false
    const { startedBy } = bulk
    const user =
      startedBy === null ? undefined : (await ports.people.find(transaction, [startedBy])).get(startedBy)
    if (!user || user.isDisabled || checkAccess(endpoints.addTask.access, user)) {
      await endBulkTask(transaction, reference, { isStopped: true, now })
      await recordAudit(transaction, { action: 'task.stop-bulk', subject: reference }, now)
      return false
    }
    const claimed = await transaction
      .updateTable('bulkTaskClients')
      .set({ isDone: 1 })
      .where('bulk', '=', reference)
      .where('client', '=', client)
      .where('isDone', '=', 0)
      .returning('client')
      .executeTakeFirst()
    if (!claimed) return false
    if (found)
      await insertTask(transaction, client, bulkRequestOf(bulk), { user, now, details: { bulk: reference } })
    await transaction
      .updateTable('bulkTasks')
      .set(found ? { added: bulk.added + 1 } : { skipped: bulk.skipped + 1 })
      .where('reference', '=', reference)
      .execute()
    return found !== undefined
  })
}

/** Erases those that ended `BULK_DAYS` ago; their tasks stay. */
export async function eraseBulkTasks({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  await store(database, (transaction) =>
    eraseEndedRuns(transaction, 'bulk_tasks', { days: BULK_DAYS, now: clock() }),
  )
}
