import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import type { ItemStatus } from '@anupalan/server/contract/documents/rules'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ports } from '../../features.ts'
import { store } from '../../platform/database/database.ts'
import { composeMail } from '../../platform/mail/compose.ts'
import { resolveLinks } from '../../platform/mail/mail-links.ts'
import type { MailLink } from '../../platform/mail/mail-links.ts'
import { leaseMail } from '../../platform/mail/outbox-rows.ts'
import { addAccount } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { insertClient } from '../clients/manage-clients.ts'
import { settleRequest } from '../documents/request-steps.ts'
import { sendTaskMails } from './send-task-mails.ts'
import { createUnsubscribeLinks } from './unsubscribe.ts'

const profile: ClientProfile = {
  name: 'राव Textiles',
  constitution: 'individual',
  gst: 'none',
  state: '29',
  filing: 'no-business',
  advanceTax: 'none',
  turnover: 'unknown',
  tdsDeductor: false,
  payroll: [],
}

/** A time of day in India. */
const inIndia = (day: string, time = '10:00') => new Date(`${day}T${time}:00+05:30`)

describe.each(databaseKinds)('mails about tasks, on $name', (kind) => {
  let now: Date
  let server: TestServer
  let client: string
  let member: string

  beforeEach(async () => {
    now = inIndia('2026-12-01')
    server = await startTestServer({
      kind,
      clock: () => now,
      settings: { PUBLIC_URL: 'https://testing.example' },
    })
    member = await addAccount(server.database, { now, isCheap: true })
    client = await addClient(member)
  })
  afterEach(() => server.close())

  async function addClient(username: string): Promise<string> {
    const { id } = await store(server.database, (transaction) =>
      insertClient({ ports }, transaction, { profile, consultant: null }, now),
    )
    await server.database
      .insertInto('clientMembers')
      .values({ client: id, username, access: 'full', addedAt: now.toISOString() })
      .execute()
    return id
  }

  async function addTask(dueOn: `${number}-${number}-${number}` | null, of = client): Promise<string> {
    const id = randomUUID()
    const at = now.toISOString()
    await server.database
      .insertInto('tasks')
      .values({
        id,
        client: of,
        statutoryKey: null,
        obligation: null,
        period: null,
        source: null,
        confirm: 0,
        title: 'Send the बैंक statement',
        detail: '',
        dueOn,
        waitsFor: 'client',
        waitsSince: at,
        doneAt: null,
        doneBy: null,
        version: 1,
        createdAt: at,
        changedAt: at,
      })
      .execute()
    return id
  }

  /** With two items. @returns its id */
  async function addRequest(dueOn: `${number}-${number}-${number}` | null): Promise<string> {
    const id = randomUUID()
    const at = now.toISOString()
    await server.database
      .insertInto('documentRequests')
      .values({
        id,
        client,
        title: 'Papers for GSTR-3B, खरीद',
        note: '',
        dueOn,
        task: null,
        waitsFor: 'client',
        waitsSince: at,
        createdAt: at,
        version: 1,
      })
      .execute()
    for (const position of [0, 1])
      await server.database
        .insertInto('requestItems')
        .values({
          id: `${id}-${position}`,
          request: id,
          position,
          title: 'Invoices',
          note: '',
          category: 'sales',
          year: null,
          status: 'asked',
        })
        .execute()
    return id
  }

  /** Changes the items of a request, as its handlers do. */
  const settle = (request: string, statuses: readonly ItemStatus[], isNews = false) =>
    store(server.database, async (transaction) => {
      for (const [position, status] of statuses.entries())
        await transaction
          .updateTable('requestItems')
          .set({ status })
          .where('id', '=', `${request}-${position}`)
          .execute()
      await settleRequest(transaction, request, now, isNews)
    })

  const run = (at: Date) => {
    now = at
    return sendTaskMails(server.context)
  }

  const mails = () =>
    server.database.selectFrom('outbox').selectAll().where('kind', '=', 'task').orderBy('createdAt').execute()

  test('"reminders 7 and 1 days before, on the day, then weekly": each once, whenever the job runs', async () => {
    await addTask('2026-12-20')
    const days: string[] = []
    for (let day = now; day < inIndia('2027-01-05'); day = new Date(day.getTime() + 24 * 60 * 60 * 1000))
      for (const hours of [0, 1, 5]) {
        const at = new Date(day.getTime() + hours * 60 * 60 * 1000)
        if ((await run(at)) > 0) days.push(at.toISOString().slice(0, 10))
      }
    expect(days).toEqual([
      // It begins to wait.
      '2026-12-01',
      '2026-12-13',
      '2026-12-19',
      '2026-12-20',
      '2026-12-27',
      '2027-01-03',
    ])
    const subjects = (await mails()).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'New tasks are waiting for you',
      'Due within a week',
      'Due tomorrow',
      'Due today',
      'A due date has passed',
      'A due date has passed',
    ])
  })

  test('"none between 21 and 8 IST": neither queued nor sent, and made up for in the morning', async () => {
    await addTask('2026-12-05')
    for (const time of ['21:00', '23:59', '00:00', '07:59'])
      expect(await run(inIndia('2026-12-02', time))).toBe(0)
    expect(await run(inIndia('2026-12-02', '20:59'))).toBe(1)
    const lease = (at: Date) => leaseMail(server.database, at, at)
    // The mail server was unavailable until the night.
    expect(await lease(inIndia('2026-12-02', '21:00'))).toBeUndefined()
    expect(await lease(inIndia('2026-12-03', '07:59'))).toBeUndefined()
    expect(await lease(inIndia('2026-12-03', '08:00'))).toMatchObject({ kind: 'task' })
  })

  test('"one digest a day besides what has a date"', async () => {
    await addTask(null)
    expect(await run(inIndia('2026-12-02', '08:00'))).toBe(1)
    await addTask('2027-03-31')
    await addTask(null)
    expect(await run(inIndia('2026-12-02', '12:00'))).toBe(0)
    await addTask('2026-12-03')
    expect(await run(inIndia('2026-12-02', '13:00'))).toBe(1)
    expect(await run(inIndia('2026-12-03', '08:00'))).toBe(2)
    const [, , ...last] = await mails()
    expect(last.map(({ subject }) => subject).toSorted()).toEqual([
      'Due today',
      'New tasks are waiting for you',
    ])
    const digest = last.find(({ subject }) => subject !== 'Due today')
    expect(digest?.body.match(/बैंक statement/g)).toHaveLength(2)
  })

  test('once on any number of instances at the same time, and after a restart', async () => {
    const other = await addAccount(server.database, { now, isCheap: true })
    const second = await addClient(other)
    for (const of of [client, second]) {
      await addTask('2026-12-02', of)
      await addTask(null, of)
    }
    now = inIndia('2026-12-02')
    const queued = await Promise.all(Array.from({ length: 6 }, () => sendTaskMails(server.context)))
    expect(queued.reduce((sum, each) => sum + each)).toBe(4)
    expect(await sendTaskMails(server.context)).toBe(0)
    expect(await mails()).toHaveLength(4)
  })

  test('none for what is done, for a removed member, a disabled account, or one that stopped them', async () => {
    const task = await addTask('2026-12-03')
    const without = async (change: () => Promise<unknown>, undo: () => Promise<unknown>) => {
      await change()
      expect(await run(inIndia('2026-12-02'))).toBe(0)
      await undo()
    }
    const setDone = (doneAt: string | null) =>
      server.database.updateTable('tasks').set({ doneAt }).where('id', '=', task).execute()
    await without(
      () => setDone(now.toISOString()),
      () => setDone(null),
    )
    const setDisabled = (disabledAt: string | null) =>
      server.database.updateTable('users').set({ disabledAt }).where('username', '=', member).execute()
    await without(
      () => setDisabled(now.toISOString()),
      () => setDisabled(null),
    )
    await server.database
      .insertInto('taskMailSettings')
      .values({ username: member, isOn: 0, digestOn: null, changedAt: now.toISOString() })
      .onConflict((conflict) => conflict.column('username').doUpdateSet({ isOn: 0 }))
      .execute()
    expect(await run(inIndia('2026-12-02'))).toBe(0)
    await server.database.updateTable('taskMailSettings').set({ isOn: 1 }).execute()
    await server.database.deleteFrom('clientMembers').where('username', '=', member).execute()
    expect(await run(inIndia('2026-12-02'))).toBe(0)
  })

  test('a request for documents is news in the same digest, and has the reminders of its date', async () => {
    await addTask('2027-03-31')
    await addRequest('2026-12-20')
    expect(await run(inIndia('2026-12-01', '22:00'))).toBe(0)
    expect(await run(inIndia('2026-12-02'))).toBe(1)
    const [{ subject, body } = {}] = await mails()
    expect(subject).toBe('We need documents from you')
    expect(body).toContain('राव Textiles: Papers for GSTR-3B, खरीद\nDue 20 December 2026')
    expect(body).toContain('बैंक statement')
    expect(body).toContain('https://testing.example/client/documents')
    expect(body).toContain('https://testing.example/client/tasks')
    expect(body).toContain('\nTesting & Co\noffice@testing.example')
    // Another on the same day comes with the next digest.
    await addRequest(null)
    expect(await run(inIndia('2026-12-02', '15:00'))).toBe(0)
    expect(await run(inIndia('2026-12-03'))).toBe(1)
    expect(await run(inIndia('2026-12-13'))).toBe(1)
    expect(await run(inIndia('2026-12-13', '18:00'))).toBe(0)
    expect((await mails()).at(-1)?.subject).toBe('Due within a week')
  })

  test('a request is news again when an item is returned, or after it waited for the practice', async () => {
    const request = await addRequest(null)
    expect(await run(inIndia('2026-12-02'))).toBe(1)
    now = inIndia('2026-12-03')
    await settle(request, ['sent', 'asked'])
    expect(await run(inIndia('2026-12-03', '11:00'))).toBe(0)
    await settle(request, ['returned', 'asked'], true)
    expect(await run(inIndia('2026-12-04'))).toBe(1)
    await settle(request, ['sent', 'sent'])
    expect(await run(inIndia('2026-12-05'))).toBe(0)
    await settle(request, ['sent', 'asked'])
    expect(await run(inIndia('2026-12-06'))).toBe(1)
    await settle(request, ['accepted', 'accepted'])
    expect(await run(inIndia('2026-12-20'))).toBe(0)
    // What was sent goes with the request.
    await server.database.deleteFrom('documentRequests').where('id', '=', request).execute()
    expect(await server.database.selectFrom('requestNotices').selectAll().execute()).toEqual([])
  })

  test('has a one-click way out in its headers and its text, which stops the next and withdraws the queued', async () => {
    await addTask('2026-12-02')
    expect(await run(inIndia('2026-12-02'))).toBe(1)
    const [stored] = await mails()
    // The outbox has only a placeholder.
    expect(stored?.unsubscribe).toMatch(/\.invalid\/$/)
    const mail = await resolveLinks(
      stored!,
      JSON.parse(stored!.links!) as MailLink[],
      createUnsubscribeLinks(server.context),
    )
    const { headers } = composeMail(mail, { name: 'Testing & Co', address: 'office@testing.example' })
    const { 'List-Unsubscribe': header, 'List-Unsubscribe-Post': post } = headers as Record<string, string>
    expect(post).toBe('List-Unsubscribe=One-Click')
    const [, url = ''] = /^<(https:\/\/testing\.example\/api\/.+)>$/.exec(header ?? '') ?? []
    expect(mail.body).toContain(url)
    expect(mail.body).toContain('राव Textiles')
    const response = await server.fetch(url.replace('https://testing.example', ''), { method: 'POST' })
    expect(response.status).toBe(200)
    expect(await mails()).toEqual([])
    expect(await run(inIndia('2026-12-09'))).toBe(0)
  })
})
