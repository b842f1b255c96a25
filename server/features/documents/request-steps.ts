/** Steps of what a client is asked for: how an item of a request changes, and whom its request waits for then. */
import { isStaff } from '@anupalan/server/contract'
import { requestWaitsFor } from '@anupalan/server/contract/documents/rules'
import type { ItemStatus, ReturnReason } from '@anupalan/server/contract/documents/rules'
import type { Transaction } from '../../platform/database/database.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { auditDocument } from './record-document.ts'
import type { UserCall } from './record-document.ts'
import type { RequestItemsTable } from './tables.ts'

export interface NewStep {
  readonly status: ItemStatus
  readonly reason?: ReturnReason | null
  readonly text?: string
}

/** Locks the request of an item until the end of the transaction. @returns the item, if it is the client's */
export async function lockItem(
  transaction: Transaction,
  { client, request, item }: { readonly client: string; readonly request?: string; readonly item: string },
): Promise<RequestItemsTable | undefined> {
  const owner = await transaction
    .updateTable('documentRequests')
    .set((row) => ({ version: row.ref('version') }))
    .where('client', '=', client)
    .where('id', '=', (from) => from.selectFrom('requestItems').select('request').where('id', '=', item))
    .$if(request !== undefined, (query) => query.where('id', '=', request!))
    .returning('id')
    .executeTakeFirst()
  return owner && transaction.selectFrom('requestItems').selectAll().where('id', '=', item).executeTakeFirst()
}

/** Adds a step to the history of an item, and sets its status. */
export async function addStep(
  transaction: Transaction,
  call: UserCall,
  { id }: Pick<RequestItemsTable, 'id'>,
  { status, reason = null, text = '' }: NewStep,
  now: Date,
): Promise<void> {
  const user = signedIn(call)
  const { last } = await transaction
    .selectFrom('requestSteps')
    .where('item', '=', id)
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('requestSteps')
    .values({
      item: id,
      position: (last ?? 0) + 1,
      status,
      at: now.toISOString(),
      actor: user.username,
      isByStaff: Number(isStaff(user)),
      reason,
      text,
    })
    .execute()
  await transaction.updateTable('requestItems').set({ status }).where('id', '=', id).execute()
}

/**
 * Sets whom a request waits for, after its items have changed.
 *
 * @param isNews whether more of it waits for the client than before, which its members are then told
 */
export async function settleRequest(
  transaction: Transaction,
  request: string,
  now: Date,
  isNews = false,
): Promise<void> {
  const items = await transaction
    .selectFrom('requestItems')
    .select('status')
    .where('request', '=', request)
    .execute()
  const waitsFor = requestWaitsFor(items.map(({ status }) => status))
  const at = now.toISOString()
  await transaction
    .updateTable('documentRequests')
    .set((row) => ({
      waitsFor,
      waitsSince: waitsFor !== 'client' ? null : isNews ? at : row.fn.coalesce('waitsSince', row.val(at)),
    }))
    .where('id', '=', request)
    .execute()
}

/** Sends a document for an item, which waits for the firm then. */
export async function sendForItem(
  transaction: Transaction,
  call: UserCall,
  item: Pick<RequestItemsTable, 'id' | 'request'>,
  document: string,
  now: Date,
): Promise<void> {
  const { last } = await transaction
    .selectFrom('requestDocuments')
    .where('item', '=', item.id)
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  const position = (last ?? 0) + 1
  await transaction
    .insertInto('requestDocuments')
    .values({ item: item.id, document, position })
    .onConflict((conflict) => conflict.columns(['item', 'document']).doUpdateSet({ position }))
    .execute()
  await addStep(transaction, call, item, { status: 'sent' }, now)
  await settleRequest(transaction, item.request, now)
  await auditDocument(
    transaction,
    call,
    { action: 'request.send', subject: item.request, details: { item: item.id, document } },
    now,
  )
}

/** Items for which a document was sent. Their requests are locked until the end of the transaction. */
export async function lockItemsOf(transaction: Transaction, document: string): Promise<RequestItemsTable[]> {
  await transaction
    .updateTable('documentRequests')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', 'in', (from) =>
      from
        .selectFrom('requestItems')
        .innerJoin('requestDocuments', 'requestDocuments.item', 'requestItems.id')
        .select('requestItems.request')
        .where('requestDocuments.document', '=', document),
    )
    .execute()
  return transaction
    .selectFrom('requestItems')
    .innerJoin('requestDocuments', 'requestDocuments.item', 'requestItems.id')
    .selectAll('requestItems')
    .where('requestDocuments.document', '=', document)
    .execute()
}

/** After a newer version of a document: items that were returned wait for the firm again. */
export async function sendReturnedItems(
  transaction: Transaction,
  call: UserCall,
  document: string,
  now: Date,
): Promise<void> {
  for (const item of await lockItemsOf(transaction, document)) {
    if (item.status !== 'returned') continue
    await addStep(transaction, call, item, { status: 'sent' }, now)
    await settleRequest(transaction, item.request, now)
  }
}

/**
 * After a document was removed, restored or erased: an item that waits for a review is asked for again once nothing is
 * left that was sent for it, and sent once something is.
 *
 * @param items as `lockItemsOf` found them before
 */
export async function followDocuments(
  transaction: Transaction,
  call: UserCall,
  items: readonly RequestItemsTable[],
  now: Date,
): Promise<void> {
  for (const item of items) {
    const left = await transaction
      .selectFrom('requestDocuments')
      .innerJoin('documents', 'documents.id', 'requestDocuments.document')
      .select('documents.id')
      .where('requestDocuments.item', '=', item.id)
      .where('documents.removedAt', 'is', null)
      .limit(1)
      .executeTakeFirst()
    const status = left ? 'sent' : 'asked'
    if (item.status !== (left ? 'asked' : 'sent')) continue
    await addStep(transaction, call, item, { status }, now)
    await settleRequest(transaction, item.request, now)
  }
}
