import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ports } from '../../features.ts'
import { store } from '../../platform/database/database.ts'
import { addAccount } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { insertClient } from '../clients/manage-clients.ts'
import { addBulkTasks, eraseBulkTasks } from './add-bulk-tasks.ts'

const profile: ClientProfile = {
  name: 'Rao Textiles',
  constitution: 'proprietorship',
  gst: 'monthly',
  state: '29',
  filing: 'no-business',
  advanceTax: 'none',
  turnover: 'up-to-2-crore',
  tdsDeductor: false,
  payroll: [],
}

const title = 'Send the purchase invoices'

describe.each(databaseKinds)('a task for many clients, on $name', (kind) => {
  let now: Date
  let server: TestServer
  let clients: string[]
  beforeEach(async () => {
    now = new Date('2026-11-25T06:00:00.000Z')
    server = await startTestServer({ kind, clock: () => now })
    await addAccount(server.database, { username: 'kavita', role: 'admin', now, isCheap: true })
    clients = []
    for (let number = 1; number <= 30; number++)
      clients.push(
        (
          await store(server.database, (transaction) =>
            insertClient({ ports }, transaction, { profile, consultant: null }, now),
          )
        ).id,
      )
    const task = { title, detail: '', dueOn: null, waitsFor: 'client', items: ['Scan them'] }
    await server.database
      .insertInto('bulkTasks')
      .values({
        reference: 'BT-0000-0000-0001',
        task: JSON.stringify({ ...task, consultant: '', gst: 'monthly', constitution: '' }),
        clients: clients.length,
        added: 0,
        skipped: 0,
        startedBy: 'kavita',
        startedAt: now.toISOString(),
        endedAt: null,
        isStopped: 0,
      })
      .execute()
    await server.database
      .insertInto('bulkTaskClients')
      .values(clients.map((client) => ({ bulk: 'BT-0000-0000-0001', client, isDone: 0 })))
      .execute()
  })
  afterEach(() => server.close())

  const run = (signal = new AbortController().signal) => addBulkTasks(server.context, signal)
  const bulk = () => server.database.selectFrom('bulkTasks').selectAll().executeTakeFirstOrThrow()
  const clientsWithTask = async () =>
    (await server.database.selectFrom('tasks').select('client').where('title', '=', title).execute()).map(
      ({ client }) => client,
    )

  test('is added once for each, with its steps, an activity and an entry of the audit trail', async () => {
    expect(await run()).toBe(30)
    expect((await clientsWithTask()).toSorted()).toEqual(clients.toSorted())
    expect(await bulk()).toMatchObject({ added: 30, skipped: 0, endedAt: now.toISOString(), isStopped: 0 })
    const { database } = server
    expect(await database.selectFrom('taskItems').select('text').execute()).toHaveLength(30)
    const activity = await database.selectFrom('activity').select(['kind', 'actor']).execute()
    expect(activity).toEqual(clients.map(() => ({ kind: 'task-added', actor: 'kavita' })))
    const audited = await database.selectFrom('auditQueue').select(['action', 'details']).execute()
    expect(audited.filter(({ action }) => action === 'task.add')).toEqual(
      clients.map(() => ({ action: 'task.add', details: '{"bulk":"BT-0000-0000-0001"}' })),
    )
    expect(await run()).toBe(0)
  })

  test('that is interrupted goes on where it ended, also in two processes at once', async () => {
    const stopping = new AbortController()
    const count = 7
    const signal = new Proxy(stopping.signal, {
      get(target, name) {
        return name === 'aborted' ? reads++ >= count : Reflect.get(target, name)
      },
    })
    let reads = 0
    const before = await run(signal)
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(30)
    expect(await bulk()).toMatchObject({ added: before, endedAt: null })
    const added = await Promise.all([run(), run()])
    expect(before + added[0] + added[1]).toBe(30)
    expect((await clientsWithTask()).toSorted()).toEqual(clients.toSorted())
    expect(await bulk()).toMatchObject({ added: 30 })
  })

  test('is not added for a client that was erased meanwhile', async () => {
    await server.database
      .updateTable('clients')
      .set({ erasedAt: now.toISOString() })
      .where('id', '=', clients[3]!)
      .execute()
    expect(await run()).toBe(29)
    expect(await clientsWithTask()).not.toContain(clients[3])
    expect(await bulk()).toMatchObject({ added: 29, skipped: 1, isStopped: 0 })
  })

  test.each([
    ['is disabled', { disabledAt: '2026-11-25T06:00:00.000Z' }],
    ['may only read now', { role: 'readonly' as const }],
  ])('is stopped once who started it %s', async (_name, change) => {
    await server.database.updateTable('users').set(change).where('username', '=', 'kavita').execute()
    expect(await run()).toBe(0)
    expect(await clientsWithTask()).toEqual([])
    expect(await bulk()).toMatchObject({ added: 0, isStopped: 1, endedAt: now.toISOString() })
    const audited = await server.database.selectFrom('auditQueue').select('action').execute()
    expect(audited.filter(({ action }) => action === 'task.stop-bulk')).toHaveLength(1)
  })

  test('is erased 30 days after its end; its tasks stay', async () => {
    await run()
    now = new Date('2026-12-25T05:59:59.000Z')
    await eraseBulkTasks(server.context)
    expect(await bulk()).toMatchObject({ added: 30 })
    now = new Date('2026-12-25T06:00:00.000Z')
    await eraseBulkTasks(server.context)
    expect(await server.database.selectFrom('bulkTasks').selectAll().execute()).toEqual([])
    expect(await clientsWithTask()).toHaveLength(30)
  })
})
