import type { DocumentRequest } from '@anupalan/server/contract/documents/schema'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { toPersonName } from '../../platform/database/conversations.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { DocumentRequestsTable, RequestItemsTable } from './tables.ts'

/** Requests without a date are ordered after all others. */
const dueKey = sql<string>`coalesce(due_on, '9999-12-31')`

export interface RequestParams {
  readonly client: string
  readonly request: string
}

/** A request of a client: an identifier of another client’s request finds nothing. */
export const findRequestRow = (
  database: Database,
  { client, request }: RequestParams,
): Promise<DocumentRequestsTable | undefined> =>
  database
    .selectFrom('documentRequests')
    .selectAll()
    .where('id', '=', request)
    .where('client', '=', client)
    .executeTakeFirst()

export const lockRequest = (
  transaction: Transaction,
  { client, request }: RequestParams,
): Promise<DocumentRequestsTable | undefined> =>
  transaction
    .updateTable('documentRequests')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', request)
    .where('client', '=', client)
    .returningAll()
    .executeTakeFirst()

/** An item of a client's request. */
export const findItemRow = (
  database: Database,
  { client, request, item }: RequestParams & { readonly item: string },
): Promise<RequestItemsTable | undefined> =>
  database
    .selectFrom('requestItems')
    .innerJoin('documentRequests', 'documentRequests.id', 'requestItems.request')
    .selectAll('requestItems')
    .where('requestItems.id', '=', item)
    .where('requestItems.request', '=', request)
    .where('documentRequests.client', '=', client)
    .executeTakeFirst()

export async function listRequestRows(
  database: Database,
  {
    client,
    status,
    after,
    limit,
  }: {
    readonly client: string
    readonly status: 'open' | 'done'
    /** Id of the last request of the previous page; empty for the first page. */
    readonly after: string
    readonly limit: number
  },
): Promise<DocumentRequestsTable[]> {
  const last = after === '' ? undefined : await findRequestRow(database, { client, request: after })
  const [order, follows] = status === 'open' ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const)
  return database
    .selectFrom('documentRequests')
    .selectAll()
    .where('client', '=', client)
    .where('waitsFor', status === 'open' ? 'is not' : 'is', null)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(${dueKey}, id) ${follows} (${last!.dueOn ?? '9999-12-31'}, ${last!.id})`),
    )
    .orderBy(dueKey, order)
    .orderBy('id', order)
    .limit(limit)
    .execute()
}

function groupBy<Row, Name extends keyof Row>(
  rows: readonly Row[],
  name: Name,
): ReadonlyMap<Row[Name], Row[]> {
  const groups = new Map<Row[Name], Row[]>()
  for (const row of rows) {
    const group = groups.get(row[name])
    if (group) group.push(row)
    else groups.set(row[name], [row])
  }
  return groups
}

/** Requests with what belongs to them, in four queries for a page of any length. */
export async function toRequests(
  { ports }: Pick<Context, 'ports'>,
  database: Database,
  rows: readonly DocumentRequestsTable[],
): Promise<DocumentRequest[]> {
  if (rows.length === 0) return []
  const requests = rows.map(({ id }) => id)
  const ofRequests = database
    .selectFrom('requestItems')
    .select('requestItems.id')
    .where('requestItems.request', 'in', requests)
  const [items, steps, documents] = await Promise.all([
    database
      .selectFrom('requestItems')
      .selectAll()
      .where('request', 'in', requests)
      .orderBy('position')
      .execute(),
    database
      .selectFrom('requestSteps')
      .selectAll()
      .where('item', 'in', ofRequests)
      .orderBy('position')
      .execute(),
    database
      .selectFrom('requestDocuments')
      .innerJoin('documents', 'documents.id', 'requestDocuments.document')
      .select(['requestDocuments.item', 'documents.id', 'documents.name'])
      .where('requestDocuments.item', 'in', ofRequests)
      .where('documents.removedAt', 'is', null)
      .orderBy('requestDocuments.position')
      .execute(),
  ])
  const people = await ports.people.find(database, [...new Set(steps.flatMap(({ actor }) => actor ?? []))])
  const itemsOf = groupBy(items, 'request')
  const stepsOf = groupBy(steps, 'item')
  const documentsOf = groupBy(documents, 'item')
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    note: row.note,
    dueOn: row.dueOn,
    task: row.task,
    items: (itemsOf.get(row.id) ?? []).map(({ id, title, note, category, year, status }) => ({
      id,
      title,
      note,
      category,
      year,
      status,
      documents: (documentsOf.get(id) ?? []).map((document) => ({ id: document.id, name: document.name })),
      history: (stepsOf.get(id) ?? []).map((step) => ({
        status: step.status,
        at: step.at,
        by: toPersonName(people, step.actor, step.isByStaff === 1),
        reason: step.reason,
        text: step.text,
      })),
    })),
    waitsFor: row.waitsFor,
    createdAt: row.createdAt,
    version: row.version,
  }))
}
