/** Finished uploads become documents and versions of documents. */
import { checkRepeat, isStaff, refuse } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { createReference } from '@anupalan/server/contract/core/reference'
import { isEditable } from '@anupalan/server/contract/documents/permissions'
import type { DocumentCaller } from '@anupalan/server/contract/documents/permissions'
import { documentMessages as messages } from '@anupalan/server/contract/documents/rules'
import type { AddedDocument } from '@anupalan/server/contract/documents/schema'
import { randomBytes, randomUUID } from 'node:crypto'
import type { RequestContext } from '../../platform/context.ts'
import { addComment } from '../../platform/database/conversations.ts'
import { store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { claimUpload, findUpload } from '../../platform/files/uploads.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { addApproval, voidApprovals } from './change-approvals.ts'
import { documentsCollection } from './collection.ts'
import {
  documentCallerOf,
  findByContent,
  findDocumentRow,
  lockDocument,
  newestVersionOf,
  toDocument,
  toSentVersion,
} from './queries.ts'
import { auditDocument, recordDocument } from './record-document.ts'
import { lockItem, sendForItem, sendReturnedItems } from './request-steps.ts'
import type { DocumentsTable, DocumentVersionsTable } from './tables.ts'

type AddCall = Call<'addDocument'> | Call<'addDocumentVersion'>

type Added = { readonly status: 200 | 201; readonly body: AddedDocument }

/** What a call sent, apart from whether a duplicate is allowed, which may differ when it is repeated. */
function sentAsOf(call: AddCall): string {
  const { isDuplicateAllowed: _, ...sent } = call.body
  return JSON.stringify([call.params, sent])
}

/** The response to a call whose reference was used before. */
async function repeated(
  context: RequestContext,
  transaction: Transaction,
  call: AddCall,
  caller: DocumentCaller,
): Promise<Added | Refusal<'referenceReused' | 'notFound'> | undefined> {
  const stored = await transaction
    .selectFrom('documentVersions')
    .select(['document', 'sentAs', 'sentBy'])
    .where('reference', '=', call.reference)
    .executeTakeFirst()
  if (!stored) return undefined
  const { sentAs, sentBy } = stored
  const refusal = checkRepeat({ sentAs, sentBy }, { sentAs: sentAsOf(call), sentBy: caller.username })
  if (refusal) return refusal
  const { client } = call.params
  const row = await findDocumentRow(transaction, { client, document: stored.document }, signedIn(call))
  return row ? added(context, transaction, row, caller) : refuse('notFound')
}

const added = async (
  context: RequestContext,
  transaction: Transaction,
  row: DocumentsTable,
  caller: DocumentCaller,
): Promise<Added> => ({
  status: 201,
  body: { document: await toDocument(context, transaction, row, caller), isDuplicate: false },
})

/** The upload as a version of a document, or the document that has the same content. */
async function receive(
  context: RequestContext,
  transaction: Transaction,
  call: AddCall,
  caller: DocumentCaller,
): Promise<{ readonly version: NewVersion } | Added | Refusal<'invalid'>> {
  const user = signedIn(call)
  const { client } = call.params
  const named = {
    collection: documentsCollection,
    reference: call.body.upload,
    username: user.username,
    params: { client },
  }
  const upload = await findUpload(transaction, named)
  if (!upload) return refuse('invalid', { fields: { upload: messages.upload } })
  const { sha256 } = upload.file
  const same = call.body.isDuplicateAllowed ? undefined : await findByContent(transaction, { client, sha256 })
  if (same) {
    const document = await toDocument(context, transaction, same, caller)
    return { status: 200, body: { document, isDuplicate: true } }
  }
  const claimed = await claimUpload(transaction, named, context.clock())
  if (!claimed) return refuse('invalid', { fields: { upload: messages.upload } })
  const { file } = claimed
  return {
    version: {
      client,
      fileKey: file.key,
      fileName: file.name,
      kind: file.kind,
      bytes: file.bytes,
      sha256,
      isLocked: Number(file.isLocked),
      sentBy: user.username,
      isByStaff: Number(isStaff(user)),
      sentAt: context.clock().toISOString(),
      seenAt: null,
      reference: call.reference,
      sentAs: sentAsOf(call),
    },
  }
}

/** Attaches a document that belongs to no task; others stay as they are. */
async function attach(
  context: RequestContext,
  transaction: Transaction,
  call: Call<'addDocument'>,
  {
    caller,
    document: id,
    task,
  }: { readonly caller: DocumentCaller; readonly document: string; readonly task: string },
): Promise<Added> {
  const { client } = call.params
  const stored = (await lockDocument(transaction, { client, document: id }, signedIn(call)))!
  const newest = await newestVersionOf(transaction, stored)
  const isAttached = stored.task === null && isEditable(toSentVersion(stored, newest), caller)
  const row = !isAttached
    ? stored
    : await transaction
        .updateTable('documents')
        .set({ task, version: stored.version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
  if (isAttached)
    await auditDocument(transaction, call, { action: 'document.update', subject: id }, context.clock())
  return {
    status: 200,
    body: { document: await toDocument(context, transaction, row, caller), isDuplicate: true },
  }
}

/** The activity has the document already. */
async function addFirstComment(
  { ports }: RequestContext,
  transaction: Transaction,
  call: Call<'addDocument'>,
  row: DocumentsTable,
  now: Date,
): Promise<void> {
  const reference = createReference('DC', randomBytes)
  await addComment(transaction, ports.people, row, {
    reference,
    author: signedIn(call),
    text: call.body.comment,
    now,
    onAdd: () =>
      auditDocument(
        transaction,
        call,
        { action: 'document.comment', subject: row.id, details: { reference } },
        now,
      ),
  })
}

type NewVersion = Omit<DocumentVersionsTable, 'document' | 'number'>

/** Idempotent by its reference. */
export function addDocument(context: RequestContext, call: Call<'addDocument'>) {
  const { database, ports, clock } = context
  const { name, category, year, deliveredAs, item: itemId, task, comment, approval } = call.body
  const { client } = call.params
  const now = clock()
  return store(database, async (transaction) => {
    // Two calls for one client run one after another, so that of two equal files the second is the duplicate.
    const locked = await ports.clients.lock(transaction, client)
    const caller = await documentCallerOf(context, transaction, signedIn(call), client)
    if (!locked || !caller) return refuse('notFound')
    const before = await repeated(context, transaction, call, caller)
    if (before) return before
    if (deliveredAs !== null && caller.access !== 'staff')
      return refuse('invalid', { fields: { deliveredAs: messages.deliveredByFirmOnly } })
    if (approval !== null && caller.access !== 'staff')
      return refuse('invalid', { fields: { approval: messages.approvalByFirmOnly } })
    const item = itemId === null ? undefined : await lockItem(transaction, { client, item: itemId })
    if (itemId !== null && !item) return refuse('invalid', { fields: { item: messages.item } })
    if (item?.status === 'accepted') return refuse('invalid', { fields: { item: messages.itemAccepted } })
    if (task !== null && !(await ports.tasks.has(transaction, { client, id: task })))
      return refuse('invalid', { fields: { task: messages.task } })

    const received = await receive(context, transaction, call, caller)
    // A delivery has a note and a request for approval that would be lost: the firm decides what to do.
    if ('body' in received && received.body.isDuplicate && task !== null && deliveredAs === null)
      return attach(context, transaction, call, { caller, document: received.body.document.id, task })
    if (!('version' in received)) return received
    const { version } = received
    const row: DocumentsTable = {
      id: randomUUID(),
      client,
      source: deliveredAs === null ? 'client' : 'firm',
      deliveredAs,
      name: name || version.fileName,
      nameKey: nameKey(name || version.fileName),
      category,
      year,
      task,
      newest: 1,
      sentAt: version.sentAt,
      version: 1,
      createdAt: now.toISOString(),
      removedAt: null,
    }
    await transaction.insertInto('documents').values(row).execute()
    await transaction
      .insertInto('documentVersions')
      .values({ ...version, document: row.id, number: 1 })
      .execute()
    const kind = row.source === 'firm' ? 'document-delivered' : 'document-sent'
    await recordDocument(transaction, call, kind, row, now)
    if (item) await sendForItem(transaction, call, item, row.id, now)
    await auditDocument(
      transaction,
      call,
      { action: 'document.add', subject: row.id, details: { source: row.source } },
      now,
    )
    if (comment !== '') await addFirstComment(context, transaction, call, row, now)
    if (approval !== null) {
      const { note } = approval
      await addApproval(transaction, call, row, { number: 1, sha256: version.sha256, note }, now)
    }
    return added(context, transaction, row, caller)
  })
}

/** Idempotent by its reference. Approvals of earlier versions are void, and returned items wait for the firm again. */
export function addDocumentVersion(context: RequestContext, call: Call<'addDocumentVersion'>) {
  const { database, ports, clock } = context
  const { client } = call.params
  const now = clock()
  return store(database, async (transaction) => {
    const locked = await ports.clients.lock(transaction, client)
    const caller = await documentCallerOf(context, transaction, signedIn(call), client)
    const document = await lockDocument(transaction, call.params, signedIn(call))
    if (!locked || !caller || !document) return refuse('notFound')
    const newest = await newestVersionOf(transaction, document)
    if (!isEditable(toSentVersion(document, newest), caller)) return refuse('forbidden')
    const before = await repeated(context, transaction, call, caller)
    if (before) return before
    const received = await receive(context, transaction, call, caller)
    if (!('version' in received)) return received
    const { version } = received
    const number = document.newest + 1
    await transaction
      .insertInto('documentVersions')
      .values({ ...version, document: document.id, number })
      .execute()
    const row = await transaction
      .updateTable('documents')
      .set({ newest: number, sentAt: version.sentAt })
      .where('id', '=', document.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await voidApprovals(transaction, document.id, ['waiting', 'approved', 'refused'])
    await recordDocument(transaction, call, 'document-version', row, now)
    await sendReturnedItems(transaction, call, document.id, now)
    await auditDocument(
      transaction,
      call,
      { action: 'document.add-version', subject: row.id, details: { number } },
      now,
    )
    return added(context, transaction, row, caller)
  })
}
