/** The erasure of papers whose period is over, as the staff starts, follows and stops it. A job does it. */
import { checkRepeat, refuse, respond } from '@anupalan/server/contract'
import { retentionMessages as messages } from '@anupalan/server/contract/retention/rules'
import type { RetentionErasure } from '@anupalan/server/contract/retention/schema'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { toPersonName } from '../../platform/database/conversations.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { endRun } from '../../platform/jobs/runs.ts'
import type { People } from '../../platform/ports.ts'
import { findErasable } from './find-erasable.ts'
import type { RetentionErasureClientsTable, RetentionErasuresTable } from './tables.ts'

/** How many are listed. */
const LISTED = 20

/** Rows of one insertion: databases limit the parameters of a query. */
const STEP_ROWS = 100

async function toErasures(
  database: Database,
  people: People,
  rows: readonly RetentionErasuresTable[],
): Promise<RetentionErasure[]> {
  const found = await people.find(
    database,
    rows.flatMap(({ startedBy }) => startedBy ?? []),
  )
  return rows.map(({ parts: _parts, startedBy, endedAt, isStopped, ...row }) => ({
    ...row,
    state: endedAt === null ? 'running' : isStopped === 1 ? 'stopped' : 'done',
    startedBy: toPersonName(found, startedBy, true),
  }))
}

/** The parts of a request by client, with the number of documents that may be erased of each. */
async function readStated(
  { ports }: Pick<RequestContext, 'ports'>,
  transaction: Transaction,
  parts: Call<'eraseRetained'>['body']['parts'],
  now: Date,
): Promise<Pick<RetentionErasureClientsTable, 'client' | 'categories' | 'documents'>[]> {
  const wanted = Map.groupBy(parts, ({ client }) => client)
  const clients = await Promise.all([...wanted.keys()].map((id) => ports.clients.find(transaction, id)))
  const erasable = await findErasable(
    ports,
    transaction,
    clients.flatMap((client) => client ?? []),
    now,
  )
  return [...wanted].map(([client, chosen]) => {
    const categories = new Set(chosen.map(({ category }) => category))
    const due = (erasable.get(client) ?? []).filter(({ category }) => categories.has(category))
    return {
      client,
      categories: due.map(({ category }) => category).join(' '),
      documents: due.reduce((sum, { ids }) => sum + ids.length, 0),
    }
  })
}

/** Idempotent by its reference. Its clients are stored with it, so that none is added later. */
export function eraseRetained(context: RequestContext, call: Call<'eraseRetained'>) {
  const { database, ports, clock } = context
  const { parts, documents: seen } = call.body
  const { reference } = call
  const now = clock()
  return store(database, async (transaction) => {
    const received = { parts: JSON.stringify(parts), documents: seen }
    const stored = await findErasure(transaction, reference)
    if (stored) {
      const refusal = checkRepeat<typeof received>(stored, received)
      if (refusal) return refusal
      const [same] = await toErasures(transaction, ports.people, [stored])
      return respond(201, same!)
    }
    const clients = (await readStated(context, transaction, parts, now)).filter(
      ({ documents }) => documents > 0,
    )
    const documents = clients.reduce((sum, client) => sum + client.documents, 0)
    if (documents !== seen || documents === 0)
      return refuse('invalid', { fields: { documents: messages.otherCount } })
    const row: RetentionErasuresTable = {
      ...received,
      reference,
      clients: clients.length,
      erasedClients: 0,
      erased: 0,
      held: 0,
      changed: 0,
      startedBy: signedIn(call).username,
      startedAt: now.toISOString(),
      endedAt: null,
      isStopped: 0,
    }
    await transaction.insertInto('retentionErasures').values(row).execute()
    const rows = clients.map((client) => ({ ...client, erasure: reference, isDone: 0 }))
    for (let at = 0; at < rows.length; at += STEP_ROWS)
      await transaction
        .insertInto('retentionErasureClients')
        .values(rows.slice(at, at + STEP_ROWS))
        .execute()
    await recordAudit(
      transaction,
      {
        action: 'retention.start-erasing',
        subject: reference,
        details: { clients: clients.length, documents },
        caller: call,
      },
      now,
    )
    const [started] = await toErasures(transaction, ports.people, [row])
    return respond(201, started!)
  })
}

const findErasure = (database: Database, reference: string) =>
  database.selectFrom('retentionErasures').selectAll().where('reference', '=', reference).executeTakeFirst()

export function listRetentionErasures({ database, ports }: RequestContext) {
  return load(database, async (reading) => {
    const rows = await reading
      .selectFrom('retentionErasures')
      .selectAll()
      .orderBy('startedAt', 'desc')
      .orderBy('reference')
      .limit(LISTED)
      .execute()
    return respond(200, { erasures: await toErasures(reading, ports.people, rows) })
  })
}

/** @returns whether it was running until now */
export const endErasure = (
  transaction: Transaction,
  reference: string,
  how: { readonly isStopped: boolean; readonly now: Date },
): Promise<boolean> => endRun(transaction, 'retention_erasures', reference, how)

/** Idempotent: one that has ended stays as it is. */
export function stopRetentionErasure(
  { database, ports, clock }: RequestContext,
  call: Call<'stopRetentionErasure'>,
) {
  const { erasure } = call.params
  const now = clock()
  return store(database, async (transaction) => {
    if (await endErasure(transaction, erasure, { isStopped: true, now }))
      await recordAudit(
        transaction,
        { action: 'retention.stop-erasing', subject: erasure, caller: call },
        now,
      )
    const row = await findErasure(transaction, erasure)
    if (!row) return refuse('notFound')
    const [stopped] = await toErasures(transaction, ports.people, [row])
    return respond(200, stopped!)
  })
}
