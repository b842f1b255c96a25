import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './database.ts'
import { KEYS_MAX_AGE_MS, configuredSecret, rotateSecret, storedSecret } from './secrets.ts'

const start = Date.parse('2026-11-20T08:30:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000

describe.each(databaseKinds)('a secret in the database, on $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  let now: number
  beforeEach(async () => {
    storage = await createReused(kind)
    database = await openDatabase(storage.config, migrations)
    now = start
  })
  afterEach(async () => {
    await database.destroy()
    await storage.remove()
  })

  const instance = () => storedSecret(database, 'links', () => new Date(now))
  const rotate = (expiresAt: number) =>
    rotateSecret(database, 'links', { now: new Date(now), expiresAt: new Date(expiresAt) })

  test('has one key, which all instances share, also if they create it concurrently', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => instance().keys()))
    expect(new Set(all.map(({ current }) => current.value)).size).toBe(1)
    const [{ current, all: keys }] = all as [(typeof all)[number]]
    expect(current.id).toMatch(/^[\da-f]{8}$/)
    expect(current.value).toMatch(/^[\w-]{43}$/)
    expect(keys).toEqual([current])
    expect(await storedSecret(database, 'rooms', () => new Date(now)).keys()).not.toEqual(all[0])
  })

  test('once rotated signs with a new key, and accepts the old one until that expires', async () => {
    const old = (await instance().keys()).current
    await rotate(now + DAY_MS)
    const { current, all } = await instance().keys()
    expect(current).not.toEqual(old)
    expect(all).toEqual([current, old])
    expect(await instance().find(old.id)).toEqual(old)
    now += DAY_MS
    expect((await instance().keys()).all).toEqual([current])
    expect(await instance().find(old.id)).toBeUndefined()
  })

  test('rotated without an expiry accepts the old key for ever', async () => {
    const old = (await instance().keys()).current
    await rotateSecret(database, 'links', { now: new Date(now), expiresAt: null })
    now += 3_650 * DAY_MS
    const { current, all } = await instance().keys()
    expect(current).not.toEqual(old)
    expect(all).toEqual([current, old])
  })

  test('rotated with an expiry of now invalidates earlier signatures, and expired keys are deleted', async () => {
    await instance().keys()
    await rotate(now)
    expect((await instance().keys()).all).toHaveLength(1)
    await rotate(now)
    expect(await database.selectFrom('secretKeys').select('generation').execute()).toEqual([
      { generation: 2 },
      { generation: 3 },
    ])
  })

  test('is read again for an unknown key id, and signs with a new key within a minute', async () => {
    const running = instance()
    const old = (await running.keys()).current
    await rotate(now + DAY_MS)
    const made = (await instance().keys()).current
    now += 1_000
    expect((await running.keys()).current).toEqual(old)
    expect(await running.find(made.id)).toEqual(made)
    now += KEYS_MAX_AGE_MS
    expect((await running.keys()).current).toEqual(made)
  })

  test('unknown ids read the database at most once a second', async () => {
    const running = instance()
    await running.keys()
    await rotate(now + DAY_MS)
    const made = (await instance().keys()).current
    now += 999
    expect(await running.find('00000000')).toBeUndefined()
    expect(await running.find(made.id)).toBeUndefined()
    now += 1
    expect(await running.find(made.id)).toEqual(made)
  })

  test('is rotated together with its audit row, or not at all', async () => {
    await instance().keys()
    await rotate(now + DAY_MS)
    expect(await database.selectFrom('auditQueue').selectAll().execute()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        at: '2026-11-20T08:30:00.000Z',
        action: 'secret.rotate',
        role: null,
        subject: 'links',
        requestId: null,
        details: '{"generation":2,"expiresAt":"2026-11-21T08:30:00.000Z"}',
        actor: null,
        username: null,
        network: null,
        personalDetails: null,
        ordinal: expect.any(Number),
      },
    ])
    await database.schema.dropTable('audit_queue').execute()
    await expect(rotate(now + DAY_MS)).rejects.toThrow('The database failed.')
    expect(await database.selectFrom('secretKeys').select('generation').execute()).toHaveLength(2)
  })
})

test('a secret of the settings signs with its first key and accepts the others', async () => {
  const secret = configuredSecret(['new'.repeat(11), 'old'.repeat(11)])
  const { current, all } = await secret.keys()
  expect(all.map(({ value }) => value)).toEqual(['new'.repeat(11), 'old'.repeat(11)])
  expect(current).toEqual(all[0])
  expect(await secret.find(all[1]!.id)).toEqual(all[1])
  expect(await secret.find('00000000')).toBeUndefined()
})
