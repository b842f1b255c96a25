/** Changes of documents by members and the staff. */
import { refuse, respond } from '@anupalan/server/contract'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { isEditable, isWithdrawable } from '@anupalan/server/contract/documents/permissions'
import { documentMessages as messages } from '@anupalan/server/contract/documents/rules'
import type { RequestContext } from '../../platform/context.ts'
import { forgetActivity } from '../../platform/database/activity.ts'
import { addComment, removeComments } from '../../platform/database/conversations.ts'
import { store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { voidApprovals } from './change-approvals.ts'
import { documentsCollection } from './collection.ts'
import { documentCallerOf, lockDocument, newestVersionOf, toDocument, toSentVersion } from './queries.ts'
import { auditDocument, recordDocument } from './record-document.ts'
import type { UserCall } from './record-document.ts'
import { followDocuments, lockItemsOf } from './request-steps.ts'
import type { DocumentsTable } from './tables.ts'

/** A document, locked, with its newest version and the caller. */
async function lockForCaller(
  context: RequestContext,
  transaction: Transaction,
  call: Pick<Call<'withdrawDocument'>, 'user' | 'params'>,
) {
  const user = signedIn(call)
  const caller = await documentCallerOf(context, transaction, user, call.params.client)
  const document = await lockDocument(transaction, call.params, user)
  return caller && document && { caller, document, newest: await newestVersionOf(transaction, document) }
}

export function updateDocument(context: RequestContext, call: Call<'updateDocument'>) {
  const { name, category, year, task, version } = call.body
  const { client } = call.params
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const found = await lockForCaller(context, transaction, call)
    if (!found) return refuse('notFound')
    const { caller, document, newest } = found
    if (!isEditable(toSentVersion(document, newest), caller)) return refuse('forbidden')
    if (document.version !== version) return refuse('changedMeanwhile')
    if (task !== null && !(await context.ports.tasks.has(transaction, { client, id: task })))
      return refuse('invalid', { fields: { task: messages.task } })
    const row = await transaction
      .updateTable('documents')
      .set({ name, nameKey: nameKey(name), category, year, task, version: version + 1 })
      .where('id', '=', document.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await auditDocument(transaction, call, { action: 'document.update', subject: row.id }, now)
    return respond(200, await toDocument(context, transaction, row, caller))
  })
}

/** Keys of the files of a document. @param number of one version; of all by default */
const fileKeysOf = async (transaction: Transaction, document: string, number?: number): Promise<string[]> => {
  const rows = await transaction
    .selectFrom('documentVersions')
    .select('fileKey')
    .where('document', '=', document)
    .$if(number !== undefined, (query) => query.where('number', '=', number!))
    .execute()
  return rows.map(({ fileKey }) => fileKey)
}

/** Removes files once no row refers to them. What is left is removed by the job for stray files. */
async function removeFiles({ files }: RequestContext, keys: readonly string[]): Promise<void> {
  const stored = files.of(documentsCollection)
  await Promise.allSettled(keys.map((key) => stored.remove(key)))
}

/** Removes the rows of a document. @returns the keys of its files */
async function eraseRows(
  transaction: Transaction,
  call: UserCall,
  id: string,
  now: Date,
): Promise<readonly string[]> {
  const keys = await fileKeysOf(transaction, id)
  const items = await lockItemsOf(transaction, id)
  await removeComments(transaction, id)
  await forgetActivity(transaction, id)
  await transaction.deleteFrom('documents').where('id', '=', id).execute()
  await followDocuments(transaction, call, items, now)
  return keys
}

/** Removes the rows of the newest version of several. @returns the keys of its files */
async function eraseNewest(
  transaction: Transaction,
  { id, newest }: DocumentsTable,
): Promise<readonly string[]> {
  const keys = await fileKeysOf(transaction, id, newest)
  for (const table of ['documentViews', 'approvals', 'documentVersions'] as const)
    await transaction
      .deleteFrom<'documentViews' | 'approvals' | 'documentVersions'>(table)
      .where('document', '=', id)
      .where('number', '=', newest)
      .execute()
  const before = await newestVersionOf(transaction, { id, newest: newest - 1 })
  await transaction
    .updateTable('documents')
    .set({ newest: before.number, sentAt: before.sentAt })
    .where('id', '=', id)
    .execute()
  return keys
}

export async function withdrawDocument(context: RequestContext, call: Call<'withdrawDocument'>) {
  const now = context.clock()
  let keys: readonly string[] = []
  const outcome = await store(context.database, async (transaction) => {
    const isHeld = await context.ports.clients.lockHeld(transaction, call.params.client, call.params.document)
    const found = await lockForCaller(context, transaction, call)
    if (!found) return refuse('notFound')
    const { caller, document, newest } = found
    const sent = toSentVersion(document, newest)
    if (!isWithdrawable({ ...sent, seenAt: null }, caller)) return refuse('forbidden')
    if (sent.seenAt !== null) return refuse('openedAlready')
    if (isHeld) return refuse('underHold')
    keys = await (newest.number === 1
      ? eraseRows(transaction, call, document.id, now)
      : eraseNewest(transaction, document))
    await auditDocument(
      transaction,
      call,
      { action: 'document.withdraw', subject: document.id, details: { number: newest.number } },
      now,
    )
    return respond(204, undefined)
  })
  await removeFiles(context, keys)
  return outcome
}

type ManageCall = UserCall & Pick<Call<'removeDocument'>, 'params'>

/** Idempotent: a document that is removed stays removed since the first time. */
function setRemoved(context: RequestContext, call: ManageCall, isRemoved: boolean) {
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const found = await lockForCaller(context, transaction, call)
    if (!found) return refuse('notFound')
    const { caller, document } = found
    if ((document.removedAt !== null) === isRemoved)
      return respond(200, await toDocument(context, transaction, document, caller))
    const row = await transaction
      .updateTable('documents')
      .set({ removedAt: isRemoved ? now.toISOString() : null })
      .where('id', '=', document.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (isRemoved) {
      await voidApprovals(transaction, row.id, ['waiting'])
      await forgetActivity(transaction, row.id)
    }
    await followDocuments(transaction, call, await lockItemsOf(transaction, row.id), now)
    const action = isRemoved ? 'document.remove' : 'document.restore'
    await auditDocument(transaction, call, { action, subject: row.id }, now)
    return respond(200, await toDocument(context, transaction, row, caller))
  })
}

export const removeDocument = (context: RequestContext, call: Call<'removeDocument'>) =>
  setRemoved(context, call, true)

export const restoreDocument = (context: RequestContext, call: Call<'restoreDocument'>) =>
  setRemoved(context, call, false)

export async function eraseDocument(context: RequestContext, call: Call<'eraseDocument'>) {
  const now = context.clock()
  let keys: readonly string[] = []
  const outcome = await store(context.database, async (transaction) => {
    const isHeld = await context.ports.clients.lockHeld(transaction, call.params.client, call.params.document)
    const document = await lockDocument(transaction, call.params, signedIn(call))
    if (!document) return refuse('notFound')
    if (document.removedAt === null) return refuse('notRemoved')
    if (isHeld) return refuse('underHold')
    keys = await eraseRows(transaction, call, document.id, now)
    await auditDocument(transaction, call, { action: 'document.erase', subject: document.id }, now)
    return respond(204, undefined)
  })
  await removeFiles(context, keys)
  return outcome
}

/** Idempotent by its reference. */
export function addDocumentComment(context: RequestContext, call: Call<'addDocumentComment'>) {
  const { database, ports, clock } = context
  const user = signedIn(call)
  const now = clock()
  const { reference } = call
  return store(database, async (transaction) => {
    const document = await lockDocument(transaction, call.params, user)
    if (!document) return refuse('notFound')
    return addComment(transaction, ports.people, document, {
      reference,
      author: user,
      text: call.body.text,
      now,
      async onAdd() {
        await recordDocument(transaction, call, 'document-comment', document, now)
        await auditDocument(
          transaction,
          call,
          { action: 'document.comment', subject: document.id, details: { reference } },
          now,
        )
      },
    })
  })
}
