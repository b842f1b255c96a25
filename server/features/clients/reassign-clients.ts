/** All clients of a consultant who leaves get another one, as the staff starts, follows and stops it. A job does it. */
import { checkRepeat, isStaff, refuse, respond } from '@anupalan/server/contract'
import { clientMessages as messages } from '@anupalan/server/contract/clients/rules'
import type { Reassignment } from '@anupalan/server/contract/clients/schema'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { toPersonName } from '../../platform/database/conversations.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { endRun } from '../../platform/jobs/runs.ts'
import type { People } from '../../platform/ports.ts'
import type { ReassignmentsTable } from './tables.ts'

/** Clients of one query that reads them. */
const STEP_CLIENTS = 500

/** How many are listed. */
const LISTED = 20

async function toReassignments(
  database: Database,
  people: People,
  rows: readonly ReassignmentsTable[],
): Promise<Reassignment[]> {
  const found = await people.find(
    database,
    rows.flatMap((row) => [row.fromConsultant ?? [], row.toConsultant ?? [], row.startedBy ?? []].flat()),
  )
  return rows.map((row) => ({
    reference: row.reference,
    from: toPersonName(found, row.fromConsultant, true),
    to: toPersonName(found, row.toConsultant, true),
    clients: row.clients,
    moved: row.moved,
    skipped: row.skipped,
    state: row.endedAt === null ? 'running' : row.isStopped === 1 ? 'stopped' : 'done',
    startedAt: row.startedAt,
    startedBy: toPersonName(found, row.startedBy, true),
  }))
}

async function clientsOf(transaction: Transaction, consultant: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('clients')
    .select('id')
    .where('consultant', '=', consultant)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Idempotent by its reference. Its clients are stored with it, so that none is added or missing later. */
export function reassignClients({ database, ports, clock }: RequestContext, call: Call<'reassignClients'>) {
  const { from, to, clients: seen } = call.body
  const { reference } = call
  const now = clock()
  return store(database, async (transaction) => {
    const stored = await transaction
      .selectFrom('reassignments')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (stored) {
      const received = { fromConsultant: from, toConsultant: to }
      const refusal = checkRepeat<typeof received>(
        { fromConsultant: stored.fromConsultant ?? '', toConsultant: stored.toConsultant ?? '' },
        received,
      )
      if (refusal) return refusal
      const [same] = await toReassignments(transaction, ports.people, [stored])
      return respond(201, same!)
    }
    const person = (await ports.people.find(transaction, [to])).get(to)
    if (!person || !isStaff(person) || person.isDisabled || to === from)
      return refuse('invalid', { fields: { to: messages.consultant } })
    const ids = await clientsOf(transaction, from)
    if (ids.length === 0) return refuse('invalid', { fields: { from: messages.noClientsOf } })
    if (ids.length !== seen) return refuse('invalid', { fields: { clients: messages.otherCount } })
    const row: ReassignmentsTable = {
      reference,
      fromConsultant: from,
      toConsultant: to,
      clients: ids.length,
      moved: 0,
      skipped: 0,
      startedBy: signedIn(call).username,
      startedAt: now.toISOString(),
      endedAt: null,
      isStopped: 0,
    }
    await transaction.insertInto('reassignments').values(row).execute()
    for (let at = 0; at < ids.length; at += STEP_CLIENTS)
      await transaction
        .insertInto('reassignmentClients')
        .values(
          ids.slice(at, at + STEP_CLIENTS).map((client) => ({ reassignment: reference, client, isDone: 0 })),
        )
        .execute()
    await recordAudit(
      transaction,
      {
        action: 'client.reassign-all',
        subject: reference,
        user: from,
        details: { clients: ids.length },
        personalDetails: { to },
        caller: call,
      },
      now,
    )
    const [started] = await toReassignments(transaction, ports.people, [row])
    return respond(201, started!)
  })
}

export function listReassignments({ database, ports }: RequestContext) {
  return load(database, async (reading) => {
    const rows = await reading
      .selectFrom('reassignments')
      .selectAll()
      .orderBy('startedAt', 'desc')
      .orderBy('reference')
      .limit(LISTED)
      .execute()
    return respond(200, { reassignments: await toReassignments(reading, ports.people, rows) })
  })
}

/** @returns whether it was running until now */
export const endReassignment = (
  transaction: Transaction,
  reference: string,
  how: { readonly isStopped: boolean; readonly now: Date },
): Promise<boolean> => endRun(transaction, 'reassignments', reference, how)

/** Idempotent: one that has ended stays as it is. */
export function stopReassignment({ database, ports, clock }: RequestContext, call: Call<'stopReassignment'>) {
  const { reassignment } = call.params
  const now = clock()
  return store(database, async (transaction) => {
    if (await endReassignment(transaction, reassignment, { isStopped: true, now }))
      await recordAudit(
        transaction,
        { action: 'client.stop-reassigning', subject: reassignment, caller: call },
        now,
      )
    const row = await transaction
      .selectFrom('reassignments')
      .selectAll()
      .where('reference', '=', reassignment)
      .executeTakeFirst()
    if (!row) return refuse('notFound')
    const [stopped] = await toReassignments(transaction, ports.people, [row])
    return respond(200, stopped!)
  })
}
