import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ports } from '../../features.ts'
import { store } from '../../platform/database/database.ts'
import { addAccount } from '../../testing/accounts.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { insertClient } from './manage-clients.ts'
import { eraseImports, runImports } from './run-imports.ts'

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

const reference = 'CI-0000-0000-0001'
const ROWS = 30

const panOf = (row: number) => `ABCPR${1000 + row}F`

describe.each(databaseKinds)('an import of clients, on $name', (kind) => {
  let now: Date
  let server: TestServer
  beforeEach(async () => {
    now = new Date('2026-11-25T06:00:00.000Z')
    server = await startTestServer({ kind, clock: () => now })
    for (const username of ['imran', 'lakshmi'])
      await addAccount(server.database, { username, role: 'admin', now, isCheap: true })
    await server.database
      .insertInto('clientImports')
      .values({
        reference,
        digest: '',
        clients: ROWS,
        added: 0,
        skipped: 0,
        startedBy: 'lakshmi',
        startedAt: now.toISOString(),
        endedAt: null,
        isStopped: 0,
      })
      .execute()
    await server.database
      .insertInto('clientImportRows')
      .values(
        Array.from({ length: ROWS }, (_, index) => ({
          import: reference,
          row: index + 2,
          profile: JSON.stringify({ ...profile, name: `Client ${index}` }),
          consultant: 'imran',
          pan: panOf(index),
          gstin: '',
        })),
      )
      .execute()
  })
  afterEach(() => server.close())

  const run = (signal = new AbortController().signal) =>
    runImports({ database: server.database, clock: () => now, ports }, signal)
  const stored = () =>
    server.database
      .selectFrom('clientImports')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
  const clients = () => server.database.selectFrom('clients').select(['pan', 'consultant']).execute()
  const rows = () => server.database.selectFrom('clientImportRows').select('row').execute()

  test('adds each client once, also with two processes and after one ended in the middle', async () => {
    const first = new AbortController()
    const interrupted = run(first.signal)
    setTimeout(() => first.abort(), 20)
    await interrupted
    await Promise.all([run(), run()])
    expect((await clients()).toSorted((a, b) => (a.pan! < b.pan! ? -1 : 1))).toEqual(
      Array.from({ length: ROWS }, (_, index) => ({ pan: panOf(index), consultant: 'imran' })),
    )
    expect(await stored()).toMatchObject({ added: ROWS, skipped: 0, isStopped: 0 })
    expect((await stored())?.endedAt).not.toBeNull()
    expect(await rows()).toEqual([])
  })

  test('leaves out a client that somebody has added meanwhile', async () => {
    await store(server.database, (transaction) =>
      insertClient({ ports }, transaction, { profile, consultant: null, pan: panOf(3) }, now),
    )
    await run()
    expect(await stored()).toMatchObject({ added: ROWS - 1, skipped: 1 })
    expect((await clients()).filter(({ pan }) => pan === panOf(3))).toHaveLength(1)
  })

  test('is stopped, and forgets its rows, once who started it may not add clients any more', async () => {
    await server.database
      .updateTable('users')
      .set({ role: 'readonly' })
      .where('username', '=', 'lakshmi')
      .execute()
    await run()
    expect(await clients()).toEqual([])
    expect(await rows()).toEqual([])
    expect(await stored()).toMatchObject({ isStopped: 1, added: 0 })
    const audited = await server.database.selectFrom('auditQueue').select('action').execute()
    expect(audited.filter(({ action }) => action === 'client.stop-importing')).toHaveLength(1)
  })

  test('gives no client to a colleague who has left', async () => {
    await server.database
      .updateTable('users')
      .set({ disabledAt: now.toISOString() })
      .where('username', '=', 'imran')
      .execute()
    await run()
    expect(new Set((await clients()).map(({ consultant }) => consultant))).toEqual(new Set([null]))
  })

  test('is erased 30 days after its end', async () => {
    await run()
    await eraseImports({ database: server.database, clock: () => now })
    expect(await stored()).toMatchObject({ added: ROWS })
    now = new Date('2026-12-25T06:00:00.000Z')
    await eraseImports({ database: server.database, clock: () => now })
    expect(await stored()).toBeUndefined()
  })
})
