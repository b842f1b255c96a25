/** All clients of a consultant who leaves get another one: as the staff starts, follows and stops it, and the job. */
import { checkAccess, checkRepeat, isStaff, refuse, respond } from '@anupalan/server/contract'
import * as endpoints from '@anupalan/server/contract/clients/endpoints'
import { clientMessages as messages, REASSIGNMENT_DAYS } from '@anupalan/server/contract/clients/rules'
import type { Reassignment } from '@anupalan/server/contract/clients/schema'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context, RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { toPersonName } from '../../platform/database/conversations.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import type { People } from '../../platform/ports.ts'
import { lockPresentClient } from './queries.ts'
import type { ReassignmentsTable } from './tables.ts'

/** Clients of one query that reads them. */
const STEP_CLIENTS = 500

/** Clients of one query of the job. */
const JOB_CLIENTS = 20

/** Pause between two clients, in ms, which leaves the server's thread to visitors. */
const PAUSE_MS = 2

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
async function endReassignment(
  transaction: Transaction,
  reference: string,
  { isStopped, now }: { readonly isStopped: boolean; readonly now: Date },
): Promise<boolean> {
  const ended = await transaction
    .updateTable('reassignments')
    .set({ endedAt: now.toISOString(), isStopped: Number(isStopped) })
    .where('reference', '=', reference)
    .where('endedAt', 'is', null)
    .returning('reference')
    .executeTakeFirst()
  return ended !== undefined
}

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

type JobContext = Pick<Context, 'database' | 'clock' | 'ports'>

/**
 * Reassigns the clients of what was started. Ends early once the signal is aborted, or one is stopped. A client is
 * marked in the transaction that changes it, so that a run after a crash changes none twice.
 *
 * @returns how many clients were reassigned
 */
export async function runReassignments(context: JobContext, signal: AbortSignal): Promise<number> {
  const { database } = context
  let moved = 0
  for (;;) {
    const running = await load(database, (reading) =>
      reading
        .selectFrom('reassignments')
        .select('reference')
        .where('endedAt', 'is', null)
        .orderBy('startedAt')
        .orderBy('reference')
        .limit(1)
        .executeTakeFirst(),
    )
    if (!running || signal.aborted) return moved
    const open = await load(database, (reading) =>
      reading
        .selectFrom('reassignmentClients')
        .select('client')
        .where('reassignment', '=', running.reference)
        .where('isDone', '=', 0)
        .orderBy('client')
        .limit(JOB_CLIENTS)
        .execute(),
    )
    if (open.length === 0)
      await store(database, (transaction) =>
        endReassignment(transaction, running.reference, { isStopped: false, now: context.clock() }),
      )
    for (const { client } of open) {
      if (signal.aborted) return moved
      if (await reassign(context, running.reference, client)) moved += 1
      await wait(PAUSE_MS)
    }
  }
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
    const heir = people.get(to ?? '')
    const mayGoOn = starter && !starter.isDisabled && !checkAccess(endpoints.updateClient.access, starter)
    if (!mayGoOn || from === null || !heir || heir.isDisabled || !isStaff(heir)) {
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
          consultant: heir.username,
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
          user: heir.username,
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
  const upTo = new Date(clock().getTime() - REASSIGNMENT_DAYS * DAY_MS).toISOString()
  await store(database, (transaction) =>
    transaction.deleteFrom('reassignments').where('endedAt', '<=', upTo).execute(),
  )
}
