/** What the firm asks a client for: changed by the staff, fulfilled and answered by members. */
import { refuse, respond } from '@anupalan/server/contract'
import type { ActivityKind } from '@anupalan/server/contract/activity/rules'
import { reviewProblem } from '@anupalan/server/contract/documents/review'
import { documentMessages as messages } from '@anupalan/server/contract/documents/rules'
import { randomUUID } from 'node:crypto'
import type { RequestContext } from '../../platform/context.ts'
import { forgetActivity, recordActivity } from '../../platform/database/activity.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { lockDocument } from './queries.ts'
import { auditDocument } from './record-document.ts'
import type { UserCall } from './record-document.ts'
import { findRequestRow, listRequestRows, lockRequest, toRequests } from './request-queries.ts'
import { addStep, lockItem, sendForItem, settleRequest } from './request-steps.ts'
import type { DocumentRequestsTable, RequestItemsTable } from './tables.ts'

export function listRequests(context: RequestContext, { params }: Call<'listRequests'>) {
  return load(context.database, async (reading) => {
    const rows = await listRequestRows(reading, { ...params, limit: params.limit + 1 })
    return respond(200, {
      requests: await toRequests(context, reading, rows.slice(0, params.limit)),
      hasMore: rows.length > params.limit,
    })
  })
}

type RequestRow = Pick<DocumentRequestsTable, 'client' | 'id' | 'title'>

const recordRequest = (
  transaction: Transaction,
  call: UserCall,
  kind: ActivityKind,
  { client, id, title }: RequestRow,
  now: Date,
  detail = '',
) =>
  recordActivity(
    transaction,
    signedIn(call),
    { client, kind, subject: { kind: 'request', id, name: title }, detail },
    now,
  )

async function respondWith(
  context: RequestContext,
  transaction: Transaction,
  params: { readonly client: string; readonly request: string },
) {
  const row = await findRequestRow(transaction, params)
  if (!row) return refuse('notFound')
  const [request] = await toRequests(context, transaction, [row])
  return respond(200, request!)
}

const hasTask = async (
  { ports }: RequestContext,
  transaction: Transaction,
  client: string,
  task: string | null,
): Promise<boolean> => task === null || (await ports.tasks.has(transaction, { client, id: task }))

type ItemFields = Pick<RequestItemsTable, 'title' | 'note' | 'category' | 'year'>

async function insertItem(
  transaction: Transaction,
  call: UserCall,
  request: string,
  position: number,
  { title, note, category, year }: ItemFields,
  now: Date,
): Promise<void> {
  const id = randomUUID()
  const status = 'asked'
  await transaction
    .insertInto('requestItems')
    .values({ id, request, position, title, note, category, year, status })
    .execute()
  await addStep(transaction, call, { id }, { status }, now)
}

export function addRequest(context: RequestContext, call: Call<'addRequest'>) {
  const { title, note, dueOn, task, items } = call.body
  const { client } = call.params
  const now = context.clock()
  return store(context.database, async (transaction) => {
    if (!(await context.ports.clients.find(transaction, client))) return refuse('notFound')
    if (!(await hasTask(context, transaction, client, task)))
      return refuse('invalid', { fields: { task: messages.task } })
    const row: DocumentRequestsTable = {
      id: randomUUID(),
      client,
      title,
      note,
      dueOn,
      task,
      waitsFor: 'client',
      waitsSince: now.toISOString(),
      createdAt: now.toISOString(),
      version: 1,
    }
    await transaction.insertInto('documentRequests').values(row).execute()
    for (const [position, item] of items.entries())
      await insertItem(transaction, call, row.id, position, item, now)
    await recordRequest(transaction, call, 'request-added', row, now)
    await auditDocument(transaction, call, { action: 'request.add', subject: row.id }, now)
    const [request] = await toRequests(context, transaction, [row])
    return respond(201, request!)
  })
}

export function updateRequest(context: RequestContext, call: Call<'updateRequest'>) {
  const { title, note, dueOn, task, items, version } = call.body
  const { client } = call.params
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const row = await lockRequest(transaction, call.params)
    if (!row) return refuse('notFound')
    if (row.version !== version) return refuse('changedMeanwhile')
    if (!(await hasTask(context, transaction, client, task)))
      return refuse('invalid', { fields: { task: messages.task } })
    const stored = await transaction
      .selectFrom('requestItems')
      .selectAll()
      .where('request', '=', row.id)
      .execute()
    const named = new Set(items.map(({ id }) => id))
    if (stored.some((item) => item.status !== 'asked' && !named.has(item.id)))
      return refuse('invalid', { fields: { items: messages.itemInUse } })
    const known = new Set(stored.map(({ id }) => id))
    if (items.some(({ id }) => id !== null && !known.has(id)))
      return refuse('invalid', { fields: { items: messages.item } })

    const removed = stored.filter(({ id }) => !named.has(id)).map(({ id }) => id)
    if (removed.length > 0) await transaction.deleteFrom('requestItems').where('id', 'in', removed).execute()
    for (const [position, { id, ...item }] of items.entries()) {
      if (id === null) await insertItem(transaction, call, row.id, position, item, now)
      else
        await transaction
          .updateTable('requestItems')
          .set({ ...item, position })
          .where('id', '=', id)
          .execute()
    }
    await transaction
      .updateTable('documentRequests')
      .set({ title, note, dueOn, task, version: version + 1 })
      .where('id', '=', row.id)
      .execute()
    await settleRequest(
      transaction,
      row.id,
      now,
      items.some(({ id }) => id === null),
    )
    await auditDocument(transaction, call, { action: 'request.update', subject: row.id }, now)
    return respondWith(context, transaction, call.params)
  })
}

export function removeRequest(context: RequestContext, call: Call<'removeRequest'>) {
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const isHeld = await context.ports.clients.lockHeld(transaction, call.params.client)
    const row = await lockRequest(transaction, call.params)
    if (!row) return refuse('notFound')
    if (isHeld) return refuse('underHold')
    await forgetActivity(transaction, row.id)
    await transaction.deleteFrom('documentRequests').where('id', '=', row.id).execute()
    await auditDocument(transaction, call, { action: 'request.remove', subject: row.id }, now)
    return respond(204, undefined)
  })
}

export function fulfilItem(context: RequestContext, call: Call<'fulfilItem'>) {
  const { client } = call.params
  const now = context.clock()
  return store(context.database, async (transaction) => {
    // Before the request: documents are locked before requests everywhere.
    const document = await lockDocument(transaction, { client, document: call.body.document }, signedIn(call))
    const item = await lockItem(transaction, call.params)
    if (!item) return refuse('notFound')
    if (document?.removedAt !== null) return refuse('invalid', { fields: { document: messages.document } })
    if (item.status === 'accepted') return refuse('invalid', { fields: { document: messages.itemAccepted } })
    await sendForItem(transaction, call, item, document.id, now)
    return respondWith(context, transaction, call.params)
  })
}

export function answerItem(context: RequestContext, call: Call<'answerItem'>) {
  const { answer, reason } = call.body
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const item = await lockItem(transaction, call.params)
    const request = await findRequestRow(transaction, call.params)
    if (!item || !request) return refuse('notFound')
    if (item.status === 'accepted') return refuse('invalid', { fields: { answer: messages.itemAccepted } })
    await addStep(transaction, call, item, { status: answer, text: reason }, now)
    await settleRequest(transaction, item.request, now)
    await recordRequest(transaction, call, 'item-answered', request, now, item.title)
    await auditDocument(
      transaction,
      call,
      { action: 'request.answer', subject: item.request, details: { item: item.id, answer } },
      now,
    )
    return respondWith(context, transaction, call.params)
  })
}

export function reviewItem(context: RequestContext, call: Call<'reviewItem'>) {
  const { decision, reason, text } = call.body
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const item = await lockItem(transaction, call.params)
    const request = await findRequestRow(transaction, call.params)
    if (!item || !request) return refuse('notFound')
    const fields = reviewProblem(item.status, { decision, reason, text })
    if (fields) return refuse('invalid', { fields })
    await addStep(transaction, call, item, { status: decision, reason, text }, now)
    await settleRequest(transaction, item.request, now, decision === 'returned')
    await recordRequest(transaction, call, `item-${decision}`, request, now, item.title)
    const action = decision === 'accepted' ? 'request.accept' : 'request.return'
    await auditDocument(transaction, call, { action, subject: item.request, details: { item: item.id } }, now)
    return respondWith(context, transaction, call.params)
  })
}
