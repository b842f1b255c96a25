/** Documents, requests and approvals as a caller sees them. */
import type { User } from '@anupalan/server/contract'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { isEditable, isViewShown, isWithdrawable } from '@anupalan/server/contract/documents/permissions'
import type { DocumentCaller, SentVersion } from '@anupalan/server/contract/documents/permissions'
import { MAX_VIEWS, requestWaitsFor } from '@anupalan/server/contract/documents/rules'
import type {
  Approval,
  Document,
  DocumentRequest,
  DocumentVersion,
  DocumentView,
} from '@anupalan/server/contract/documents/schema'
import type { World } from '../../world.ts'
import type { AccountsState } from '../accounts/state.ts'
import type { ActivityState } from '../activity/state.ts'
import { accessOf } from '../clients/clients.ts'
import { isDocumentHeld } from '../clients/legal-holds.ts'
import type { ClientsState } from '../clients/state.ts'
import { conversations, personOf } from '../conversations.ts'
import type { ConversationsState } from '../conversations.ts'
import type { TasksState } from '../tasks/state.ts'
import type {
  DocumentsState,
  StoredApproval,
  StoredDocument,
  StoredRequest,
  StoredVersion,
  StoredView,
} from './state.ts'

export type Needs = ClientsState &
  TasksState &
  ActivityState &
  ConversationsState &
  Pick<AccountsState, 'accounts'>

export type DocumentsWorld = World<DocumentsState & Needs>

export const newestOf = ({ versions }: StoredDocument): StoredVersion => versions.at(-1)!

export const sentVersionOf = (document: StoredDocument): SentVersion => {
  const { sentBy, isByStaff, seenAt } = newestOf(document)
  return { source: document.source, sentBy, isByStaff, seenAt }
}

const isMatch = (name: string, search: string) => nameKey(name).includes(nameKey(search))

/** The newest first, as the server orders them. */
const byNewest = (one: StoredDocument, other: StoredDocument) => {
  const [a, b] = [newestOf(one).sentAt + one.id, newestOf(other).sentAt + other.id]
  return a < b ? 1 : a > b ? -1 : 0
}

export function documentViews(world: DocumentsWorld) {
  const { state } = world
  const { documents, documentRequests, approvals } = state
  const comments = conversations(world)

  const callerOf = ({ username, role }: User, client: string): DocumentCaller => ({
    username,
    role,
    access: accessOf(state, { username, role }, client) ?? 'limited',
  })

  /** A document of a client: an id of another client's finds nothing, nor do members find a removed one. */
  const find = (
    { client, document }: { readonly client: string; readonly document: string },
    user: User,
  ): StoredDocument | undefined => {
    const found = documents.get(document)
    if (found?.client !== client) return undefined
    return found.removedAt === null || callerOf(user, client).access === 'staff' ? found : undefined
  }

  const viewVersion = (version: StoredVersion): DocumentVersion => ({
    number: version.number,
    fileName: version.fileName,
    kind: version.kind,
    bytes: version.bytes,
    sha256: version.sha256,
    isLocked: version.isLocked,
    sentBy: personOf(state, version.sentBy, version.isByStaff),
    sentAt: version.sentAt,
    seenAt: version.seenAt,
  })

  const viewApproval = (approval: StoredApproval): Approval => ({
    id: approval.id,
    document: { id: approval.document, name: documents.get(approval.document)?.name ?? '' },
    number: approval.number,
    sha256: approval.sha256,
    note: approval.note,
    status: approval.status,
    askedAt: approval.askedAt,
    askedBy: personOf(state, approval.askedBy, true),
    decidedAt: approval.decidedAt,
    decidedBy: approval.decidedBy === null ? null : personOf(state, approval.decidedBy, false),
    reason: approval.reason,
  })

  /** The newest first. */
  const approvalsOf = (document: string) =>
    [...approvals.values()].filter((each) => each.document === document).toReversed()

  const view = (document: StoredDocument, user: User): Document => {
    const caller = callerOf(user, document.client)
    const approval = approvalsOf(document.id).find(({ status }) => status !== 'voided')
    return {
      id: document.id,
      name: document.name,
      source: document.source,
      deliveredAs: document.deliveredAs,
      category: document.category,
      year: document.year,
      task: document.task,
      newest: viewVersion(newestOf(document)),
      versions: document.versions.length,
      isWithdrawable: isWithdrawable(sentVersionOf(document), caller),
      isEditable: isEditable(sentVersionOf(document), caller),
      approval: approval ? viewApproval(approval) : null,
      ...comments.count(document.id, user),
      removedAt: document.removedAt,
      isHeld: isDocumentHeld(state, document.id),
      version: document.version,
    }
  }

  const viewRequest = (request: StoredRequest): DocumentRequest => ({
    id: request.id,
    title: request.title,
    note: request.note,
    dueOn: request.dueOn,
    task: request.task,
    items: request.items.map((item) => ({
      ...item,
      documents: item.documents.flatMap((id) => {
        const document = documents.get(id)
        return document?.removedAt === null ? [{ id, name: document.name }] : []
      }),
      history: item.history.map(({ status, at, by, isByStaff, reason, text }) => ({
        status,
        at,
        by: personOf(state, by, isByStaff),
        reason,
        text,
      })),
    })),
    waitsFor: requestWaitsFor(request.items.map(({ status }) => status)),
    createdAt: request.createdAt,
    version: request.version,
  })

  const shownViews = ({ views }: StoredDocument, caller: DocumentCaller): DocumentView[] =>
    views
      .filter((each: StoredView) => isViewShown(each, caller))
      .toReversed()
      .slice(0, MAX_VIEWS)
      .map(({ number, by, isByStaff, how, at }) => ({ number, by: personOf(state, by, isByStaff), how, at }))

  return {
    comments,
    callerOf,
    find,
    view,
    viewApproval,
    viewRequest,
    approvalsOf,
    /** A document with all that belongs to it. */
    details: (document: StoredDocument, user: User) => ({
      document: view(document, user),
      versions: document.versions.toReversed().map(viewVersion),
      approvals: approvalsOf(document.id).map(viewApproval),
      views: shownViews(document, callerOf(user, document.client)),
      comments: comments.list(document.id, user),
    }),
    /** The stored documents of a client that match, the newest first. */
    list: (
      {
        client,
        category,
        year,
        source,
        task,
        search,
        sha256,
        status,
      }: {
        readonly client: string
        readonly category?: string | undefined
        readonly year?: string | undefined
        readonly source?: string | undefined
        readonly task?: string | undefined
        readonly search: string
        readonly sha256?: string | undefined
        readonly status: 'stored' | 'removed'
      },
      user: User,
    ) =>
      [...documents.values()]
        .filter((each) => each.client === client && (each.removedAt === null) === (status === 'stored'))
        .filter(() => status === 'stored' || callerOf(user, client).access === 'staff')
        .filter((each) => category === undefined || each.category === category)
        .filter((each) => year === undefined || each.year === year)
        .filter((each) => source === undefined || each.source === source)
        .filter((each) => task === undefined || each.task === task)
        .filter((each) => sha256 === undefined || each.versions.some((one) => one.sha256 === sha256))
        .filter((each) => isMatch(each.name, search))
        .toSorted(byNewest),
    requestsOf: (client: string) => [...documentRequests.values()].filter((each) => each.client === client),
  }
}

export type DocumentViews = ReturnType<typeof documentViews>

/** The part of a list after an id. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { after, limit }: { readonly after: string; readonly limit: number },
): { readonly page: Row[]; readonly hasMore: boolean } {
  const rest = rows.slice(rows.findIndex(({ id }) => id === after) + 1)
  return { page: rest.slice(0, limit), hasMore: rest.length > limit }
}
