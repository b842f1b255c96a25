/** Handlers of requests: what the firm asks a client for. */
import { isStaff, refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type { ActivityKind } from '@anupalan/server/contract/activity/rules'
import type * as endpoints from '@anupalan/server/contract/documents/endpoints'
import { reviewProblem } from '@anupalan/server/contract/documents/review'
import { documentMessages as messages, requestWaitsFor } from '@anupalan/server/contract/documents/rules'
import type { ItemStatus, ReturnReason } from '@anupalan/server/contract/documents/rules'
import type { Handlers } from '../../mock-feature.ts'
import { forgetActivity, recordActivity } from '../activity/activity.ts'
import { accessOf } from '../clients/clients.ts'
import { isPartHeld } from '../clients/legal-holds.ts'
import type { StoredTask } from '../tasks/state.ts'
import type { StoredItem, StoredRequest } from './state.ts'
import { pageOf } from './view.ts'
import type { DocumentsWorld, DocumentViews } from './view.ts'

interface RequestParams {
  readonly client: string
  readonly request?: string
  readonly item?: string
}

type NewItem = Pick<StoredItem, 'title' | 'note' | 'category' | 'year'>

const isOpen = ({ items }: StoredRequest) => requestWaitsFor(items.map(({ status }) => status)) !== null

/** Whether a task is the client's, if one is named. */
export const hasTask = (
  tasks: ReadonlyMap<string, StoredTask>,
  client: string,
  task: string | null,
): boolean => task === null || tasks.get(task)?.client === client

/** Requests without a date are ordered after all others. */
const dueKey = ({ dueOn, id }: StoredRequest) => `${dueOn ?? '9999-12-31'} ${id}`

export interface ItemStep {
  readonly status: ItemStatus
  readonly reason?: ReturnReason | null
  readonly text?: string
}

/** Adds a step to the history of an item. */
export function addStep(
  world: DocumentsWorld,
  user: User,
  item: StoredItem,
  { status, reason = null, text = '' }: ItemStep,
): StoredItem {
  const at = world.clock().toISOString()
  const step = { status, at, by: user.username, isByStaff: isStaff(user), reason, text }
  return { ...item, status, history: [...item.history, step] }
}

export const replaceItem = (request: StoredRequest, item: StoredItem): StoredRequest => ({
  ...request,
  items: request.items.map((each) => (each.id === item.id ? item : each)),
})

/** The item of a client's request by its id. */
export function findItem(
  { documentRequests }: DocumentsWorld['state'],
  client: string,
  id: string,
): { readonly request: StoredRequest; readonly item: StoredItem } | undefined {
  for (const request of documentRequests.values()) {
    const item = request.items.find((each) => each.id === id)
    if (request.client === client && item) return { request, item }
  }
  return undefined
}

/** Sends a document for an item. */
export function fulfil(world: DocumentsWorld, user: User, itemId: string, document: string, client: string) {
  const { documentRequests } = world.state
  const { request, item } = findItem(world.state, client, itemId)!
  const documents = [...item.documents.filter((id) => id !== document), document]
  const sent = addStep(world, user, { ...item, documents }, { status: 'sent' })
  documentRequests.set(request.id, replaceItem(request, sent))
}

/** After documents were withdrawn, removed or restored: an item that waits for a review follows its documents. */
export function followDocuments(world: DocumentsWorld, user: User, document: string): void {
  const { documents, documentRequests } = world.state
  for (const request of documentRequests.values())
    for (const item of request.items.filter((each) => each.documents.includes(document))) {
      const kept = item.documents.filter((id) => documents.has(id))
      const isSent = kept.some((id) => documents.get(id)?.removedAt === null)
      const status =
        item.status === 'sent' && !isSent ? 'asked' : item.status === 'asked' && isSent ? 'sent' : null
      const left = { ...item, documents: kept }
      const current = documentRequests.get(request.id)!
      documentRequests.set(
        request.id,
        replaceItem(current, status === null ? left : addStep(world, user, left, { status })),
      )
    }
}

type RequestHandlers = Pick<
  Handlers<typeof endpoints>,
  | 'listRequests'
  | 'addRequest'
  | 'updateRequest'
  | 'removeRequest'
  | 'fulfilItem'
  | 'answerItem'
  | 'reviewItem'
>

export function requestHandlers(
  world: DocumentsWorld,
  { viewRequest, find: findDocument }: DocumentViews,
): RequestHandlers {
  const { state } = world
  const { clients, documentRequests, tasks } = state

  const find = ({ client, request = '' }: RequestParams) => {
    const found = documentRequests.get(request)
    return found?.client === client ? found : undefined
  }

  const findIn = (params: RequestParams) => {
    const request = find(params)
    const item = request?.items.find(({ id }) => id === params.item)
    return request && item && { request, item }
  }

  const owns = ({ user, params }: { readonly user: User; readonly params: RequestParams }) => {
    if (accessOf(state, user, params.client) === undefined) return false
    return params.item === undefined || findIn(params) !== undefined
  }

  const save = (request: StoredRequest) => {
    documentRequests.set(request.id, request)
    return respond(200, viewRequest(request))
  }

  const refuseTask = (client: string, task: string | null) =>
    hasTask(tasks, client, task) ? undefined : refuse('invalid', { fields: { task: messages.task } })

  const newItem = (user: User, { title, note, category, year }: NewItem): StoredItem =>
    addStep(
      world,
      user,
      { id: crypto.randomUUID(), title, note, category, year, status: 'asked', documents: [], history: [] },
      { status: 'asked' },
    )

  const record = (user: User, kind: ActivityKind, request: StoredRequest, detail = '') =>
    recordActivity(world, user, {
      client: request.client,
      kind,
      subject: { kind: 'request', id: request.id, name: request.title },
      detail,
    })

  return {
    listRequests: {
      owns,
      handle: ({ params: { client, status, ...page } }) => {
        const rows = [...documentRequests.values()]
          .filter((request) => request.client === client && isOpen(request) === (status === 'open'))
          .toSorted((a, b) => (dueKey(a) < dueKey(b) === (status === 'open') ? -1 : 1))
        const { page: shown, hasMore } = pageOf(rows, page)
        return respond(200, { requests: shown.map(viewRequest), hasMore })
      },
    },

    addRequest: ({ user, params: { client }, body: { items, ...body } }) => {
      if (!clients.has(client)) return refuse('notFound')
      const refusal = refuseTask(client, body.task)
      if (refusal) return refusal
      const request: StoredRequest = {
        ...body,
        id: crypto.randomUUID(),
        client,
        items: items.map((item) => newItem(user!, item)),
        createdAt: world.clock().toISOString(),
        version: 1,
      }
      documentRequests.set(request.id, request)
      record(user!, 'request-added', request)
      return respond(201, viewRequest(request))
    },

    updateRequest: ({ user, params, body: { items, version, ...body } }) => {
      const request = find(params)
      if (!request) return refuse('notFound')
      if (request.version !== version) return refuse('changedMeanwhile')
      const refusal = refuseTask(params.client, body.task)
      if (refusal) return refusal
      const named = new Set(items.map(({ id }) => id))
      if (request.items.some((item) => item.status !== 'asked' && !named.has(item.id)))
        return refuse('invalid', { fields: { items: messages.itemInUse } })
      if (items.some(({ id }) => id !== null && !request.items.some((item) => item.id === id)))
        return refuse('invalid', { fields: { items: messages.item } })
      return save({
        ...request,
        ...body,
        items: items.map(({ id, ...item }) => {
          const stored = request.items.find((each) => each.id === id)
          return stored ? { ...stored, ...item } : newItem(user!, item)
        }),
        version: version + 1,
      })
    },

    removeRequest: ({ params }) => {
      const request = find(params)
      if (!request) return refuse('notFound')
      if (isPartHeld(state, params.client)) return refuse('underHold')
      documentRequests.delete(request.id)
      forgetActivity(state, request.id)
      return respond(204, undefined)
    },

    fulfilItem: {
      owns,
      handle: ({ user, params, body }) => {
        const { request, item } = findIn(params)!
        if (item.status === 'accepted')
          return refuse('invalid', { fields: { document: messages.itemAccepted } })
        const document = findDocument({ client: params.client, document: body.document }, user!)
        if (document?.removedAt !== null)
          return refuse('invalid', { fields: { document: messages.document } })
        fulfil(world, user!, item.id, document.id, params.client)
        return respond(200, viewRequest(documentRequests.get(request.id)!))
      },
    },

    answerItem: {
      owns,
      handle: ({ user, params, body: { answer, reason } }) => {
        const { request, item } = findIn(params)!
        if (item.status === 'accepted')
          return refuse('invalid', { fields: { answer: messages.itemAccepted } })
        record(user!, 'item-answered', request, item.title)
        return save(replaceItem(request, addStep(world, user!, item, { status: answer, text: reason })))
      },
    },

    reviewItem: ({ user, params, body: { decision, reason, text } }) => {
      const found = findIn(params)
      if (!found) return refuse('notFound')
      const { request, item } = found
      const fields = reviewProblem(item.status, { decision, reason, text })
      if (fields) return refuse('invalid', { fields })
      record(user!, `item-${decision}`, request, item.title)
      return save(replaceItem(request, addStep(world, user!, item, { status: decision, reason, text })))
    },
  }
}
