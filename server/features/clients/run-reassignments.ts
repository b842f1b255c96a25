/** Gives the clients of a consultant who leaves to another: each client in a transaction of its own. */
import { checkAccess, isStaff } from '@anupalan/server/contract'
import * as endpoints from '@anupalan/server/contract/clients/endpoints'
import { REASSIGNMENT_DAYS } from '@anupalan/server/contract/clients/rules'
import type { Context } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { store } from '../../platform/database/database.ts'
import { runClientBatches } from '../../platform/jobs/client-batches.ts'
import { eraseEndedRuns, findRunning } from '../../platform/jobs/runs.ts'
import { lockPresentClient } from './queries.ts'
import { endReassignment } from './reassign-clients.ts'

type JobContext = Pick<Context, 'database' | 'clock' | 'ports'>

/**
 * Reassigns the clients of all that were started.
 *
 * @returns how many clients were reassigned
 */
export function runReassignments(context: JobContext, signal: AbortSignal): Promise<number> {
  return runClientBatches(
    context.database,
    {
      findRunning: (reading) => findRunning(reading, 'reassignments'),
      async findOpen(reading, reference, limit) {
        const open = await reading
          .selectFrom('reassignmentClients')
          .select('client')
          .where('reassignment', '=', reference)
          .where('isDone', '=', 0)
          .orderBy('client')
          .limit(limit)
          .execute()
        return open.map(({ client }) => client)
      },
      end: (transaction, reference) =>
        endReassignment(transaction, reference, { isStopped: false, now: context.clock() }),
      workOn: (reference, client) => reassign(context, reference, client),
    },
    signal,
  )
}

/** @returns whether the client has the new consultant by this */
function reassign({ database, clock, ports }: JobContext, reference: string, client: string) {
  const now = clock()
  return store(database, async (transaction) => {
    // The client before the rest, as its erasure does.
    const present = await lockPresentClient(transaction, client)
    const running = await transaction
      .updateTable('reassignments')
      .set((row) => ({ moved: row.ref('moved') }))
      .where('reference', '=', reference)
      .where('endedAt', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!running) return false
    const { startedBy, fromConsultant: from, toConsultant: to } = running
    const people = await ports.people.find(transaction, [startedBy ?? [], to ?? []].flat())
    const starter = people.get(startedBy ?? '')
    const successor = people.get(to ?? '')
    const mayGoOn = starter && !starter.isDisabled && !checkAccess(endpoints.updateClient.access, starter)
    if (!mayGoOn || from === null || !successor || successor.isDisabled || !isStaff(successor)) {
      await endReassignment(transaction, reference, { isStopped: true, now })
      await recordAudit(transaction, { action: 'client.stop-reassigning', subject: reference }, now)
      return false
    }
    const claimed = await transaction
      .updateTable('reassignmentClients')
      .set({ isDone: 1 })
      .where('reassignment', '=', reference)
      .where('client', '=', client)
      .where('isDone', '=', 0)
      .returning('client')
      .executeTakeFirst()
    if (!claimed) return false
    const changed =
      present &&
      (await transaction
        .updateTable('clients')
        .set((row) => ({
          consultant: successor.username,
          version: row('version', '+', 1),
          changedAt: now.toISOString(),
        }))
        .where('id', '=', client)
        .where('consultant', '=', from)
        .returning('id')
        .executeTakeFirst())
    if (changed)
      await recordAudit(
        transaction,
        {
          action: 'client.reassign',
          subject: client,
          client,
          user: successor.username,
          details: { reassignment: reference },
        },
        now,
      )
    await transaction
      .updateTable('reassignments')
      .set(changed ? { moved: running.moved + 1 } : { skipped: running.skipped + 1 })
      .where('reference', '=', reference)
      .execute()
    return Boolean(changed)
  })
}

/** Erases those that ended `REASSIGNMENT_DAYS` ago. */
export async function eraseReassignments({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  await store(database, (transaction) =>
    eraseEndedRuns(transaction, 'reassignments', { days: REASSIGNMENT_DAYS, now: clock() }),
  )
}
