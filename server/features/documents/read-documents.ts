import { refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import { MAX_VIEWS } from '@anupalan/server/contract/documents/rules'
import type { RequestContext } from '../../platform/context.ts'
import { markCommentsRead, readComments } from '../../platform/database/conversations.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { findApproval } from './change-approvals.ts'
import {
  documentCallerOf,
  findDocumentRow,
  listDocumentRows,
  listViewRows,
  readVersions,
  toApprovals,
  toDocument,
  toDocuments,
  toViews,
} from './queries.ts'
import { findItemRow, findRequestRow } from './request-queries.ts'

interface OwnedParams {
  readonly client: string
  readonly document?: string
  readonly request?: string
  readonly item?: string
  readonly approval?: string
}

/** Members of the client and the staff; whatever else the path names must be that client's. */
export const ownsDocuments =
  ({ database, ports }: RequestContext) =>
  async ({ user, params }: { readonly user: User; readonly params: OwnedParams }): Promise<boolean> =>
    load(database, async (reading) => {
      const { client, document, request, item, approval } = params
      if ((await ports.clients.accessOf(reading, user, client)) === undefined) return false
      if (document !== undefined)
        return (await findDocumentRow(reading, { client, document }, user)) !== undefined
      if (item !== undefined)
        return (await findItemRow(reading, { client, request: request ?? '', item })) !== undefined
      if (request !== undefined) return (await findRequestRow(reading, { client, request })) !== undefined
      return approval === undefined || (await findApproval(reading, { client, approval })) !== undefined
    })

export function listDocuments(context: RequestContext, call: Call<'listDocuments'>) {
  const { params } = call
  return load(context.database, async (reading) => {
    const caller = await documentCallerOf(context, reading, signedIn(call), params.client)
    if (!caller) return refuse('notFound')
    if (params.status === 'removed' && caller.access !== 'staff')
      return respond(200, { documents: [], hasMore: false })
    const rows = await listDocumentRows(reading, { ...params, limit: params.limit + 1 })
    return respond(200, {
      documents: await toDocuments(context, reading, rows.slice(0, params.limit), caller),
      hasMore: rows.length > params.limit,
    })
  })
}

export function getDocument(context: RequestContext, call: Call<'getDocument'>) {
  const user = signedIn(call)
  return load(context.database, async (reading) => {
    const caller = await documentCallerOf(context, reading, user, call.params.client)
    const row = await findDocumentRow(reading, call.params, user)
    if (!caller || !row) return refuse('notFound')
    const approvals = await reading
      .selectFrom('approvals')
      .selectAll()
      .where('document', '=', row.id)
      .orderBy('askedAt', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const views = await listViewRows(reading, row.id, caller, { limit: MAX_VIEWS })
    return respond(200, {
      document: await toDocument(context, reading, row, caller),
      versions: await readVersions(context, reading, row.id),
      views: await toViews(context, reading, views),
      approvals: await toApprovals(
        context,
        reading,
        approvals.map((approval) => ({ ...approval, name: row.name })),
      ),
      comments: await readComments(reading, context.ports.people, row.id, user.username),
    })
  })
}

export function markDocumentRead({ database }: RequestContext, call: Call<'markDocumentRead'>) {
  const user = signedIn(call)
  return store(database, async (transaction) => {
    const row = await findDocumentRow(transaction, call.params, user)
    if (!row) return refuse('notFound')
    await markCommentsRead(transaction, row, user.username)
    return respond(204, undefined)
  })
}
