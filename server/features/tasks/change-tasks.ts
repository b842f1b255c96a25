/** Changes of tasks by the staff and by members of the client. */
import { refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type { ActivityKind } from '@anupalan/server/contract/activity/rules'
import {
  hasAcknowledgement,
  taskMessages as messages,
  waitsForWith,
} from '@anupalan/server/contract/tasks/rules'
import type { WaitsFor } from '@anupalan/server/contract/tasks/rules'
import { isReturn } from '@anupalan/server/contract/tasks/statutory-tasks'
import { randomUUID } from 'node:crypto'
import { istDate } from '../../compliance/ist.ts'
import { recordActivity } from '../../platform/database/activity.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import type { AuditDetails, Caller } from '../../platform/database/audit.ts'
import type { RequestContext } from '../../platform/context.ts'
import { addComment } from '../../platform/database/conversations.ts'
import { store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { findTaskRow, toTasks } from './queries.ts'
import type { TasksTable } from './tables.ts'

type TaskCall = Pick<Call<'completeTask'>, 'user' | 'params' | 'requestId' | 'network'>

/** Locks a task until the end of the transaction, so that two changes of it run one after another. */
async function lockTask(
  transaction: Transaction,
  params: { readonly client: string; readonly task: string },
): Promise<TasksTable | undefined> {
  return transaction
    .updateTable('tasks')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', params.task)
    .where('client', '=', params.client)
    .returningAll()
    .executeTakeFirst()
}

const recordTask = (
  transaction: Transaction,
  call: Pick<TaskCall, 'user'>,
  kind: ActivityKind,
  { client, id, title }: Pick<TasksTable, 'client' | 'id' | 'title'>,
  now: Date,
  detail?: string,
) =>
  recordActivity(
    transaction,
    signedIn(call),
    { client, kind, subject: { kind: 'task', id, name: title }, ...(detail !== undefined && { detail }) },
    now,
  )

/** Whether the caller may complete tasks: the staff, and members with full access. */
async function mayComplete({ ports }: RequestContext, transaction: Transaction, call: TaskCall) {
  const access = await ports.clients.accessOf(transaction, signedIn(call), call.params.client)
  return access === 'staff' || access === 'full'
}

async function respondWith(context: RequestContext, transaction: Transaction, call: TaskCall) {
  const row = await findTaskRow(transaction, call.params)
  if (!row) return refuse('notFound')
  const [task] = await toTasks(transaction, context.ports.people, [row], signedIn(call).username)
  return respond(200, task!)
}

/** The part of a request that a new task is made of. */
export type NewTask = Pick<Call<'addTask'>['body'], 'title' | 'detail' | 'dueOn' | 'waitsFor' | 'items'>

/** Adds a task that no law requires, and records it. @param caller absent for a job */
export async function insertTask(
  transaction: Transaction,
  client: string,
  { title, detail, dueOn, waitsFor, items }: NewTask,
  {
    user,
    now,
    caller,
    details,
  }: {
    readonly user: Pick<User, 'username' | 'role'>
    readonly now: Date
    readonly caller?: Caller
    readonly details?: AuditDetails
  },
): Promise<TasksTable> {
  const at = now.toISOString()
  const row: TasksTable = {
    id: randomUUID(),
    client,
    statutoryKey: null,
    obligation: null,
    period: null,
    source: null,
    confirm: 0,
    title,
    detail,
    dueOn,
    waitsFor,
    waitsSince: waitsFor === 'client' ? at : null,
    doneAt: null,
    doneBy: null,
    version: 1,
    createdAt: at,
    changedAt: at,
  }
  await transaction.insertInto('tasks').values(row).execute()
  await insertItems(transaction, row.id, items)
  const subject = { kind: 'task', id: row.id, name: title } as const
  await recordActivity(transaction, user, { client, kind: 'task-added', subject }, now)
  await recordAudit(
    transaction,
    { action: 'task.add', subject: row.id, ...(details && { details }), ...(caller && { caller }) },
    now,
  )
  return row
}

async function insertItems(transaction: Transaction, task: string, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return
  await transaction
    .insertInto('taskItems')
    .values(texts.map((text, position) => ({ id: randomUUID(), task, position, text, isDone: 0 })))
    .execute()
}

/** A step keeps its id and its state if its text stays. */
async function replaceItems(transaction: Transaction, task: string, texts: readonly string[]): Promise<void> {
  const old = await transaction.deleteFrom('taskItems').where('task', '=', task).returningAll().execute()
  if (texts.length === 0) return
  const left = [...old].toSorted((a, b) => a.position - b.position)
  const rows = texts.map((text, position) => {
    const index = left.findIndex((item) => item.text === text)
    const kept = index === -1 ? undefined : left.splice(index, 1)[0]
    return { id: kept?.id ?? randomUUID(), task, position, text, isDone: kept?.isDone ?? 0 }
  })
  await transaction.insertInto('taskItems').values(rows).execute()
}

export function addTask(context: RequestContext, call: Call<'addTask'>) {
  const user = signedIn(call)
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const { client } = call.params
    if (!(await context.ports.clients.find(transaction, client))) return refuse('notFound')
    const row = await insertTask(transaction, client, call.body, { user, now, caller: call })
    const [task] = await toTasks(transaction, context.ports.people, [row], user.username)
    return respond(201, task!)
  })
}

export function updateTask(context: RequestContext, call: Call<'updateTask'>) {
  const { title, detail, dueOn, waitsFor, items, version } = call.body
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const row = await lockTask(transaction, call.params)
    if (!row) return refuse('notFound')
    if (row.version !== version) return refuse('changedMeanwhile')
    await transaction
      .updateTable('tasks')
      .set({
        ...(row.statutoryKey === null && { title, detail, dueOn }),
        waitsFor,
        waitsSince: waitsFor === 'client' ? (row.waitsSince ?? now.toISOString()) : null,
        version: version + 1,
        changedAt: now.toISOString(),
      })
      .where('id', '=', row.id)
      .execute()
    await replaceItems(transaction, row.id, items)
    await recordAudit(transaction, { action: 'task.update', subject: row.id, caller: call }, now)
    return respondWith(context, transaction, call)
  })
}

function setDone(context: RequestContext, call: TaskCall, isDone: boolean) {
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const row = await lockTask(transaction, call.params)
    if (!row) return refuse('notFound')
    if (!(await mayComplete(context, transaction, call))) return refuse('forbidden')
    if ((row.doneAt !== null) !== isDone) {
      await transaction
        .updateTable('tasks')
        .set({
          doneAt: isDone ? now.toISOString() : null,
          doneBy: isDone ? signedIn(call).username : null,
          // A reopened task waits anew.
          ...(!isDone && row.waitsFor === 'client' && { waitsSince: now.toISOString() }),
          version: row.version + 1,
          changedAt: now.toISOString(),
        })
        .where('id', '=', row.id)
        .execute()
      await recordTask(transaction, call, isDone ? 'task-completed' : 'task-reopened', row, now)
      const action = isDone ? 'task.complete' : 'task.reopen'
      await recordAudit(transaction, { action, subject: row.id, caller: call }, now)
    }
    return respondWith(context, transaction, call)
  })
}

/** Idempotent: a task that is done stays as it is. */
export const completeTask = (context: RequestContext, call: Call<'completeTask'>) =>
  setDone(context, call, true)

export const reopenTask = (context: RequestContext, call: Call<'reopenTask'>) => setDone(context, call, false)

export function setTaskItem(context: RequestContext, call: Call<'setTaskItem'>) {
  return store(context.database, async (transaction) => {
    const row = await lockTask(transaction, call.params)
    if (!row) return refuse('notFound')
    if (!(await mayComplete(context, transaction, call))) return refuse('forbidden')
    const item = await transaction
      .updateTable('taskItems')
      .set({ isDone: Number(call.body.isDone) })
      .where('id', '=', call.params.item)
      .where('task', '=', row.id)
      .returning('id')
      .executeTakeFirst()
    if (!item) return refuse('notFound')
    await recordAudit(
      transaction,
      {
        action: 'task.set-item',
        subject: row.id,
        details: { item: item.id, isDone: call.body.isDone },
        caller: call,
      },
      context.clock(),
    )
    return respondWith(context, transaction, call)
  })
}

async function setWaitsFor(
  transaction: Transaction,
  { id, waitsFor: before, version }: TasksTable,
  waitsFor: WaitsFor,
  now: Date,
): Promise<void> {
  if (waitsFor === before) return
  const at = now.toISOString()
  await transaction
    .updateTable('tasks')
    .set({ waitsFor, waitsSince: waitsFor === 'client' ? at : null, version: version + 1, changedAt: at })
    .where('id', '=', id)
    .execute()
}

/** A return that waited for the approval of a document waits for the firm, which goes on or changes the document. */
export async function endApproval(
  transaction: Transaction,
  { client, id }: { readonly client: string; readonly id: string },
  now: Date,
): Promise<void> {
  const row = await lockTask(transaction, { client, task: id })
  if (!row) return
  const newest = await transaction
    .selectFrom('taskFilings')
    .where('task', '=', id)
    .select('status')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.status === 'for-approval') await setWaitsFor(transaction, row, 'firm', now)
}

export function setFilingStatus(context: RequestContext, call: Call<'setFilingStatus'>) {
  const { status, acknowledgement } = call.body
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const row = await lockTask(transaction, call.params)
    if (!row) return refuse('notFound')
    if (row.obligation === null || !isReturn(row.obligation))
      return refuse('invalid', { fields: { status: messages.noReturn } })
    if (hasAcknowledgement(status) && acknowledgement === '')
      return refuse('invalid', { fields: { acknowledgement: messages.acknowledgementMissing } })
    const { last } = await transaction
      .selectFrom('taskFilings')
      .where('task', '=', row.id)
      .select(({ fn }) => fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('taskFilings')
      .values({
        task: row.id,
        position: (last ?? 0) + 1,
        status,
        filedOn: istDate(now.getTime()),
        acknowledgement,
      })
      .execute()
    await setWaitsFor(transaction, row, waitsForWith(status, row.waitsFor), now)
    await recordTask(transaction, call, 'task-filing', row, now, status)
    await recordAudit(
      transaction,
      { action: 'task.set-filing', subject: row.id, details: { status }, caller: call },
      now,
    )
    return respondWith(context, transaction, call)
  })
}

/** Idempotent by its reference. */
export function addTaskComment(context: RequestContext, call: Call<'addTaskComment'>) {
  const { database, ports, clock } = context
  const user = signedIn(call)
  const now = clock()
  const { reference } = call
  return store(database, async (transaction) => {
    const row = await lockTask(transaction, call.params)
    if (!row) return refuse('notFound')
    return addComment(transaction, ports.people, row, {
      reference,
      author: user,
      text: call.body.text,
      now,
      async onAdd() {
        await recordTask(transaction, call, 'task-comment', row, now)
        await recordAudit(
          transaction,
          { action: 'task.comment', subject: row.id, details: { reference }, caller: call },
          now,
        )
      },
    })
  })
}
