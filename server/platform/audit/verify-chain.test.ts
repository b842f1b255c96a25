import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { chainEntries, recordEntries, secretOf, tamperings, verify } from '../../testing/audit-chain.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { configuredSecret } from '../database/secrets.ts'
import { verifyChain } from './verify-chain.ts'

/** A fixed place for each tampering; the soak tests choose places at random. */
const chain = { length: 9, random: () => 0.5 }

describe.each(databaseKinds)('a chain of entries, on $name', (kind) => {
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

  test('is right as it was written', async () => {
    await recordEntries(database, chain.length)
    await chainEntries(database)
    await recordEntries(database, 2)
    expect(await verify(database)).toEqual({
      entries: 9,
      head: { sequence: 9, hash: expect.stringMatching(/^[\da-f]{8}\.[\w-]{43}$/) },
      identities: { verified: 27, erased: 0 },
      waiting: 2,
    })
  })

  test.each(tamperings)('is wrong if $name', async ({ kind: expected, run }) => {
    await recordEntries(database, chain.length)
    await chainEntries(database)
    const sequence = await run(database, chain)
    const { fault, entries } = await verify(database)
    expect(fault).toMatchObject({ sequence, kind: expected })
    expect(entries).toBeLessThanOrEqual(sequence)
  })

  test('shows that an end which was kept elsewhere was replaced', async () => {
    await recordEntries(database, 3)
    await chainEntries(database)
    const { head: earlier } = await verify(database)
    await database.deleteFrom('auditEntries').execute()
    await database.deleteFrom('auditHead').execute()
    await recordEntries(database, 2)
    await chainEntries(database)
    const keys = await secretOf(database).keys()
    expect((await verifyChain({ database, keys })).fault).toBeUndefined()
    expect((await verifyChain({ database, keys, earlier })).fault).toMatchObject({
      sequence: 3,
      kind: 'truncated',
    })
    await recordEntries(database, 2)
    await chainEntries(database)
    expect((await verifyChain({ database, keys, earlier })).fault).toMatchObject({
      sequence: 3,
      kind: 'changed',
    })
  })

  test('is wrong if an entry is replaced by one with its number from another history', async () => {
    const history = async () => {
      await recordEntries(database, 3)
      await chainEntries(database)
      const [, second] = await database.selectFrom('auditEntries').selectAll().orderBy('sequence').execute()
      return second!
    }
    const earlier = await history()
    await database.deleteFrom('auditEntries').execute()
    await database.deleteFrom('auditHead').execute()
    await history()
    await database.updateTable('auditEntries').set(earlier).where('sequence', '=', 2).execute()
    expect((await verify(database)).fault).toMatchObject({ sequence: 2, kind: 'changed' })
  })

  test('is not right with a key that is not its own', async () => {
    await recordEntries(database, 3)
    await chainEntries(database)
    const keys = await configuredSecret(['another key '.repeat(4)]).keys()
    const { fault } = await verifyChain({ database, keys })
    expect(fault?.sequence).toBe(1)
    expect(fault?.message).toMatch(/^its hash was made with the key [\da-f]{8}, which is not known$/)
  })
})
