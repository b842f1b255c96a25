/** The same task for many clients, as the staff starts, follows and stops it. A job adds it. */
import { checkRepeat, refuse, respond } from '@anupalan/server/contract'
import { SHOWN_NAMES, taskMessages as messages } from '@anupalan/server/contract/tasks/rules'
import type { BulkTask } from '@anupalan/server/contract/tasks/schema'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { toPersonName } from '../../platform/database/conversations.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { endRun } from '../../platform/jobs/runs.ts'
import type { ClientFilter, Clients, People } from '../../platform/ports.ts'
import type { NewTask } from './change-tasks.ts'
import type { BulkTasksTable } from './tables.ts'

/** Clients of one query. */
const STEP_CLIENTS = 500

/** How many are listed. */
const LISTED = 20

/** What a row has stored of its request. */
export const bulkRequestOf = ({ task }: Pick<BulkTasksTable, 'task'>): NewTask & ClientFilter =>
  JSON.parse(task) as NewTask & ClientFilter

async function toBulkTasks(
  database: Database,
  people: People,
  rows: readonly BulkTasksTable[],
): Promise<BulkTask[]> {
  const found = await people.find(
    database,
    rows.flatMap(({ startedBy }) => startedBy ?? []),
  )
  return rows.map((row) => ({
    reference: row.reference,
    title: bulkRequestOf(row).title,
    clients: row.clients,
    added: row.added,
    skipped: row.skipped,
    state: row.endedAt === null ? 'running' : row.isStopped === 1 ? 'stopped' : 'done',
    startedAt: row.startedAt,
    startedBy: toPersonName(found, row.startedBy, true),
  }))
}

export function countBulkTask({ database, ports }: RequestContext, { params }: Call<'countBulkTask'>) {
  return load(database, async (reading) => {
    const { clients, names } = await ports.clients.countMatching(reading, params, SHOWN_NAMES)
    return respond(200, { clients, names: [...names] })
  })
}

async function readMatching(
  clients: Clients,
  transaction: Transaction,
  filter: ClientFilter,
): Promise<string[]> {
  const all: string[] = []
  for (;;) {
    const page = await clients.pageMatching(transaction, filter, all.at(-1) ?? '', STEP_CLIENTS)
    all.push(...page)
    if (page.length < STEP_CLIENTS) return all
  }
}

/** Idempotent by its reference. Its clients are stored with it, so that none is added or missing later. */
export function addBulkTask({ database, ports, clock }: RequestContext, call: Call<'addBulkTask'>) {
  const { clients: seen, ...request } = call.body
  const { reference } = call
  const now = clock()
  return store(database, async (transaction) => {
    const stored = await transaction
      .selectFrom('bulkTasks')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (stored) {
      const refusal = checkRepeat<{ readonly task: string }>(stored, { task: JSON.stringify(request) })
      if (refusal) return refusal
      const [same] = await toBulkTasks(transaction, ports.people, [stored])
      return respond(201, same!)
    }
    const matching = await readMatching(ports.clients, transaction, request)
    if (matching.length === 0) return refuse('invalid', { fields: { clients: messages.noClients } })
    if (matching.length !== seen) return refuse('invalid', { fields: { clients: messages.otherCount } })
    const row: BulkTasksTable = {
      reference,
      task: JSON.stringify(request),
      clients: matching.length,
      added: 0,
      skipped: 0,
      startedBy: signedIn(call).username,
      startedAt: now.toISOString(),
      endedAt: null,
      isStopped: 0,
    }
    await transaction.insertInto('bulkTasks').values(row).execute()
    for (let from = 0; from < matching.length; from += STEP_CLIENTS)
      await transaction
        .insertInto('bulkTaskClients')
        .values(
          matching.slice(from, from + STEP_CLIENTS).map((client) => ({ bulk: reference, client, isDone: 0 })),
        )
        .execute()
    await recordAudit(
      transaction,
      {
        action: 'task.add-bulk',
        subject: reference,
        details: { clients: matching.length },
        caller: call,
      },
      now,
    )
    const [started] = await toBulkTasks(transaction, ports.people, [row])
    return respond(201, started!)
  })
}

export function listBulkTasks({ database, ports }: RequestContext) {
  return load(database, async (reading) => {
    const rows = await reading
      .selectFrom('bulkTasks')
      .selectAll()
      .orderBy('startedAt', 'desc')
      .orderBy('reference')
      .limit(LISTED)
      .execute()
    return respond(200, { bulkTasks: await toBulkTasks(reading, ports.people, rows) })
  })
}

/** @returns whether it was being added until now */
export const endBulkTask = (
  transaction: Transaction,
  reference: string,
  how: { readonly isStopped: boolean; readonly now: Date },
): Promise<boolean> => endRun(transaction, 'bulk_tasks', reference, how)

/** Idempotent: one that has ended stays as it is. */
export function stopBulkTask({ database, ports, clock }: RequestContext, call: Call<'stopBulkTask'>) {
  const { bulk } = call.params
  const now = clock()
  return store(database, async (transaction) => {
    if (await endBulkTask(transaction, bulk, { isStopped: true, now }))
      await recordAudit(transaction, { action: 'task.stop-bulk', subject: bulk, caller: call }, now)
    const row = await transaction
      .selectFrom('bulkTasks')
      .selectAll()
      .where('reference', '=', bulk)
      .executeTakeFirst()
    if (!row) return refuse('notFound')
    const [stopped] = await toBulkTasks(transaction, ports.people, [row])
    return respond(200, stopped!)
  })
}
