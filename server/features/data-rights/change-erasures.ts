/** The steps of an erasure: requested by the client, prepared and confirmed by two of the staff. */
import { refuse, respond } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'
import { randomUUID } from 'node:crypto'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { StoredClient } from '../../platform/ports.ts'
import type { DataRightsAuditAction } from './audit-actions.ts'
import { eraseClient, finishErasure } from './erase-client.ts'
import { queueErasureMails } from './erasure-mails.ts'
import { findErasure, readErasureState, readKept } from './erasure-queries.ts'
import type { ErasuresTable } from './tables.ts'

type ErasureCall = Pick<Call<'confirmErasure'>, 'user' | 'params' | 'requestId' | 'network'>

export function getErasure(context: RequestContext, call: Call<'getErasure'>) {
  return load(context.database, async (reading) => {
    const client = await context.ports.clients.find(reading, call.params.client)
    return client ? respond(200, await readErasureState(context, reading, client)) : refuse('notFound')
  })
}

interface Step {
  readonly transaction: Transaction
  readonly client: StoredClient
  /** The request that is open. */
  readonly open: ErasuresTable | undefined
  readonly now: Date
}

/** The client's lock makes two steps of its erasure run one after another. */
function takeStep<Problem extends 'forbidden' | 'erasureMissing' | 'otherPersonNeeded' | 'underHold' = never>(
  context: RequestContext,
  call: ErasureCall,
  take: (step: Step) => Promise<Refusal<Problem> | undefined>,
) {
  const { database, ports, clock } = context
  return store(database, async (transaction) => {
    const client = await ports.clients.lock(transaction, call.params.client)
    if (!client) return refuse('notFound')
    const found = await findErasure(transaction, client.id)
    const open = found?.confirmedAt === null ? found : undefined
    const refusal = await take({ transaction, client, open, now: clock() })
    return refusal ?? respond(200, await readErasureState(context, transaction, client))
  })
}

const record = ({ transaction, client, now }: Step, call: ErasureCall, action: DataRightsAuditAction) =>
  recordAudit(transaction, { action, subject: client.id, caller: call }, now)

/** Whether the caller may decide for the client: the staff, and members with full access. */
const mayDecide = async ({ ports }: RequestContext, { transaction, client }: Step, call: ErasureCall) =>
  (await ports.clients.accessOf(transaction, signedIn(call), client.id)) !== 'limited'

const setStep = (
  { transaction, now }: Step,
  { id }: ErasuresTable,
  name: 'prepared' | 'confirmed',
  call: ErasureCall,
) =>
  transaction
    .updateTable('erasures')
    .set({ [`${name}By`]: signedIn(call).username, [`${name}At`]: now.toISOString() })
    .where('id', '=', id)
    .execute()

export const requestErasure = (context: RequestContext, call: Call<'requestErasure'>) =>
  takeStep(context, call, async (step) => {
    if (!(await mayDecide(context, step, call))) return refuse('forbidden')
    if (step.open) return undefined
    await step.transaction
      .insertInto('erasures')
      .values({
        id: randomUUID(),
        client: step.client.id,
        requestedBy: signedIn(call).username,
        requestedAt: step.now.toISOString(),
        preparedBy: null,
        preparedAt: null,
        confirmedBy: null,
        confirmedAt: null,
        withdrawnAt: null,
        finishedAt: null,
      })
      .execute()
    await record(step, call, 'client.request-erasure')
    return undefined
  })

export const withdrawErasure = (context: RequestContext, call: Call<'withdrawErasure'>) =>
  takeStep(context, call, async (step) => {
    if (!(await mayDecide(context, step, call))) return refuse('forbidden')
    if (!step.open) return refuse('erasureMissing')
    await step.transaction
      .updateTable('erasures')
      .set({ withdrawnAt: step.now.toISOString() })
      .where('id', '=', step.open.id)
      .execute()
    await record(step, call, 'client.withdraw-erasure')
    return undefined
  })

/** Repeating it changes nothing: the first who prepared it stays. */
export const prepareErasure = (context: RequestContext, call: Call<'prepareErasure'>) =>
  takeStep(context, call, async (step) => {
    if (!step.open) return refuse('erasureMissing')
    if (step.open.preparedAt !== null) return undefined
    await setStep(step, step.open, 'prepared', call)
    await record(step, call, 'client.prepare-erasure')
    return undefined
  })

export const confirmErasure = (context: RequestContext, call: Call<'confirmErasure'>) =>
  takeStep(context, call, async (step) => {
    const { transaction, client, open, now } = step
    if (!open || open.preparedAt === null) return refuse('erasureMissing')
    if (open.preparedBy === signedIn(call).username) return refuse('otherPersonNeeded')
    if (await context.ports.clients.isHeld(transaction, client.id)) return refuse('underHold')
    await setStep(step, open, 'confirmed', call)
    const kept = await readKept(context, transaction, client, now)
    await queueErasureMails(context, transaction, { client, erasure: open, kept, now })
    if (await eraseClient(context, transaction, client, now)) await finishErasure(transaction, open.id, now)
    await record(step, call, 'client.confirm-erasure')
    return undefined
  })
