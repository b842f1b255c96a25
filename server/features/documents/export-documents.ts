/** Documents in the export of a client's data, with all their versions. */
import {
  approvalsSection,
  documentCommentsSection,
  documentsSection,
  exportPath,
  requestsSection,
  viewsSection,
} from '@anupalan/server/contract/documents/export'
import type { DocumentCaller } from '@anupalan/server/contract/documents/permissions'
import { readComments } from '../../platform/database/conversations.ts'
import { load } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import { readPages } from '../../platform/database/read-pages.ts'
import type { ClientExport, ExportFile, ExportRequest, ExportSource } from '../../platform/ports.ts'
import { openForZip } from './download-documents.ts'
import { documentCallerOf, listViewRows, readVersions, toApprovals, toDocuments, toViews } from './queries.ts'
import { toRequests } from './request-queries.ts'
import type { ApprovalsTable, DocumentRequestsTable, DocumentsTable, DocumentViewsTable } from './tables.ts'

export const exportDocuments = (source: ExportSource, request: ExportRequest): ClientExport => ({
  sections: [
    documentsSection(() => readDocuments(source, request)),
    viewsSection(() => readViews(source, request)),
    documentCommentsSection(() => readDocumentComments(source, request)),
    requestsSection(() => readRequests(source, request)),
    approvalsSection(() => readApprovals(source, request)),
  ],
  files: versionFiles(source, request),
})

/** The documents of a client that are not removed. */
const pagesOf = ({ database }: ExportSource, client: string) =>
  readPages<DocumentsTable, string>(
    database,
    ({ database: reading, after = '', limit }) =>
      reading
        .selectFrom('documents')
        .selectAll()
        .where('client', '=', client)
        .where('removedAt', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )

const callerOf = async (
  source: ExportSource,
  database: Database,
  { user, client }: ExportRequest,
): Promise<DocumentCaller> => {
  const caller = await documentCallerOf(source, database, user, client)
  if (!caller) throw new Error('The access to the client has ended.')
  return caller
}

async function* readDocuments(source: ExportSource, request: ExportRequest) {
  for await (const page of pagesOf(source, request.client))
    yield* await load(source.database, async (reading) => {
      const caller = await callerOf(source, reading, request)
      const documents = await toDocuments(source, reading, page, caller)
      return Promise.all(
        documents.map(async (document) => ({
          document,
          versions: await readVersions(source, reading, document.id),
        })),
      )
    })
}

async function* readViews(source: ExportSource, request: ExportRequest) {
  const caller = await load(source.database, (reading) => callerOf(source, reading, request))
  for await (const documents of pagesOf(source, request.client))
    for (const { id, name } of documents) {
      const pages = readPages<DocumentViewsTable, number>(
        source.database,
        ({ database: reading, after, limit }) =>
          listViewRows(reading, id, caller, { ...(after !== undefined && { before: after }), limit }),
        ({ position }) => position,
      )
      for await (const page of pages) {
        const views = await load(source.database, (reading) => toViews(source, reading, page))
        yield* views.map((view) => ({ document: name, ...view }))
      }
    }
}

async function* readDocumentComments(source: ExportSource, { client, user }: ExportRequest) {
  for await (const page of pagesOf(source, client))
    for (const { id, name } of page) {
      const comments = await load(source.database, (reading) =>
        readComments(reading, source.ports.people, id, user.username),
      )
      yield* comments.map((comment) => ({ about: name, ...comment }))
    }
}

async function* readRequests(source: ExportSource, { client }: ExportRequest) {
  const pages = readPages<DocumentRequestsTable, string>(
    source.database,
    ({ database: reading, after = '', limit }) =>
      reading
        .selectFrom('documentRequests')
        .selectAll()
        .where('client', '=', client)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
  for await (const page of pages)
    yield* await load(source.database, (reading) => toRequests(source, reading, page))
}

async function* readApprovals(source: ExportSource, { client }: ExportRequest) {
  const pages = readPages<ApprovalsTable & { readonly name: string }, string>(
    source.database,
    ({ database: reading, after = '', limit }) =>
      reading
        .selectFrom('approvals')
        .innerJoin('documents', 'documents.id', 'approvals.document')
        .selectAll('approvals')
        .select('documents.name')
        .where('approvals.client', '=', client)
        .where('documents.removedAt', 'is', null)
        .where('approvals.id', '>', after)
        .orderBy('approvals.id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
  for await (const page of pages)
    yield* await load(source.database, (reading) => toApprovals(source, reading, page))
}

async function* versionFiles(source: ExportSource, request: ExportRequest): AsyncGenerator<ExportFile, void> {
  for await (const page of pagesOf(source, request.client))
    for (const document of page) {
      const versions = await load(source.database, (reading) =>
        reading
          .selectFrom('documentVersions')
          .selectAll()
          .where('document', '=', document.id)
          .orderBy('number')
          .execute(),
      )
      for (const version of versions)
        yield {
          path: exportPath(document, version),
          at: new Date(version.sentAt),
          open: () => openForZip(source, { user: request.user, ...request.caller }, version),
        }
    }
}
