/** Approvals of versions: asked by the staff, decided by a member with full access. */
import { refuse, respond } from '@anupalan/server/contract'
import { mayApprove } from '@anupalan/server/contract/documents/permissions'
import { documentMessages as messages } from '@anupalan/server/contract/documents/rules'
import type { ApprovalStatus } from '@anupalan/server/contract/documents/rules'
import { randomUUID } from 'node:crypto'
import type { RequestContext } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { documentCallerOf, findVersionRow, lockDocument, toApprovals } from './queries.ts'
import { auditDocument, recordDocument } from './record-document.ts'
import type { UserCall } from './record-document.ts'
import type { ApprovalsTable, DocumentsTable } from './tables.ts'

/** @param statuses those that become void */
export async function voidApprovals(
  transaction: Transaction,
  document: string,
  statuses: readonly ApprovalStatus[],
): Promise<void> {
  await transaction
    .updateTable('approvals')
    .set({ status: 'voided' })
    .where('document', '=', document)
    .where('status', 'in', statuses)
    .execute()
}

/** Approvals of documents that are not removed, with the names of their documents. */
const shownApprovals = (database: Database, client: string) =>
  database
    .selectFrom('approvals')
    .innerJoin('documents', 'documents.id', 'approvals.document')
    .selectAll('approvals')
    .select('documents.name')
    .where('approvals.client', '=', client)
    .where('documents.removedAt', 'is', null)

export const findApproval = (
  database: Database,
  { client, approval }: { readonly client: string; readonly approval: string },
) => shownApprovals(database, client).where('approvals.id', '=', approval).executeTakeFirst()

export function listApprovals(context: RequestContext, { params }: Call<'listApprovals'>) {
  const { client, status, after, limit } = params
  return load(context.database, async (reading) => {
    const last = after === '' ? undefined : await findApproval(reading, { client, approval: after })
    const isWaiting = status === 'waiting'
    const order = isWaiting ? 'asc' : 'desc'
    const rows = await shownApprovals(reading, client)
      .$if(isWaiting, (query) => query.where('approvals.status', '=', 'waiting'))
      .$if(last !== undefined, (query) =>
        query.where((where) =>
          where(
            where.refTuple('approvals.askedAt', 'approvals.id'),
            isWaiting ? '>' : '<',
            where.tuple(last!.askedAt, last!.id),
          ),
        ),
      )
      .orderBy('approvals.askedAt', order)
      .orderBy('approvals.id', order)
      .limit(limit + 1)
      .execute()
    return respond(200, {
      approvals: await toApprovals(context, reading, rows.slice(0, limit)),
      hasMore: rows.length > limit,
    })
  })
}

interface AskedVersion {
  readonly number: number
  readonly sha256: string
  readonly note: string
}

/** Asks the client to approve a version. The caller has locked the document, or has added it. */
export async function addApproval(
  transaction: Transaction,
  call: UserCall,
  document: DocumentsTable,
  { number, sha256, note }: AskedVersion,
  now: Date,
): Promise<ApprovalsTable> {
  await voidApprovals(transaction, document.id, ['waiting'])
  const row: ApprovalsTable = {
    id: randomUUID(),
    client: document.client,
    document: document.id,
    number,
    sha256,
    note,
    status: 'waiting',
    askedAt: now.toISOString(),
    askedBy: signedIn(call).username,
    decidedAt: null,
    decidedBy: null,
    reason: '',
  }
  await transaction.insertInto('approvals').values(row).execute()
  await recordDocument(transaction, call, 'approval-asked', document, now)
  await auditDocument(
    transaction,
    call,
    { action: 'approval.ask', subject: document.id, details: { approval: row.id, number, sha256 } },
    now,
  )
  return row
}

export function askApproval(context: RequestContext, call: Call<'askApproval'>) {
  const { number, note } = call.body
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const document = await lockDocument(transaction, call.params, signedIn(call))
    if (document?.removedAt !== null) return refuse('notFound')
    const version = await findVersionRow(transaction, { document: document.id, number })
    if (!version) return refuse('invalid', { fields: { number: messages.number } })
    const { sha256 } = version
    const row = await addApproval(transaction, call, document, { number, sha256, note }, now)
    const [approval] = await toApprovals(context, transaction, [{ ...row, name: document.name }])
    return respond(201, approval!)
  })
}

export function decideApproval(context: RequestContext, call: Call<'decideApproval'>) {
  const { decision, reason, sha256 } = call.body
  const { client } = call.params
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const found = await findApproval(transaction, call.params)
    const caller = await documentCallerOf(context, transaction, signedIn(call), client)
    if (!found || !caller) return refuse('notFound')
    if (!mayApprove(caller)) return refuse('forbidden')
    // A newer version that is sent at this moment is stored before or after, never between check and decision.
    const document = await lockDocument(transaction, { client, document: found.document }, signedIn(call))
    if (!document) return refuse('notFound')
    if (decision === 'refused' && reason === '')
      return refuse('invalid', { fields: { reason: messages.refusalReason } })
    const row = await transaction
      .updateTable('approvals')
      .set({
        status: decision,
        decidedAt: now.toISOString(),
        decidedBy: caller.username,
        reason: decision === 'refused' ? reason : '',
      })
      .where('id', '=', found.id)
      .where('status', '=', 'waiting')
      .where('sha256', '=', sha256)
      .returningAll()
      .executeTakeFirst()
    if (!row) return refuse('changedMeanwhile')
    if (document.task !== null)
      await context.ports.tasks.endApproval(transaction, { client, id: document.task }, now)
    await recordDocument(transaction, call, `approval-${decision}`, document, now)
    await auditDocument(
      transaction,
      call,
      {
        action: decision === 'approved' ? 'approval.approve' : 'approval.refuse',
        subject: document.id,
        details: { approval: row.id, number: row.number, sha256 },
      },
      now,
    )
    const [approval] = await toApprovals(context, transaction, [{ ...row, name: document.name }])
    return respond(200, approval!)
  })
}
