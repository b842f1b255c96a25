import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { recordAudit } from './audit.ts'
import { store } from './database.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './database.ts'

describe.each(databaseKinds)('the audit trail, on $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  beforeEach(async () => {
    storage = await createReused(kind)
    database = await openDatabase(storage.config, migrations)
  })
  afterEach(async () => {
    await database.destroy()
    await storage.remove()
  })

  const now = new Date('2026-11-20T08:30:00.000Z')
  const entry = {
    action: 'user.disable',
    user: 'ravi',
    details: { reason: 'left' },
    personalDetails: { email: 'ravi@example.in' },
    caller: {
      user: { username: 'asha', role: 'admin' },
      requestId: '0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0001',
      network: '192.0.2.0/24',
    },
  } as const
  const rows = () => database.selectFrom('auditQueue').selectAll().execute()

  test('stores who did what to whom, when and from where', async () => {
    await store(database, (transaction) => recordAudit(transaction, entry, now))
    expect(await rows()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        at: '2026-11-20T08:30:00.000Z',
        action: 'user.disable',
        role: 'admin',
        subject: null,
        requestId: '0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0001',
        details: '{"reason":"left"}',
        actor: 'asha',
        username: 'ravi',
        network: '192.0.2.0/24',
        personalDetails: '{"email":"ravi@example.in"}',
        ordinal: expect.any(Number),
      },
    ])
  })

  test('has no row of a change that was rolled back', async () => {
    const failing = store(database, async (transaction) => {
      await recordAudit(transaction, entry, now)
      throw new Error('the change failed')
    })
    await expect(failing).rejects.toThrow('The database failed.')
    expect(await rows()).toEqual([])
  })

  test('records only actions that a feature has listed', () => {
    const unlisted = (transaction: Parameters<typeof recordAudit>[0]) =>
      // @ts-expect-error an action without a meaning
      recordAudit(transaction, { action: 'user.tickle' }, now)
    expect(unlisted).toBeTypeOf('function')
  })
})
