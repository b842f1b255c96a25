import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { businessProfile } from '@anupalan/server/contract/clients/business-profile'
import { statutoryTasks } from '@anupalan/server/contract/tasks/statutory-tasks'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ports } from '../../features.ts'
import { store } from '../../platform/database/database.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { insertClient } from '../clients/manage-clients.ts'
import { generateTasks, syncStatutoryTasks } from './generate-tasks.ts'

const now = new Date('2026-11-24T06:00:00.000Z')

const profile: ClientProfile = {
  name: 'Rao Textiles',
  constitution: 'proprietorship',
  gst: 'monthly',
  state: '29',
  filing: 'business',
  advanceTax: 'instalments',
  turnover: 'up-to-2-crore',
  tdsDeductor: true,
  payroll: ['pf'],
}

describe.each(databaseKinds)('statutory tasks on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind, clock: () => now })
  })
  afterEach(() => server.close())

  const add = () =>
    store(server.database, (transaction) =>
      insertClient({ ports }, transaction, { profile, consultant: null }, now),
    )

  const tasks = (client: string) =>
    server.database.selectFrom('tasks').selectAll().where('client', '=', client).orderBy('id').execute()

  const sync = (id: string, changed: Partial<ClientProfile>, at = now) =>
    store(server.database, async (transaction) => {
      await ports.clients.lock(transaction, id)
      await syncStatutoryTasks(transaction, { id, profile: { ...profile, ...changed } }, at)
    })

  test('a new client has each duty of its profile for a year, once', async () => {
    const { id } = await add()
    const stored = await tasks(id)
    const expected = statutoryTasks(businessProfile(profile), '2026-11-24')
    expect(stored).toHaveLength(expected.length)
    expect(new Set(stored.map(({ statutoryKey }) => statutoryKey))).toEqual(
      new Set(expected.map(({ key }) => key)),
    )
    expect(stored.find(({ statutoryKey }) => statutoryKey === 'gstr-3b:2026-11')).toMatchObject({
      dueOn: '2026-12-20',
      title: 'GSTR-3B',
      period: 'November 2026',
      waitsFor: 'firm',
      doneAt: null,
    })
  })

  test('tasks generated 100 times at once exist once and do not change', async () => {
    const { id } = await add()
    const before = await tasks(id)
    const context = { database: server.database, clock: () => now, ports }
    const signal = new AbortController().signal
    // SQLite runs transactions one after another, each within its timeout.
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 10 }, () => generateTasks(context, signal)))
    expect(await tasks(id)).toEqual(before)
  })

  test('a change of the profile removes what no longer binds, but nothing that is done or commented', async () => {
    const { id } = await add()
    const [done, filed, ...others] = (await tasks(id)).filter(({ obligation }) => obligation === 'gstr-3b')
    expect(others.length).toBeGreaterThan(5)
    await server.database
      .updateTable('tasks')
      .set({ doneAt: now.toISOString() })
      .where('id', '=', done!.id)
      .execute()
    await server.database
      .insertInto('taskFilings')
      .values({ task: filed!.id, position: 1, status: 'asked', filedOn: '2026-11-24', acknowledgement: '' })
      .execute()
    await sync(id, { gst: 'composition' })
    const left = await tasks(id)
    const monthly = left.filter(({ obligation }) => obligation === 'gstr-3b').map(({ id: task }) => task)
    expect(monthly.toSorted()).toEqual([done!.id, filed!.id].toSorted())
    expect(left.some(({ obligation }) => obligation === 'cmp-08')).toBe(true)
  })

  test('a changed date moves a task that is open and leaves one that is done', async () => {
    const { id } = await add()
    const [open, done] = (await tasks(id)).filter(({ obligation }) => obligation === 'gstr-1')
    await server.database.updateTable('tasks').set({ dueOn: '2026-12-31' }).where('client', '=', id).execute()
    await server.database
      .updateTable('tasks')
      .set({ doneAt: now.toISOString() })
      .where('id', '=', done!.id)
      .execute()
    await sync(id, {})
    const after = new Map((await tasks(id)).map((task) => [task.id, task]))
    expect(after.get(open!.id)).toMatchObject({ dueOn: open!.dueOn, version: open!.version + 1 })
    expect(after.get(done!.id)).toMatchObject({ dueOn: '2026-12-31', version: done!.version })
  })

  test('a task that was due and is not done stays open', async () => {
    const { id } = await add()
    await sync(id, {}, new Date('2027-03-01T06:00:00.000Z'))
    const due = await tasks(id)
    expect(due.find(({ statutoryKey }) => statutoryKey === 'gstr-3b:2026-11')).toMatchObject({ doneAt: null })
    expect(due.some(({ statutoryKey }) => statutoryKey === 'gstr-3b:2028-01')).toBe(true)
  })
})
