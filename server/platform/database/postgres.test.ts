import { endpoints } from '@anupalan/server/contract'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { startUnreliableProxy } from '../../testing/unreliable-proxy.ts'
import type { UnreliableProxy } from '../../testing/unreliable-proxy.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { migrations } from '../../features.ts'
import { StorageError, ping, store } from './database.ts'
import { openDatabase } from './open-database.ts'
import { createLimits } from '../http/count-calls.ts'

const enquiry = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.in',
  company: 'Rao Textiles',
  service: 'other',
  message: 'A message of some length.',
  privacy: true,
}

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))('$name', (kind) => {
  let storage: TestDatabase
  beforeEach(async () => {
    storage = await kind.create()
  })
  afterEach(() => storage.remove())

  test('"safe with several instances starting at once": one of them creates the tables', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => openDatabase(storage.config, migrations)))
    for (const database of all) {
      expect(await database.selectFrom('enquiries').selectAll().execute()).toEqual([])
      await database.destroy()
    }
  })

  test('"Rate limits … shared by instances": a call counted by one is rejected by the other', async () => {
    const database = await openDatabase(storage.config, migrations)
    const [one, other] = [1, 2].map(() => createLimits({ rateLimits: 'on', ...storage.config }))
    for (let call = 0; call < endpoints.logIn.rateLimit.points; call++) {
      expect(await (call % 2 === 0 ? one! : other!).count(endpoints.logIn, '203.0.113.7')).toBeUndefined()
    }
    for (const limits of [one!, other!]) {
      expect(await limits.count(endpoints.logIn, '203.0.113.7')).toMatchObject({ problem: 'tooMany' })
      expect(await limits.count(endpoints.logIn, '203.0.113.8')).toBeUndefined()
      await limits.close()
    }
    await database.destroy()
  })

  test('syncs every commit, whatever the default of the server, and has a statement timeout', async () => {
    const database = await openDatabase(storage.config, migrations)
    const { rows } = await database.transaction().execute(async (transaction) => ({
      rows: await transaction
        .selectFrom('pg_settings' as never)
        .select(['name', 'setting'] as never)
        .where('name' as never, 'in', ['synchronous_commit', 'statement_timeout'] as never)
        .orderBy('name' as never)
        .execute(),
    }))
    expect(rows).toEqual([
      { name: 'statement_timeout', setting: '2000' },
      { name: 'synchronous_commit', setting: 'on' },
    ])
    await database.destroy()
  })

  test('rolls back after the queries that were running beside a failed one', async () => {
    const database = await openDatabase(storage.config, migrations)
    const sent: string[] = []
    const running = new Map<unknown, number>()
    // oxlint-disable-next-line typescript/unbound-method
    const send = Client.prototype.query as (this: Client, text: string) => Promise<unknown>
    const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(async function (
      this: Client,
      ...query: [string]
    ) {
      sent.push(query[0])
      running.set(this, (running.get(this) ?? 0) + 1)
      expect(running.get(this), query[0]).toBe(1)
      try {
        return await send.apply(this, query)
      } finally {
        running.set(this, 0)
      }
    })
    const both = database
      .transaction()
      .execute((transaction) =>
        Promise.all([
          sql`select * from no_such_table`.execute(transaction),
          sql`select pg_sleep(0.1)`.execute(transaction),
        ]),
      )
    await expect(both).rejects.toThrow('no_such_table')
    spy.mockRestore()
    expect(sent).toEqual(['begin', 'select * from no_such_table', 'select pg_sleep(0.1)', 'rollback'])
    await database.destroy()
  })
})

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))('unavailable $name', (kind) => {
  let storage: TestDatabase
  let proxy: UnreliableProxy
  let server: TestServer

  beforeEach(async () => {
    storage = await kind.create()
    proxy = await startUnreliableProxy(storage.config.databaseUrl!)
    server = await startTestServer({ settings: { DATABASE_URL: proxy.url, RATE_LIMITS: 'on' } })
  })
  afterEach(async () => {
    await server.close()
    await proxy.close()
    await storage.remove()
  })

  const send = () =>
    server.fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiry),
    })

  const stored = async () => {
    const database = await openDatabase(storage.config, migrations)
    try {
      return (await database.selectFrom('enquiries').select('reference').execute()).length
    } finally {
      await database.destroy()
    }
  }

  test('in the middle of a transaction fails only that transaction', async () => {
    const database = await openDatabase({ ...storage.config, databaseUrl: proxy.url }, migrations)
    const cut = store(database, async (transaction) => {
      proxy.disconnect()
      await transaction.selectFrom('feedback').selectAll().execute()
    })
    await expect(cut).rejects.toThrow(StorageError)
    proxy.restore()
    await ping(database)
    await database.destroy()
  })

  test('on one connection only: that one is not used again', async () => {
    const database = await openDatabase({ ...storage.config, databaseUrl: proxy.url }, migrations)
    await ping(database)
    proxy.stallOpenConnections()
    await expect(ping(database)).rejects.toThrow(StorageError)
    await ping(database)
    await database.destroy()
  })

  for (const [how, lose] of [
    ['resets connections', (way: UnreliableProxy) => way.disconnect()],
    ['does not respond', (way: UnreliableProxy) => way.stall()],
  ] as const) {
    test(
      `that ${how} gives 503 within 5 s, nothing is acknowledged, and the server recovers with it`,
      { timeout: 30_000 },
      async () => {
        expect((await send()).status).toBe(201)
        lose(proxy)
        const began = performance.now()
        const responses = await Promise.all(Array.from({ length: 15 }, () => send()))
        expect(performance.now() - began).toBeLessThan(5_000)
        expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]))
        expect(responses[0]?.headers.get('Retry-After')).toBe('5')
        expect((await server.fetch('/ready')).status).toBe(503)
        // Requests without the database are served meanwhile.
        expect((await server.fetch('/health')).status).toBe(200)
        expect((await server.fetch('/pricing')).status).toBe(200)
        expect((await server.fetch('/api/user')).status).toBe(401)

        proxy.restore()
        // Readiness is checked once a second.
        await expect.poll(async () => (await server.fetch('/ready')).status).toBe(200)
        expect((await send()).status).toBe(201)
        expect(await stored()).toBe(2)
      },
    )
  }
})
