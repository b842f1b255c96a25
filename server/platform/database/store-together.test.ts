import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { StorageError } from './database.ts'
import type { Database, Transaction } from './database.ts'
import { openDatabase } from './open-database.ts'
import { createStoreTogether } from './store-together.ts'

const insert = (transaction: Transaction, score: 1 | 2 | 3) =>
  transaction
    .insertInto('feedback')
    .values({
      reference: `FB-0000-0000-000${score}`,
      receivedAt: '2026-11-20T08:30:00.000Z',
      score,
      source: '/',
      category: 'general',
    })
    .execute()

describe.each(databaseKinds)('writes that are stored together, $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  let isMoreComing: boolean

  beforeEach(async () => {
    storage = await createReused(kind)
    database = await openDatabase(storage.config, migrations)
    isMoreComing = true
  })
  afterEach(async () => {
    await database.destroy()
    await storage.remove()
  })

  const together = (maxDelayMs = 3_600_000) =>
    createStoreTogether({ maxDelayMs, isMoreComing: () => isMoreComing })
  const scores = async () =>
    (await database.selectFrom('feedback').select('score').orderBy('score').execute()).map(
      ({ score }) => score,
    )

  test('each gets its own result, once all are committed', async () => {
    const storeTogether = together()
    const writes = [1, 2].map((score) =>
      storeTogether(database, async (transaction) => {
        await insert(transaction, score as 1)
        return score
      }),
    )
    isMoreComing = false
    expect(await storeTogether(database, (transaction) => insert(transaction, 3).then(() => 3))).toBe(3)
    // On PostgreSQL each has a transaction of its own, and they end in any order.
    if (kind.name !== 'PostgreSQL') expect(await scores()).toEqual([1, 2, 3])
    expect(await Promise.all(writes)).toEqual([1, 2])
    expect(await scores()).toEqual([1, 2, 3])
  })

  test('one that throws is undone alone, and fails with a StorageError', async () => {
    const storeTogether = together()
    const cause = new Error('half way')
    const kept = storeTogether(database, (transaction) => insert(transaction, 1))
    const failed = storeTogether(database, async (transaction) => {
      await insert(transaction, 2)
      throw cause
    })
    isMoreComing = false
    const last = storeTogether(database, (transaction) => insert(transaction, 3))
    expect((await Promise.allSettled([kept, failed, last])).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    await expect(failed).rejects.toSatisfy((error) => error instanceof StorageError && error.cause === cause)
    expect(await scores()).toEqual([1, 3])
  })

  test('waits no longer than its longest delay', async () => {
    await together(1)(database, (transaction) => insert(transaction, 1))
    expect(await scores()).toEqual([1])
  })

  test('all fail if the database does', async () => {
    const storeTogether = together()
    await database.destroy()
    const first = storeTogether(database, (transaction) => insert(transaction, 1))
    isMoreComing = false
    const writes = [first, storeTogether(database, (transaction) => insert(transaction, 2))]
    const failed = { status: 'rejected', reason: expect.any(StorageError) as unknown }
    expect(await Promise.allSettled(writes)).toEqual([failed, failed])
  })
})

test('on SQLite, nothing of it is stored before the last of them', async () => {
  const kind = databaseKinds.find(({ name }) => name === 'SQLite')!
  const storage = await createReused(kind)
  const database = await openDatabase(storage.config, migrations)
  const order: string[] = []
  let isMoreComing = true
  const storeTogether = createStoreTogether({ maxDelayMs: 3_600_000, isMoreComing: () => isMoreComing })
  const first = storeTogether(database, async (transaction) => {
    order.push('first')
    await insert(transaction, 1)
  }).then(() => order.push('first committed'))
  await database.selectFrom('feedback').selectAll().execute()
  expect(order).toEqual([])
  isMoreComing = false
  await storeTogether(database, async (transaction) => {
    order.push('second')
    await insert(transaction, 2)
  })
  await first
  expect(order).toEqual(['first', 'second', 'first committed'])
  await database.destroy()
  await storage.remove()
})
