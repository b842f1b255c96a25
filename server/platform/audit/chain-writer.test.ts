import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { chainEntries, recordEntries, secretOf, verify } from '../../testing/audit-chain.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { recordAudit } from '../database/audit.ts'
import { store } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { rotateSecret } from '../database/secrets.ts'
import { auditSecret } from './audit-secret.ts'
import { BATCH_ENTRIES, BrokenChainError, createChainWriter, lockHead } from './chain-writer.ts'
import { verifyChain } from './verify-chain.ts'

const clock = () => new Date()

describe.each(databaseKinds)('the writer of the audit chain, on $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  const opened: Database[] = []
  const open = async () => {
    const another = await openDatabase(storage.config, migrations)
    opened.push(another)
    return another
  }
  beforeEach(async () => {
    storage = await createReused(kind)
    database = await open()
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.destroy()))
    await storage.remove()
  })

  const entries = () => database.selectFrom('auditEntries').selectAll().orderBy('sequence').execute()
  const head = () => database.selectFrom('auditHead').selectAll().executeTakeFirstOrThrow()

  test('signs an empty chain, so that a chain that vanishes is seen', async () => {
    expect(await chainEntries(database)).toBe(0)
    expect(await verify(database)).toMatchObject({ entries: 0, waiting: 0 })
    await database.deleteFrom('auditHead').execute()
    expect((await verify(database)).fault).toMatchObject({ sequence: 1, kind: 'truncated' })
  })

  test('chains everything in the order in which it was recorded, in batches', async () => {
    const length = 2 * BATCH_ENTRIES + 7
    await recordEntries(database, length)
    expect(await chainEntries(database)).toBe(length)
    const rows = await entries()
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length }, (_, index) => index + 1))
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => a.localeCompare(b)))
    expect(await database.selectFrom('auditQueue').selectAll().execute()).toEqual([])
    expect(await verify(database)).toMatchObject({ entries: length, identities: { verified: 3 * length } })
  })

  test('leaves the thread to other work between two batches', async () => {
    await recordEntries(database, 5 * BATCH_ENTRIES)
    let turns = 0
    const counting = setInterval(() => turns++, 0)
    await chainEntries(database)
    clearInterval(counting)
    expect(turns).toBeGreaterThanOrEqual(4)
  })

  test('chains entries of one transaction in the order in which they were recorded', async () => {
    const subjects = Array.from({ length: 30 }, (_, index) => `links ${index}`)
    const now = clock()
    await store(database, async (transaction) => {
      for (const subject of subjects)
        await recordAudit(transaction, { action: 'secret.rotate', subject }, now)
    })
    await chainEntries(database)
    expect((await entries()).map(({ subject }) => subject)).toEqual(subjects)
  })

  test('writes nothing if nothing waits', async () => {
    await recordEntries(database, 3)
    await chainEntries(database)
    const before = await head()
    expect(await chainEntries(database)).toBe(0)
    expect(await head()).toEqual(before)
  })

  test('of two instances at once never forks the chain, while entries are recorded', async () => {
    // One process has one connection to SQLite.
    const other = kind.name === 'SQLite' ? database : await open()
    const secrets = [secretOf(database), secretOf(other)]
    await secrets[0]!.keys()
    const writers = [
      createChainWriter({ database, secret: secrets[0]! }),
      createChainWriter({ database: other, secret: secrets[1]! }),
    ]
    let chained = 0
    for (let round = 0; round < 8; round++) {
      const counts = await Promise.all([
        recordEntries(database, 30).then(() => 0),
        ...writers.map((write) => write()),
        ...writers.map((write) => write()),
      ])
      chained += counts.reduce((sum, count) => sum + count)
    }
    chained += await writers[0]!()
    expect(chained).toBe(240)
    expect(await verify(database)).toMatchObject({ entries: 240, waiting: 0 })
    expect((await verify(database)).fault).toBeUndefined()
  })

  test('of two instances that start the chain at once makes one head', async () => {
    // SQLite has one connection, so its transactions never overlap.
    if (kind.name === 'SQLite') return
    const other = await open()
    const { current } = await secretOf(database).keys()
    await recordEntries(database, 1)
    let chained = 0
    const chainElsewhere: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (chained === 0) chained = await chainEntries(other)
        return result
      },
    }
    const locked = await store(database, (transaction) =>
      lockHead(transaction.withPlugin(chainElsewhere), current),
    )
    expect(chained).toBe(1)
    expect(locked).toMatchObject({ sequence: 1 })
  })

  test('takes the place of none that records: a sign-in does not wait for the head', async () => {
    await recordEntries(database, 1)
    await chainEntries(database)
    // SQLite has one connection, so an open transaction is a wait by itself.
    if (kind.name === 'SQLite') return
    const held = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holding = store(database, async (transaction) => {
      await transaction.updateTable('auditHead').set({ name: 'head' }).execute()
      locked.resolve()
      await held.promise
    })
    await locked.promise
    await recordEntries(database, 1)
    expect(await database.selectFrom('auditQueue').select('id').execute()).toHaveLength(1)
    held.resolve()
    await holding
  })

  test('leaves what waits if a batch fails', async () => {
    await recordEntries(database, 3)
    await database.schema.alterTable('audit_identities').renameTo('away').execute()
    await expect(chainEntries(database)).rejects.toThrow('The database failed.')
    await database.schema.alterTable('away').renameTo('audit_identities').execute()
    expect(await chainEntries(database)).toBe(3)
    expect(await verify(database)).toMatchObject({ entries: 3 })
  })

  test.each([
    ['its end is removed', (db: Database) => db.deleteFrom('auditEntries').where('sequence', '>', 2)],
    ['its head is changed', (db: Database) => db.updateTable('auditHead').set({ sequence: 2 })],
    ['its head is removed', (db: Database) => db.deleteFrom('auditHead')],
    [
      'its head has an unknown key',
      (db: Database) => db.updateTable('auditHead').set({ signature: `00000000.${'x'.repeat(43)}` }),
    ],
  ])('does not continue a chain if %s, so that this stays visible', async (_what, tamper) => {
    await recordEntries(database, 3)
    await chainEntries(database)
    await tamper(database).execute()
    await recordEntries(database, 1)
    await expect(chainEntries(database)).rejects.toThrow(BrokenChainError)
    expect((await verify(database)).fault?.kind).toBe('truncated')
    expect(await database.selectFrom('auditQueue').select('id').execute()).toHaveLength(1)
  })

  test('signs the head with a new key, and older entries are verified with theirs', async () => {
    await recordEntries(database, 2)
    await chainEntries(database)
    await rotateSecret(database, 'audit', { now: new Date(), expiresAt: null })
    const old = await verify(database)
    expect(old.fault?.message).toMatch(/^the head is signed with an older key/)
    // The rotation itself is an entry.
    expect(await chainEntries(database)).toBe(1)
    expect(await verify(database)).toMatchObject({ entries: 3, identities: { verified: 6 } })
    expect((await verify(database)).fault).toBeUndefined()
    const keyIds = (await entries()).map(({ hash }) => hash.slice(0, 8))
    expect(keyIds[0]).toBe(keyIds[1])
    expect(keyIds[2]).not.toBe(keyIds[0])
  })

  test('of an instance that has not read the new key yet finds it by its id', async () => {
    let now = Date.now()
    const running = createChainWriter({ database, secret: secretOf(database, () => new Date(now)) })
    await recordEntries(database, 1)
    await running()
    await rotateSecret(database, 'audit', { now: new Date(), expiresAt: null })
    await chainEntries(database)
    await recordEntries(database, 1)
    now += 2_000
    expect(await running()).toBe(1)
    expect((await verify(database)).fault).toBeUndefined()
  })

  test('signs with AUDIT_SECRET once it is set, and the keys of the database verify older entries', async () => {
    await recordEntries(database, 1)
    await chainEntries(database)
    const secret = auditSecret({
      config: { auditSecret: ['a key that is not in the database'] },
      database,
      clock,
    })
    await createChainWriter({ database, secret })()
    await recordEntries(database, 1)
    await createChainWriter({ database, secret })()
    expect((await verifyChain({ database, keys: await secret.keys() })).fault).toBeUndefined()
    expect((await verify(database)).fault).toMatchObject({ sequence: 2 })
    const stored = await database.selectFrom('secretKeys').select('name').execute()
    expect(stored).toEqual([{ name: 'audit' }])
  })

  test('with AUDIT_SECRET, a chain that is made anew with the keys of the database is wrong', async () => {
    const secret = auditSecret({
      config: { auditSecret: ['a key that is not in the database'] },
      database,
      clock,
    })
    await recordEntries(database, 2)
    await createChainWriter({ database, secret })()
    // Somebody who can write to the database, but does not have the setting.
    await database.deleteFrom('auditEntries').execute()
    await database.deleteFrom('auditHead').execute()
    await recordEntries(database, 2)
    await chainEntries(database)
    expect((await verify(database)).fault).toBeUndefined()
    expect((await verifyChain({ database, keys: await secret.keys() })).fault?.kind).toBe('truncated')
  })

  test('chains an entry of a job, which has no identity', async () => {
    await store(database, (transaction) =>
      recordAudit(transaction, { action: 'secret.rotate', subject: 'links' }, clock()),
    )
    await chainEntries(database)
    expect(await entries()).toMatchObject([{ subject: 'links', role: null, requestId: null, digests: '{}' }])
  })
})
