/** Erases what no law has kept of a client's data. */
import type { Context } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import type { StoredClient } from '../../platform/ports.ts'
import { readKept } from './erasure-queries.ts'

/** @returns whether nothing is left */
export async function eraseClient(
  context: Pick<Context, 'ports'>,
  transaction: Transaction,
  client: StoredClient,
  now: Date,
): Promise<boolean> {
  const { ports } = context
  const kept = await readKept(context, transaction, client, now)
  const years = kept.map(({ year }) => year)
  for (const records of ports.records) await records.erase(transaction, client.id, years)
  for (const table of ['comments', 'commentReads', 'activity'] as const)
    await transaction.deleteFrom(table).where('client', '=', client.id).execute()
  const isEmpty = years.length === 0
  await ports.clients.erase(transaction, client.id, { isEmpty, now })
  return isEmpty
}

/** Requests of one step of the job. */
const STEP_ERASURES = 100

/**
 * Erases what confirmed erasures have left, once its time is over.
 *
 * @returns how many clients have nothing left
 */
export async function finishErasures(
  context: Pick<Context, 'database' | 'clock' | 'ports'>,
  signal?: AbortSignal,
): Promise<number> {
  const { database, clock, ports } = context
  let finished = 0
  let after = ''
  for (;;) {
    const from = after
    const open = await load(database, (reading) =>
      reading
        .selectFrom('erasures')
        .select(['id', 'client'])
        .where('confirmedAt', 'is not', null)
        .where('finishedAt', 'is', null)
        .where('id', '>', from)
        .orderBy('id')
        .limit(STEP_ERASURES)
        .execute(),
    )
    for (const { id, client } of open) {
      if (signal?.aborted) return finished
      const isFinished = await store(database, async (transaction) => {
        const now = clock()
        const stored = await ports.clients.lock(transaction, client)
        if (stored && (await ports.clients.isHeld(transaction, client))) return false
        if (stored && !(await eraseClient(context, transaction, stored, now))) return false
        const ended = await finishErasure(transaction, id, now)
        if (ended) await recordAudit(transaction, { action: 'client.erase', subject: client }, now)
        return ended
      })
      if (isFinished) finished += 1
    }
    after = open.at(-1)?.id ?? ''
    if (open.length < STEP_ERASURES) return finished
  }
}

/** @returns whether it was not finished before */
export async function finishErasure(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  const ended = await transaction
    .updateTable('erasures')
    .set({ finishedAt: now.toISOString() })
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
