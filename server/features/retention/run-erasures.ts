/** Erases papers whose period is over: those of each client in a transaction of its own. */
import { checkAccess } from '@anupalan/server/contract'
import * as endpoints from '@anupalan/server/contract/retention/endpoints'
import { ERASURE_DAYS } from '@anupalan/server/contract/retention/rules'
import type { Context } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { runClientBatches } from '../../platform/jobs/client-batches.ts'
import { eraseEndedRuns, findRunning } from '../../platform/jobs/runs.ts'
import type { StoredClient } from '../../platform/ports.ts'
import { endErasure } from './erase-retained.ts'
import { findErasable } from './find-erasable.ts'
import type { RetentionErasureClientsTable } from './tables.ts'

type JobContext = Pick<Context, 'database' | 'clock' | 'ports'>

/**
 * Erases what was started.
 *
 * @returns of how many clients something was erased
 */
export function runErasures(context: JobContext, signal: AbortSignal): Promise<number> {
  return runClientBatches(
    context.database,
    {
      findRunning: (reading) => findRunning(reading, 'retention_erasures'),
      async findOpen(reading, reference, limit) {
        const open = await reading
          .selectFrom('retentionErasureClients')
          .select('client')
          .where('erasure', '=', reference)
          .where('isDone', '=', 0)
          .orderBy('client')
          .limit(limit)
          .execute()
        return open.map(({ client }) => client)
      },
      end: (transaction, reference) =>
        endErasure(transaction, reference, { isStopped: false, now: context.clock() }),
      workOn: (reference, client) => eraseOfClient(context, reference, client),
    },
    signal,
  )
}

/** @returns whether documents were erased by this */
function eraseOfClient({ database, clock, ports }: JobContext, reference: string, id: string) {
  const now = clock()
  return store(database, async (transaction) => {
    // The client before the rest, as setting a hold does.
    const isHeld = await ports.clients.lockHeld(transaction, id)
    const client = await ports.clients.find(transaction, id)
    const running = await transaction
      .updateTable('retentionErasures')
      .set((row) => ({ erased: row.ref('erased') }))
      .where('reference', '=', reference)
      .where('endedAt', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!running) return false
    const starter = (await ports.people.find(transaction, [running.startedBy ?? []].flat())).get(
      running.startedBy ?? '',
    )
    if (!starter || starter.isDisabled || checkAccess(endpoints.eraseRetained.access, starter)) {
      await endErasure(transaction, reference, { isStopped: true, now })
      await recordAudit(transaction, { action: 'retention.stop-erasing', subject: reference }, now)
      return false
    }
    const claimed = await transaction
      .updateTable('retentionErasureClients')
      .set({ isDone: 1 })
      .where('erasure', '=', reference)
      .where('client', '=', id)
      .where('isDone', '=', 0)
      .returningAll()
      .executeTakeFirst()
    if (!claimed) return false
    const count = (changes: Partial<Record<'erasedClients' | 'erased' | 'held' | 'changed', number>>) =>
      transaction.updateTable('retentionErasures').set(changes).where('reference', '=', reference).execute()
    if (isHeld) {
      await count({ held: running.held + 1 })
      return false
    }
    const ids = client ? await stillDue({ ports }, transaction, { client, claimed, now }) : []
    if (!client || ids.length === 0) {
      await count({ changed: running.changed + 1 })
      return false
    }
    await ports.papers.erase(transaction, id, ids)
    await recordAudit(
      transaction,
      {
        action: 'retention.erase',
        subject: id,
        client: id,
        details: { erasure: reference, categories: claimed.categories, documents: ids.length },
      },
      now,
    )
    await count({ erasedClients: running.erasedClients + 1, erased: running.erased + ids.length })
    return true
  })
}

/** The documents that were stated, by id; none if their number is another one now. */
async function stillDue(
  { ports }: Pick<Context, 'ports'>,
  transaction: Transaction,
  {
    client,
    claimed,
    now,
  }: {
    readonly client: StoredClient
    readonly claimed: RetentionErasureClientsTable
    readonly now: Date
  },
): Promise<readonly string[]> {
  const categories = claimed.categories.split(' ')
  const parts = (await findErasable(ports, transaction, [client], now)).get(client.id) ?? []
  const ids = parts.flatMap((part) => (categories.includes(part.category) ? part.ids : []))
  return ids.length === claimed.documents ? ids : []
}

/** Erases the list of those that ended `ERASURE_DAYS` ago. What they did stays in the audit trail. */
export async function eraseEnded({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  await store(database, (transaction) =>
    eraseEndedRuns(transaction, 'retention_erasures', { days: ERASURE_DAYS, now: clock() }),
  )
}
