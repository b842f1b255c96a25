/** Queues the mails about tasks and requests that wait for a client: each notice once for each person, on any number of instances. */
import { isStaff } from '@anupalan/server/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { istDate } from '../../compliance/ist.ts'
import type { Context } from '../../platform/context.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isQuiet } from '../../platform/mail/quiet-hours.ts'
import { queueMail } from '../../platform/mail/outbox-rows.ts'
import type { WaitingItem } from '../../platform/ports.ts'
import { noticeKey, noticesOf, planMails, waitsNotice } from './mail-plan.ts'
import type { MailPlan } from './mail-plan.ts'
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

/** User names of all members of clients for whom something waits, with these clients. */
async function readMembers({ database, ports }: MailContext): Promise<ReadonlyMap<string, string[]>> {
  const found = await load(database, (reading) =>
    Promise.all(ports.waiting.map((items) => items.clients(reading))),
  )
  const waiting = [...new Set(found.flat())]
  const members = new Map<string, string[]>()
  for (let from = 0; from < waiting.length; from += STEP_CLIENTS) {
    const clients = waiting.slice(from, from + STEP_CLIENTS)
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
    const { reminders, news } = await readPlan(context, reading, username, clients, now)
    return reminders.length > 0 || (news.length > 0 && digestOn !== today)
  })
  if (!hasWork) return 0
  return store(database, async (transaction) => {
    const settings = await lockTaskMails(transaction, username, now)
    const person = (await ports.people.find(transaction, [username])).get(username)
    if (!settings.isOn || !person || person.isDisabled || isStaff(person)) return 0
    const plan = await readPlan(context, transaction, username, clients, now)
    const clientNames = await readNames(context, transaction, clients)
    const mail = { person, clientNames, now }
    let queued = 0
    if (plan.reminders.length > 0) {
      await markSent(context, transaction, username, plan.reminders, (item) => noticesOf(item, today), now)
      await queueMail(
        transaction,
        reminderMail({ config, practice }, { ...mail, items: plan.reminders }, today),
        now,
      )
      queued += 1
    }
    if (plan.news.length > 0 && settings.digestOn !== today) {
      await markSent(context, transaction, username, plan.news, (item) => [waitsNotice(item)], now)
      await queueMail(transaction, digestMail({ config, practice }, { ...mail, items: plan.news }), now)
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
  { ports }: MailContext,
  database: Database,
  username: string,
  clients: readonly string[],
  now: Date,
): Promise<MailPlan> {
  const items: WaitingItem[] = []
  const sent = new Set<string>()
  for (const source of ports.waiting) {
    items.push(...(await source.of(database, clients)))
    for (const notice of await source.notices(database, username, clients)) sent.add(noticeKey(notice))
  }
  return planMails(items, sent, istDate(now.getTime()))
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

/** An item that began to wait and has a reminder at once is marked with both notices. */
async function markSent(
  { ports }: MailContext,
  transaction: Transaction,
  username: string,
  items: readonly WaitingItem[],
  noticesIn: (item: WaitingItem) => readonly string[],
  now: Date,
): Promise<void> {
  for (const source of ports.waiting) {
    const notices = items
      .filter(({ kind }) => kind === source.kind)
      .flatMap((item) => noticesIn(item).map((notice) => ({ item: item.id, notice })))
    if (notices.length > 0) await source.addNotices(transaction, username, notices, now)
  }
}
