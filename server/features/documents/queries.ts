import { isStaff } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { isEditable, isWithdrawable } from '@anupalan/server/contract/documents/permissions'
import type { DocumentCaller, SentVersion } from '@anupalan/server/contract/documents/permissions'
import type { DocumentCategory, DocumentSource } from '@anupalan/server/contract/documents/rules'
import type {
  Approval,
  Document,
  DocumentVersion,
  DocumentView,
} from '@anupalan/server/contract/documents/schema'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { countComments, toPersonName } from '../../platform/database/conversations.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { likePattern } from '../../platform/database/like-pattern.ts'
import type { Person } from '../../platform/ports.ts'
import type { ApprovalsTable, DocumentsTable, DocumentVersionsTable, DocumentViewsTable } from './tables.ts'

export type PortsOnly = Pick<Context, 'ports'>

export interface DocumentParams {
  readonly client: string
  readonly document: string
}

/** The caller of documents of a client; `undefined` if the client must not be shown to exist. */
export async function documentCallerOf(
  { ports }: PortsOnly,
  database: Database,
  { username, role }: User,
  client: string,
): Promise<DocumentCaller | undefined> {
  const access = await ports.clients.accessOf(database, { username, role }, client)
  return access && { username, role, access }
}

/** A document of a client: an identifier of another client’s document finds nothing. */
const ofClient = (database: Database, { client, document }: DocumentParams) =>
  database.selectFrom('documents').selectAll().where('id', '=', document).where('client', '=', client)

/** A document that is not removed, or any for the staff. */
export const findDocumentRow = (
  database: Database,
  params: DocumentParams,
  user: Pick<User, 'role'>,
): Promise<DocumentsTable | undefined> =>
  ofClient(database, params)
    .$if(!isStaff(user), (query) => query.where('removedAt', 'is', null))
    .executeTakeFirst()

/** Locks a document until the end of the transaction, so that two changes of it run one after another. */
export const lockDocument = (
  transaction: Transaction,
  { client, document }: DocumentParams,
  user: Pick<User, 'role'>,
): Promise<DocumentsTable | undefined> =>
  transaction
    .updateTable('documents')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', document)
    .where('client', '=', client)
    .$if(!isStaff(user), (query) => query.where('removedAt', 'is', null))
    .returningAll()
    .executeTakeFirst()

export const findVersionRow = (
  database: Database,
  { document, number }: { readonly document: string; readonly number: number },
): Promise<DocumentVersionsTable | undefined> =>
  database
    .selectFrom('documentVersions')
    .selectAll()
    .where('document', '=', document)
    .where('number', '=', number)
    .executeTakeFirst()

/** @throws Error if the document has no such version, which its row rules out */
export async function newestVersionOf(
  database: Database,
  { id, newest }: Pick<DocumentsTable, 'id' | 'newest'>,
): Promise<DocumentVersionsTable> {
  const version = await findVersionRow(database, { document: id, number: newest })
  if (!version) throw new Error('A document has no newest version.')
  return version
}

export interface DocumentPage {
  readonly client: string
  readonly category?: DocumentCategory | undefined
  readonly year?: string | undefined
  readonly source?: DocumentSource | undefined
  readonly task?: string | undefined
  readonly search: string
  readonly sha256?: string | undefined
  readonly status: 'stored' | 'removed'
  /** Id of the last document of the previous page; empty for the first page. */
  readonly after: string
  readonly limit: number
}

/** Documents that match all filters, the newest first. */
export async function listDocumentRows(database: Database, page: DocumentPage): Promise<DocumentsTable[]> {
  const { client, after } = page
  const last =
    after === '' ? undefined : await ofClient(database, { client, document: after }).executeTakeFirst()
  // Queries of their own: as conditions, SQLite checks them for each document of the client.
  const found = [
    page.sha256 === undefined ? undefined : await idsOfContent(database, { client, sha256: page.sha256 }),
    page.task === undefined ? undefined : await idsOfTask(database, { client, task: page.task }),
  ].filter((ids) => ids !== undefined)
  if (found.some((ids) => ids.length === 0)) return []
  let query = selectDocuments(database, page, last)
  for (const ids of found) query = query.where('id', 'in', ids)
  return query.execute()
}

/** Documents that are attached to a task. */
async function idsOfTask(
  database: Database,
  { client, task }: { readonly client: string; readonly task: string },
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('documents')
    .select('id')
    .where('task', '=', task)
    .where('client', '=', client)
    .execute()
  return rows.map(({ id }) => id)
}

/** Documents of which a version has a content. */
async function idsOfContent(
  database: Database,
  { client, sha256 }: { readonly client: string; readonly sha256: string },
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('documentVersions')
    .select('document')
    .distinct()
    .where('client', '=', client)
    .where('sha256', '=', sha256)
    .execute()
  return rows.map(({ document }) => document)
}

/** @param last of the previous page */
export const selectDocuments = (
  database: Database,
  { client, category, year, source, search, status, limit }: Omit<DocumentPage, 'after' | 'sha256' | 'task'>,
  last: Pick<DocumentsTable, 'sentAt' | 'id'> | undefined,
) =>
  database
    .selectFrom('documents')
    .selectAll()
    .where('client', '=', client)
    .where('removedAt', status === 'stored' ? 'is' : 'is not', null)
    .$if(category !== undefined, (query) => query.where('category', '=', category!))
    .$if(year !== undefined, (query) => query.where('year', '=', year!))
    .$if(source !== undefined, (query) => query.where('source', '=', source!))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`name_key like ${likePattern(nameKey(search))} escape '!'`),
    )
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(sent_at, id) < (${last!.sentAt}, ${last!.id})`),
    )
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

/** The document of a client that has a content already, and is not removed. */
export const findByContent = (
  database: Database,
  { client, sha256 }: { readonly client: string; readonly sha256: string },
): Promise<DocumentsTable | undefined> =>
  database
    .selectFrom('documentVersions')
    .innerJoin('documents', 'documents.id', 'documentVersions.document')
    .selectAll('documents')
    .where('documentVersions.client', '=', client)
    .where('documentVersions.sha256', '=', sha256)
    .where('documents.removedAt', 'is', null)
    .orderBy('documents.createdAt')
    .limit(1)
    .executeTakeFirst()

export const toSentVersion = (
  { source }: Pick<DocumentsTable, 'source'>,
  { sentBy, isByStaff, seenAt }: DocumentVersionsTable,
): SentVersion => ({ source, sentBy, isByStaff: isByStaff === 1, seenAt })

const toVersion = (row: DocumentVersionsTable, people: ReadonlyMap<string, Person>): DocumentVersion => ({
  number: row.number,
  fileName: row.fileName,
  kind: row.kind,
  bytes: row.bytes,
  sha256: row.sha256,
  isLocked: row.isLocked === 1,
  sentBy: toPersonName(people, row.sentBy, row.isByStaff === 1),
  sentAt: row.sentAt,
  seenAt: row.seenAt,
})

const toApproval = (
  row: ApprovalsTable,
  documentName: string,
  people: ReadonlyMap<string, Person>,
): Approval => ({
  id: row.id,
  document: { id: row.document, name: documentName },
  number: row.number,
  sha256: row.sha256,
  note: row.note,
  status: row.status,
  askedAt: row.askedAt,
  askedBy: toPersonName(people, row.askedBy, true),
  decidedAt: row.decidedAt,
  decidedBy: row.decidedAt === null ? null : toPersonName(people, row.decidedBy, false),
  reason: row.reason,
})

/** @param rows each with the name of its document */
export async function toApprovals(
  { ports }: PortsOnly,
  database: Database,
  rows: readonly (ApprovalsTable & { readonly name: string })[],
): Promise<Approval[]> {
  const people = await ports.people.find(
    database,
    rows.flatMap(({ askedBy, decidedBy }) => [askedBy ?? [], decidedBy ?? []].flat()),
  )
  return rows.map((row) => toApproval(row, row.name, people))
}

/** Documents of one client as a caller sees them, in five queries for a page of any length. */
export async function toDocuments(
  { ports }: PortsOnly,
  database: Database,
  rows: readonly DocumentsTable[],
  caller: DocumentCaller,
): Promise<Document[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [versions, comments, approvals, held] = await Promise.all([
    database
      .selectFrom('documentVersions')
      .innerJoin('documents', (join) =>
        join
          .onRef('documents.id', '=', 'documentVersions.document')
          .onRef('documents.newest', '=', 'documentVersions.number'),
      )
      .selectAll('documentVersions')
      .where('documents.id', 'in', ids)
      .execute(),
    countComments(database, ids, caller.username),
    database
      .selectFrom('approvals')
      .selectAll()
      .where('document', 'in', ids)
      .where('status', '<>', 'voided')
      .orderBy('askedAt')
      .orderBy('id')
      .execute(),
    ports.clients.heldDocuments(database, [rows[0]!.client]),
  ])
  const people = await ports.people.find(database, [
    ...new Set([
      ...versions.flatMap(({ sentBy }) => sentBy ?? []),
      ...approvals.flatMap(({ askedBy, decidedBy }) => [askedBy ?? [], decidedBy ?? []].flat()),
    ]),
  ])
  const newestOf = new Map(versions.map((version) => [version.document, version]))
  // The last of each document is the newest.
  const approvalOf = new Map(approvals.map((approval) => [approval.document, approval]))
  return rows.map((row) => {
    const newest = newestOf.get(row.id)!
    const approval = approvalOf.get(row.id)
    return {
      id: row.id,
      name: row.name,
      source: row.source,
      deliveredAs: row.deliveredAs,
      category: row.category,
      year: row.year,
      task: row.task,
      newest: toVersion(newest, people),
      versions: row.newest,
      isWithdrawable: isWithdrawable(toSentVersion(row, newest), caller),
      isEditable: isEditable(toSentVersion(row, newest), caller),
      approval: approval ? toApproval(approval, row.name, people) : null,
      comments: comments.get(row.id)?.comments ?? 0,
      unread: comments.get(row.id)?.unread ?? 0,
      removedAt: row.removedAt,
      isHeld: held.has(row.id),
      version: row.version,
    }
  })
}

/** One document as a caller sees it. */
export async function toDocument(
  ports: PortsOnly,
  database: Database,
  row: DocumentsTable,
  caller: DocumentCaller,
): Promise<Document> {
  const [document] = await toDocuments(ports, database, [row], caller)
  return document!
}

/** The newest first. */
export async function readVersions(
  { ports }: PortsOnly,
  database: Database,
  document: string,
): Promise<DocumentVersion[]> {
  const rows = await database
    .selectFrom('documentVersions')
    .selectAll()
    .where('document', '=', document)
    .orderBy('number', 'desc')
    .execute()
  const people = await ports.people.find(database, [...new Set(rows.flatMap(({ sentBy }) => sentBy ?? []))])
  return rows.map((row) => toVersion(row, people))
}

/** The newest first. @param before position of the last view of the previous page */
export const listViewRows = (
  database: Database,
  document: string,
  { access, username }: DocumentCaller,
  { before, limit }: { readonly before?: number; readonly limit: number },
): Promise<DocumentViewsTable[]> =>
  database
    .selectFrom('documentViews')
    .selectAll()
    .where('document', '=', document)
    // As `isViewShown` of the contract.
    .$if(access === 'limited', (query) =>
      query.where((where) => where.or([where('isByStaff', '=', 1), where('username', '=', username)])),
    )
    .$if(before !== undefined, (query) => query.where('position', '<', before!))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()

export async function toViews(
  { ports }: PortsOnly,
  database: Database,
  rows: readonly DocumentViewsTable[],
): Promise<DocumentView[]> {
  const people = await ports.people.find(database, [...new Set(rows.flatMap((view) => view.username ?? []))])
  return rows.map((row) => ({
    number: row.number,
    by: toPersonName(people, row.username, row.isByStaff === 1),
    how: row.how,
    at: row.at,
  }))
}
