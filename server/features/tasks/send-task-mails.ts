/** Queues the mails about tasks that wait for a client: each notice once for each person, on any number of instances. */
import { isStaff } from '@anupalan/server/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { istDate } from '../../compliance/ist.ts'
import type { Context } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isQuiet } from '../../platform/mail/quiet-hours.ts'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import { noticeKey, noticesOf, planMails } from './mail-plan.ts'
import type { MailPlan, WaitingTask } from './mail-plan.ts'
import { findTaskMails, lockTaskMails } from './task-mail-settings.ts'
import { digestMail, reminderMail } from './task-mails.ts'

type MailContext = Pick<Context, 'config' | 'database' | 'clock' | 'practice' | 'ports'>

/** Clients of one query. */
const STEP_CLIENTS = 200

/** Pause between two persons, in ms, which leaves the server's thread to visitors. */
const PAUSE_MS = 2

/**
 * None from 21:00 to 8:00 in India: what is due then is queued in the morning.
 *
 * @returns how many mails were queued
 * @throws StorageError
 */
export async function sendTaskMails(context: MailContext, signal?: AbortSignal): Promise<number> {
  const now = context.clock()
  if (isQuiet(now)) return 0
  let queued = 0
  for (const [username, clients] of await readMembers(context)) {
    if (signal?.aborted) break
    queued += await sendTo(context, username, clients, now)
    await wait(PAUSE_MS)
  }
  return queued
}

/** User names of all members of clients for whom a task waits, with these clients. */
async function readMembers({ database, ports }: MailContext): Promise<ReadonlyMap<string, string[]>> {
  const rows = await load(database, (reading) =>
    reading
      .selectFrom('tasks')
      .select('client')
      .distinct()
      .where('waitsFor', '=', 'client')
      .where('doneAt', 'is', null)
      .execute(),
  )
  const members = new Map<string, string[]>()
  for (let from = 0; from < rows.length; from += STEP_CLIENTS) {
    const clients = rows.slice(from, from + STEP_CLIENTS).map(({ client }) => client)
    for (const { client, username } of await load(database, (reading) =>
      ports.clients.membersOf(reading, clients),
    )) {
      const before = members.get(username)
      if (before) before.push(client)
      else members.set(username, [client])
    }
  }
  return members
}

/** @returns how many mails were queued */
async function sendTo(
  context: MailContext,
  username: string,
  clients: readonly string[],
  now: Date,
): Promise<number> {
  const { database, ports, practice, config } = context
  const today = istDate(now.getTime())
  // Most runs find nothing, and need no lock.
  const hasWork = await load(database, async (reading) => {
    const { isOn, digestOn } = await findTaskMails(reading, username)
    if (!isOn) return false
    const { reminders, news } = await readPlan(reading, username, clients, now)
    return reminders.length > 0 || (news.length > 0 && digestOn !== today)
  })
  if (!hasWork) return 0
  return store(database, async (transaction) => {
    const settings = await lockTaskMails(transaction, username, now)
    const person = (await ports.people.find(transaction, [username])).get(username)
    if (!settings.isOn || !person || person.isDisabled || isStaff(person)) return 0
    const plan = await readPlan(transaction, username, clients, now)
    const clientNames = await readNames(context, transaction, clients)
    const mail = { person, clientNames, now }
    let queued = 0
    if (plan.reminders.length > 0) {
      await markSent(transaction, username, plan.reminders, (task) => noticesOf(task, today), now)
      await queueMail(
        transaction,
        reminderMail({ config, practice }, { ...mail, tasks: plan.reminders }, today),
        now,
      )
      queued += 1
    }
    if (plan.news.length > 0 && settings.digestOn !== today) {
      await markSent(transaction, username, plan.news, (task) => noticesOf(task, today).slice(0, 1), now)
      await queueMail(transaction, digestMail({ config, practice }, { ...mail, tasks: plan.news }), now)
      await transaction
        .updateTable('taskMailSettings')
        .set({ digestOn: today })
        .where('username', '=', username)
        .execute()
      queued += 1
    }
    return queued
  })
}

async function readPlan(
  database: Database,
  username: string,
  clients: readonly string[],
  now: Date,
): Promise<MailPlan> {
  const tasks: WaitingTask[] = await database
    .selectFrom('tasks')
    .select(['id', 'client', 'title', 'dueOn', 'waitsSince'])
    .where('client', 'in', clients)
    .where('waitsFor', '=', 'client')
    .where('doneAt', 'is', null)
    .orderBy('id')
    .execute()
  const sent = await database
    .selectFrom('taskNotices')
    .innerJoin('tasks', 'tasks.id', 'taskNotices.task')
    .select(['taskNotices.task', 'taskNotices.notice'])
    .where('taskNotices.username', '=', username)
    .where('tasks.client', 'in', clients)
    .where('tasks.doneAt', 'is', null)
    .execute()
  return planMails(tasks, new Set(sent.map(noticeKey)), istDate(now.getTime()))
}

async function readNames(
  { ports }: MailContext,
  database: Database,
  clients: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const id of clients) {
    const client = await ports.clients.find(database, id)
    if (client) names.set(id, client.profile.name)
  }
  return names
}

/** A task that began to wait and has a reminder at once is marked with both notices. */
async function markSent(
  transaction: Transaction,
  username: string,
  tasks: readonly WaitingTask[],
  noticesIn: (task: WaitingTask) => readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('taskNotices')
    .values(
      tasks.flatMap((task) =>
        noticesIn(task).map((notice) => ({ task: task.id, username, notice, queuedAt: now.toISOString() })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
