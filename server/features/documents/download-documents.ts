/** The content of documents. Every view is recorded, and shown to the client, before the first byte is sent. */
import { fileKinds, isStaff, refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import { marksSeen } from '@anupalan/server/contract/documents/permissions'
import type { ViewKind } from '@anupalan/server/contract/documents/rules'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import { zipPath } from '@anupalan/server/contract/documents/zip-path'
import type { Readable } from 'node:stream'
import type { RequestContext } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { DamagedFileError, MissingFileError } from '../../platform/files/file-store.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { ExportSource } from '../../platform/ports.ts'
import { zipOf } from '../../platform/http/zip-response.ts'
import type { ZipEntry } from '../../platform/http/zip-response.ts'
import { documentsCollection } from './collection.ts'
import { documentCallerOf, findDocumentRow, findVersionRow, lockDocument } from './queries.ts'
import { auditDocument, recordDocument } from './record-document.ts'
import type { UserCall } from './record-document.ts'
import type { DocumentsTable, DocumentVersionsTable } from './tables.ts'

/** Records that a user has seen a version. The document must be locked, so that positions differ. */
async function recordView(
  transaction: Transaction,
  call: UserCall,
  { document, version, how }: Viewed,
  now: Date,
): Promise<void> {
  const user = signedIn(call)
  const at = now.toISOString()
  const isByStaff = isStaff(user)
  const { last } = await transaction
    .selectFrom('documentViews')
    .where('document', '=', document.id)
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('documentViews')
    .values({
      document: document.id,
      position: (last ?? 0) + 1,
      number: version.number,
      username: user.username,
      isByStaff: Number(isByStaff),
      how,
      at,
    })
    .execute()
  if (version.seenAt !== null || !marksSeen(document, isByStaff)) return
  await transaction
    .updateTable('documentVersions')
    .set({ seenAt: at })
    .where('document', '=', document.id)
    .where('number', '=', version.number)
    .execute()
  await recordDocument(transaction, call, 'document-opened', document, now)
}

interface Viewed {
  readonly document: DocumentsTable
  readonly version: DocumentVersionsTable
  readonly how: ViewKind
}

type VersionCall = Call<'downloadDocument'> | Call<'previewDocument'>

interface VersionParams {
  readonly client: string
  readonly document: string
  readonly number: number
}

/** A version that a user may see. */
async function findVersion(
  database: Database,
  params: VersionParams,
  user: User,
): Promise<DocumentVersionsTable | undefined> {
  const document = await findDocumentRow(database, params, user)
  return document && findVersionRow(database, params)
}

/**
 * Opens the content of a version, then records the view: a damaged file was not seen. Access is checked again in that
 * transaction, so that nothing is sent of a version that was withdrawn meanwhile.
 *
 * @returns `undefined` if the user may not see it any more.
 * @throws DamagedFileError, MissingFileError, StorageError
 */
async function openVersion(
  { context, call, how }: Viewing,
  params: VersionParams,
  version: DocumentVersionsTable,
): Promise<Readable | undefined> {
  const { database, files, clock } = context
  const user = signedIn(call)
  const now = clock()
  const content = await files.of(documentsCollection).read(storedFileOf(version))
  try {
    const isSeen = await store(database, async (transaction) => {
      const caller = await documentCallerOf(context, transaction, user, params.client)
      const document = await lockDocument(transaction, params, user)
      const found = document && (await findVersionRow(transaction, params))
      if (!caller || !document || found?.fileKey !== version.fileKey) return false
      await recordView(transaction, call, { document, version: found, how }, now)
      await auditDocument(
        transaction,
        call,
        {
          action: how === 'opened' ? 'document.open' : 'document.download',
          subject: document.id,
          // The path of an export names no client.
          client: params.client,
          details: { number: params.number },
        },
        now,
      )
      return true
    })
    if (isSeen) return content
  } catch (error) {
    content.destroy()
    throw error
  }
  content.destroy()
  return undefined
}

interface Viewing {
  readonly context: ExportSource
  readonly call: UserCall
  readonly how: ViewKind
}

const storedFileOf = ({ fileKey, bytes, sha256 }: DocumentVersionsTable) => ({ key: fileKey, bytes, sha256 })

async function sendVersion(context: RequestContext, call: VersionCall, how: ViewKind) {
  const { params } = call
  const version = await load(context.database, (reading) => findVersion(reading, params, signedIn(call)))
  if (!version) return refuse('notFound')
  try {
    const content = await openVersion({ context, call, how }, params, version)
    if (!content) return refuse('notFound')
    const { mediaType } = fileKinds[version.kind]
    return respond(200, { name: version.fileName, type: mediaType, bytes: version.bytes, content })
  } catch (error) {
    if (!isUnreadable(error)) throw error
    // The file of a version that was taken back meanwhile is gone with it.
    const current = await load(context.database, (reading) => findVersion(reading, params, signedIn(call)))
    return refuse(current?.fileKey === version.fileKey ? 'fileDamaged' : 'notFound')
  }
}

const isUnreadable = (error: unknown) =>
  error instanceof DamagedFileError || error instanceof MissingFileError

export const downloadDocument = (context: RequestContext, call: Call<'downloadDocument'>) =>
  sendVersion(context, call, 'downloaded')

export const previewDocument = (context: RequestContext, call: Call<'previewDocument'>) =>
  sendVersion(context, call, 'opened')

/** Documents of one page of a zip. */
const ZIP_PAGE = 50

/** The documents of a year with their newest versions, page by page: their number has no limit. */
async function* newestOfYear(
  { database }: RequestContext,
  { client, year }: { readonly client: string; readonly year: string },
) {
  let after = ''
  for (;;) {
    const from = after
    const rows = await load(database, (reading) =>
      reading
        .selectFrom('documents')
        .innerJoin('documentVersions', (join) =>
          join
            .onRef('documentVersions.document', '=', 'documents.id')
            .onRef('documentVersions.number', '=', 'documents.newest'),
        )
        .selectAll('documentVersions')
        .select(['documents.name', 'documents.source'])
        .where('documents.client', '=', client)
        .where('documents.year', '=', year)
        .where('documents.removedAt', 'is', null)
        .where('documents.id', '>', from)
        .orderBy('documents.id')
        .limit(ZIP_PAGE)
        .execute(),
    )
    yield* rows
    if (rows.length < ZIP_PAGE) return
    after = rows.at(-1)!.document
  }
}

/** The zip is cut off, so that no program takes it for complete. */
class AccessEndedError extends Error {
  override readonly name = 'AccessEndedError'
}

/**
 * A version of a zip, recorded as downloaded. Access is checked again for each: whoever loses it meanwhile gets no
 * further file.
 */
export async function openForZip(
  context: ExportSource,
  call: UserCall,
  version: DocumentVersionsTable,
): Promise<Readable> {
  const { client, document, number } = version
  const viewing = { context, call, how: 'downloaded' } as const
  const content = await openVersion(viewing, { client, document, number }, version)
  if (content) return content
  const caller = await load(context.database, (reading) =>
    documentCallerOf(context, reading, signedIn(call), client),
  )
  // What was taken back or removed meanwhile is listed as missing.
  throw caller ? new MissingFileError(version.fileKey) : new AccessEndedError()
}

async function* entriesOfYear(
  context: RequestContext,
  call: Call<'downloadYear'>,
): AsyncGenerator<ZipEntry, void> {
  for await (const { name, source, ...version } of newestOfYear(context, call.params))
    yield {
      path: zipPath({ source, name, kind: version.kind }),
      at: new Date(version.sentAt),
      open: () => openForZip(context, call, version),
    }
}

export async function downloadYear(context: RequestContext, call: Call<'downloadYear'>) {
  const { client, year } = call.params
  await store(context.database, (transaction) =>
    auditDocument(
      transaction,
      call,
      { action: 'document.download-year', subject: client, details: { year } },
      context.clock(),
    ),
  )
  return respond(200, zipOf(`${yearLabel(year)}.zip`, entriesOfYear(context, call)))
}
