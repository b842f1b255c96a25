import { checkRepeat, fileKinds, isStaff, refuse, respond } from '@anupalan/server/contract'
import type { ReceivedBy, Refusal, User } from '@anupalan/server/contract'
import type { ActivityKind } from '@anupalan/server/contract/activity/rules'
import { createReference } from '@anupalan/server/contract/core/reference'
import type * as endpoints from '@anupalan/server/contract/documents/endpoints'
import { isEditable, isWithdrawable, marksSeen } from '@anupalan/server/contract/documents/permissions'
import { documentMessages as messages } from '@anupalan/server/contract/documents/rules'
import type { ViewKind } from '@anupalan/server/contract/documents/rules'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import { zipPath } from '@anupalan/server/contract/documents/zip-path'
import { makeZip } from 'client-zip'
import type { Handlers, MockFeature } from '../../mock-feature.ts'
import { forgetActivity, recordActivity } from '../activity/activity.ts'
import { accessOf } from '../clients/clients.ts'
import { eraseDocumentHolds, isPartHeld } from '../clients/legal-holds.ts'
import type { ConversationsState } from '../conversations.ts'
import { randomBytes } from '../accounts/tokens.ts'
import { contentOf, piecesOf, uploadsOf } from './contents.ts'
import { addApproval, approvalHandlers, voidApprovals } from './approvals.ts'
import {
  addStep,
  findItem,
  followDocuments,
  fulfil,
  hasTask,
  replaceItem,
  requestHandlers,
} from './requests.ts'
import type { DocumentsState, StoredDocument, StoredVersion } from './state.ts'
import { createDocumentsState, createSampleComments } from './store-samples.ts'
import { documentViews, newestOf, pageOf, sentVersionOf } from './view.ts'
import type { DocumentsWorld, Needs } from './view.ts'

interface DocumentParams {
  readonly client: string
  readonly document?: string
}

type AddBody = ReceivedBy<typeof endpoints.addDocument>

function createHandlers(world: DocumentsWorld): Handlers<typeof endpoints> {
  const { state } = world
  const { documents, documentRequests, tasks } = state
  const views = documentViews(world)
  const { callerOf, comments, find, view } = views
  const uploads = uploadsOf(world)
  const now = () => world.clock().toISOString()

  const isMember = ({ user, params }: { readonly user: User; readonly params: DocumentParams }) =>
    accessOf(state, user, params.client) !== undefined

  const owns = (call: { readonly user: User; readonly params: DocumentParams }) => {
    const { user, params } = call
    if (!isMember(call)) return false
    return params.document === undefined || found({ user, params }) !== undefined
  }

  const found = ({ user, params }: { readonly user: User | null; readonly params: DocumentParams }) =>
    find({ client: params.client, document: params.document ?? '' }, user!)

  const save = (document: StoredDocument, user: User) => {
    documents.set(document.id, document)
    return respond(200, view(document, user))
  }

  const record = (user: User, kind: ActivityKind, { client, id, name }: StoredDocument) =>
    recordActivity(world, user, { client, kind, subject: { kind: 'document', id, name } })

  /** Attaches a document that belongs to no task; others stay as they are. */
  function attach(client: string, id: string, task: string, user: User) {
    const stored = documents.get(id)!
    const mayChange = isEditable(sentVersionOf(stored), callerOf(user, client))
    if (stored.task === null && mayChange) documents.set(id, { ...stored, task, version: stored.version + 1 })
    return view(documents.get(id)!, user)
  }

  /** The document that was stored under a reference. */
  const byReference = (reference: string) => {
    const document = [...documents.values()].find(({ versions }) =>
      versions.some((version) => version.reference === reference),
    )
    const version = document?.versions.find((each) => each.reference === reference)
    return document && version && { document, version }
  }

  const byContent = (client: string, sha256: string) =>
    [...documents.values()].find(
      (each) =>
        each.client === client &&
        each.removedAt === null &&
        each.versions.some((version) => version.sha256 === sha256),
    )

  /**
   * The response to a repeated call, the document with the same content, or the new version of an upload.
   *
   * @param check called unless the call is a repeated one
   */
  function receive(
    user: User,
    client: string,
    reference: string,
    body: { readonly upload: string; readonly isDuplicateAllowed: boolean },
    check: () => Refusal<'invalid'> | undefined = () => undefined,
  ) {
    const { isDuplicateAllowed, ...sent } = body
    const sentAs = JSON.stringify([client, sent])
    const stored = byReference(reference)
    if (stored)
      return (
        checkRepeat(
          { sentAs: stored.version.sentAs, sentBy: stored.version.sentBy },
          { sentAs, sentBy: user.username },
        ) ?? respond(201, { document: view(stored.document, user), isDuplicate: false })
      )
    const refusal = check()
    if (refusal) return refusal
    const upload = uploads.find(body.upload, user.username, { client })
    if (!upload) return refuse('invalid', { fields: { upload: messages.upload } })
    const same = isDuplicateAllowed ? undefined : byContent(client, upload.file.sha256)
    if (same) return respond(200, { document: view(same, user), isDuplicate: true })
    uploads.claim(body.upload, user.username, { client })
    const { key, name, kind, bytes, sha256, isLocked } = upload.file
    const version: Omit<StoredVersion, 'number'> = {
      key,
      fileName: name,
      kind,
      bytes,
      sha256,
      isLocked,
      sentBy: user.username,
      isByStaff: isStaff(user),
      sentAt: now(),
      seenAt: null,
      reference,
      sentAs,
    }
    return { version }
  }

  const checkAddition = (
    user: User,
    client: string,
    { deliveredAs, item: id, task, approval }: Pick<AddBody, 'deliveredAs' | 'item' | 'task' | 'approval'>,
  ): Refusal<'invalid'> | undefined => {
    if (deliveredAs !== null && !isStaff(user))
      return refuse('invalid', { fields: { deliveredAs: messages.deliveredByFirmOnly } })
    if (approval !== null && !isStaff(user))
      return refuse('invalid', { fields: { approval: messages.approvalByFirmOnly } })
    const item = id === null ? undefined : findItem(state, client, id)?.item
    if (id !== null && !item) return refuse('invalid', { fields: { item: messages.item } })
    if (item?.status === 'accepted') return refuse('invalid', { fields: { item: messages.itemAccepted } })
    return hasTask(tasks, client, task) ? undefined : refuse('invalid', { fields: { task: messages.task } })
  }

  const setRemoved =
    (isRemoved: boolean) =>
    ({
      user,
      params,
    }: {
      readonly user: User | null
      readonly params: { client: string; document: string }
    }) => {
      const document = found({ user, params })
      if (!document) return refuse('notFound')
      if ((document.removedAt !== null) === isRemoved) return respond(200, view(document, user!))
      const changed = { ...document, removedAt: isRemoved ? now() : null }
      documents.set(document.id, changed)
      if (isRemoved) {
        voidApprovals(state, document.id, { isDecided: false })
        forgetActivity(state, document.id)
      }
      followDocuments(world, user!, document.id)
      return respond(200, view(changed, user!))
    }

  const erase = (document: StoredDocument, user: User) => {
    documents.delete(document.id)
    eraseDocumentHolds(state, document.id)
    for (const approval of views.approvalsOf(document.id)) state.approvals.delete(approval.id)
    comments.remove(document.id)
    forgetActivity(state, document.id)
    followDocuments(world, user, document.id)
  }

  /** Records a view of a version. */
  const recordView = (document: StoredDocument, number: number, user: User, how: ViewKind) => {
    const at = now()
    const isByStaff = isStaff(user)
    const isFirst = marksSeen(document, isByStaff)
    const seen = document.versions.find((each) => each.number === number)
    if (isFirst && seen?.seenAt === null) record(user, 'document-opened', document)
    documents.set(document.id, {
      ...document,
      views: [...document.views, { number, by: user.username, isByStaff, how, at }],
      versions: document.versions.map((version) =>
        version.number === number && isFirst ? { ...version, seenAt: version.seenAt ?? at } : version,
      ),
    })
  }

  const read =
    (how: ViewKind) =>
    ({
      user,
      params,
    }: {
      readonly user: User | null
      readonly params: { client: string; document: string; number: number }
    }) => {
      const document = found({ user, params })
      const version = document?.versions.find(({ number }) => number === params.number)
      if (!document || !version) return refuse('notFound')
      const content = contentOf(world, version.key)
      if (!content) return refuse('fileDamaged')
      recordView(document, version.number, user!, how)
      const { mediaType } = fileKinds[version.kind]
      return respond(200, {
        name: version.fileName,
        type: mediaType,
        bytes: version.bytes,
        content: inOnePiece(content),
      })
    }

  return {
    ...requestHandlers(world, views),
    ...approvalHandlers(world, views),

    startUpload: { owns: isMember, handle: (call) => uploads.create(call) },
    getUpload: { owns: isMember, handle: (call) => uploads.offset(call) },
    sendUpload: { owns: isMember, handle: (call) => uploads.append(call) },
    cancelUpload: { owns: isMember, handle: (call) => uploads.cancel(call) },

    listDocuments: {
      owns: isMember,
      handle: ({ user, params }) => {
        const { page, hasMore } = pageOf(views.list(params, user!), params)
        return respond(200, { documents: page.map((document) => view(document, user!)), hasMore })
      },
    },

    getDocument: {
      owns,
      handle: ({ user, params }) => respond(200, views.details(found({ user, params })!, user!)),
    },

    addDocument: {
      owns: isMember,
      handle: ({ user, params: { client }, body, reference }) => {
        const received = receive(user!, client, reference, body, () => checkAddition(user!, client, body))
        if (
          'body' in received &&
          received.body.isDuplicate &&
          body.task !== null &&
          body.deliveredAs === null
        )
          return respond(200, {
            document: attach(client, received.body.document.id, body.task, user!),
            isDuplicate: true,
          })
        if (!('version' in received)) return received
        const document: StoredDocument = {
          id: crypto.randomUUID(),
          client,
          source: body.deliveredAs === null ? 'client' : 'firm',
          deliveredAs: body.deliveredAs,
          name: body.name || received.version.fileName,
          category: body.category,
          year: body.year,
          task: body.task,
          removedAt: null,
          version: 1,
          versions: [{ ...received.version, number: 1 }],
          views: [],
        }
        documents.set(document.id, document)
        record(user!, document.source === 'firm' ? 'document-delivered' : 'document-sent', document)
        if (body.item !== null) fulfil(world, user!, body.item, document.id, client)
        if (body.comment !== '')
          comments.add(document.id, user!, body.comment, createReference('DC', randomBytes), () => {})
        if (body.approval !== null) {
          const { number, sha256 } = newestOf(document)
          addApproval(world, user!, document, { number, sha256, note: body.approval.note })
        }
        return respond(201, { document: view(document, user!), isDuplicate: false })
      },
    },

    addDocumentVersion: {
      owns,
      handle: ({ user, params, body, reference }) => {
        const document = found({ user, params })!
        if (!isEditable(sentVersionOf(document), callerOf(user!, params.client))) return refuse('forbidden')
        const received = receive(user!, params.client, reference, body)
        if (!('version' in received)) return received
        const changed = {
          ...document,
          versions: [...document.versions, { ...received.version, number: newestOf(document).number + 1 }],
        }
        documents.set(document.id, changed)
        voidApprovals(state, document.id, { isDecided: true })
        record(user!, 'document-version', changed)
        for (const request of documentRequests.values())
          for (const item of request.items)
            if (item.status === 'returned' && item.documents.includes(document.id))
              documentRequests.set(
                request.id,
                replaceItem(
                  documentRequests.get(request.id)!,
                  addStep(world, user!, item, { status: 'sent' }),
                ),
              )
        return respond(201, { document: view(changed, user!), isDuplicate: false })
      },
    },

    updateDocument: {
      owns,
      handle: ({ user, params, body: { version, ...body } }) => {
        const document = found({ user, params })!
        if (!isEditable(sentVersionOf(document), callerOf(user!, params.client))) return refuse('forbidden')
        if (document.version !== version) return refuse('changedMeanwhile')
        if (!hasTask(tasks, params.client, body.task))
          return refuse('invalid', { fields: { task: messages.task } })
        return save({ ...document, ...body, version: version + 1 }, user!)
      },
    },

    withdrawDocument: {
      owns,
      handle: ({ user, params }) => {
        const document = found({ user, params })!
        const caller = callerOf(user!, params.client)
        const newest = sentVersionOf(document)
        if (!isWithdrawable({ ...newest, seenAt: null }, caller)) return refuse('forbidden')
        if (newest.seenAt !== null) return refuse('openedAlready')
        if (isPartHeld(state, params.client, document.id)) return refuse('underHold')
        const versions = document.versions.slice(0, -1)
        if (versions.length === 0) erase(document, user!)
        else {
          documents.set(document.id, {
            ...document,
            versions,
            views: document.views.filter(({ number }) => number <= versions.length),
          })
          for (const approval of views.approvalsOf(document.id))
            if (approval.number > versions.length) state.approvals.delete(approval.id)
        }
        return respond(204, undefined)
      },
    },

    removeDocument: setRemoved(true),
    restoreDocument: setRemoved(false),

    eraseDocument: ({ user, params }) => {
      const document = found({ user, params })
      if (!document) return refuse('notFound')
      if (document.removedAt === null) return refuse('notRemoved')
      if (isPartHeld(state, params.client, document.id)) return refuse('underHold')
      erase(document, user!)
      return respond(204, undefined)
    },

    downloadDocument: { owns, handle: read('downloaded') },
    previewDocument: { owns, handle: read('opened') },

    downloadYear: {
      owns: isMember,
      handle: ({ user, params: { client, year } }) => {
        const inputs = [...documents.values()]
          .filter((each) => each.client === client && each.year === year && each.removedAt === null)
          .flatMap((document) => {
            const { key, kind, number, sentAt } = newestOf(document)
            const content = contentOf(world, key)
            if (!content) return []
            recordView(document, number, user!, 'downloaded')
            const name = zipPath({ source: document.source, name: document.name, kind })
            return [{ name, input: content, lastModified: new Date(sentAt) }]
          })
        return respond(200, {
          name: `${yearLabel(year)}.zip`,
          type: 'application/zip',
          content: piecesOf(makeZip(inputs)),
        })
      },
    },

    addDocumentComment: {
      owns,
      handle: ({ user, params, body: { text }, reference }) => {
        const document = found({ user, params })!
        return comments.add(document.id, user!, text, reference, () =>
          record(user!, 'document-comment', document),
        )
      },
    },

    markDocumentRead: {
      owns,
      handle: ({ user, params }) => {
        comments.markRead(params.document, user!)
        return respond(204, undefined)
      },
    },
  }
}

async function* inOnePiece(content: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield content
}

export const documentsMock = {
  state: (): DocumentsState & ConversationsState => ({
    ...createDocumentsState(),
    comments: createSampleComments(),
    commentReads: new Map(),
  }),
  handlers: createHandlers,
} satisfies MockFeature<typeof endpoints, DocumentsState & ConversationsState, Needs>
