import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ports } from '../../features.ts'
import { store } from '../../platform/database/database.ts'
import { addAccount } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { insertClient } from './manage-clients.ts'
import { eraseReassignments, runReassignments } from './run-reassignments.ts'

const profile: ClientProfile = {
  name: 'Rao Textiles',
  constitution: 'proprietorship',
  gst: 'none',
  state: '29',
  filing: 'no-business',
  advanceTax: 'none',
  turnover: 'unknown',
  tdsDeductor: false,
  payroll: [],
}

const reference = 'RA-0000-0000-0001'

describe.each(databaseKinds)('a reassignment of clients, on $name', (kind) => {
  let now: Date
  let server: TestServer
  let clients: string[]
  beforeEach(async () => {
    now = new Date('2026-11-25T06:00:00.000Z')
    server = await startTestServer({ kind, clock: () => now })
    for (const username of ['kavita', 'imran', 'lakshmi'])
      await addAccount(server.database, { username, role: 'admin', now, isCheap: true })
    clients = []
    for (let number = 1; number <= 30; number++)
      clients.push(
        (
          await store(server.database, (transaction) =>
            insertClient({ ports }, transaction, { profile, consultant: 'kavita' }, now),
          )
        ).id,
      )
    await server.database
      .insertInto('reassignments')
      .values({
        reference,
        fromConsultant: 'kavita',
        toConsultant: 'imran',
        clients: clients.length,
        moved: 0,
        skipped: 0,
        startedBy: 'lakshmi',
        startedAt: now.toISOString(),
        endedAt: null,
        isStopped: 0,
      })
      .execute()
    await server.database
      .insertInto('reassignmentClients')
      .values(clients.map((client) => ({ reassignment: reference, client, isDone: 0 })))
      .execute()
  })
  afterEach(() => server.close())

  const run = (signal = new AbortController().signal) => runReassignments(server.context, signal)
  const stored = () => server.database.selectFrom('reassignments').selectAll().executeTakeFirstOrThrow()
  const ofImran = () =>
    server.database
      .selectFrom('clients')
      .select(['id', 'version'])
      .where('consultant', '=', 'imran')
      .execute()

  test('gives each client once, with the next version and an entry of the audit trail', async () => {
    expect(await run()).toBe(30)
    const moved = await ofImran()
    expect(moved.map(({ id }) => id).toSorted()).toEqual(clients.toSorted())
    expect(moved.every(({ version }) => version === 2)).toBe(true)
    expect(await stored()).toMatchObject({ moved: 30, skipped: 0, endedAt: now.toISOString(), isStopped: 0 })
    const audited = await server.database.selectFrom('auditQueue').select(['action', 'username']).execute()
    expect(audited.filter(({ action }) => action === 'client.reassign')).toEqual(
      clients.map(() => ({ action: 'client.reassign', username: 'imran' })),
    )
    expect(await run()).toBe(0)
  })

  test('that is interrupted goes on where it ended, also in two processes at once', async () => {
    let reads = 0
    const signal = new Proxy(new AbortController().signal, {
      get: (target, name) => (name === 'aborted' ? reads++ >= 7 : Reflect.get(target, name)),
    })
    const before = await run(signal)
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(30)
    const moved = await Promise.all([run(), run()])
    expect(before + moved[0] + moved[1]).toBe(30)
    expect((await ofImran()).every(({ version }) => version === 2)).toBe(true)
    expect(await stored()).toMatchObject({ moved: 30, skipped: 0 })
  })

  test('leaves a client that was erased, or given to somebody else, meanwhile', async () => {
    const { database } = server
    await database
      .updateTable('clients')
      .set({ erasedAt: now.toISOString() })
      .where('id', '=', clients[3]!)
      .execute()
    await database.updateTable('clients').set({ consultant: null }).where('id', '=', clients[4]!).execute()
    expect(await run()).toBe(28)
    expect((await ofImran()).map(({ id }) => id)).not.toContain(clients[4])
    expect(await stored()).toMatchObject({ moved: 28, skipped: 2, isStopped: 0 })
  })

  test.each([
    ['who started it is disabled', 'lakshmi', { disabledAt: '2026-11-25T06:00:00.000Z' }],
    ['who started it may only read', 'lakshmi', { role: 'readonly' as const }],
    ['who gets them is disabled', 'imran', { disabledAt: '2026-11-25T06:00:00.000Z' }],
    ['who gets them has left the staff', 'imran', { role: 'client' as const }],
  ])('is stopped once %s', async (_name, username, change) => {
    await server.database.updateTable('users').set(change).where('username', '=', username).execute()
    expect(await run()).toBe(0)
    expect(await ofImran()).toEqual([])
    expect(await stored()).toMatchObject({ moved: 0, isStopped: 1, endedAt: now.toISOString() })
    const audited = await server.database.selectFrom('auditQueue').select('action').execute()
    expect(audited.filter(({ action }) => action === 'client.stop-reassigning')).toHaveLength(1)
  })

  test('is erased 30 days after its end', async () => {
    await run()
    now = new Date('2026-12-25T05:59:59.000Z')
    await eraseReassignments(server.context)
    expect(await stored()).toMatchObject({ moved: 30 })
    now = new Date('2026-12-25T06:00:00.000Z')
    await eraseReassignments(server.context)
    expect(await server.database.selectFrom('reassignments').selectAll().execute()).toEqual([])
  })
})
