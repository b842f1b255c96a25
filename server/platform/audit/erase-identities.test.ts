import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { chainEntries, verify } from '../../testing/audit-chain.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { recordAudit } from '../database/audit.ts'
import type { AuditEntry } from '../database/audit.ts'
import { store } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { eraseAuditIdentities, eraseOldAuditIdentities } from './erase-identities.ts'

const requestId = '0b5c9c5e-3c1e-4f0e-9a53-0d4a5d3a0001'

/** By a visitor, by Ravi, and by two of the staff. */
const entries: readonly AuditEntry[] = [
  {
    action: 'session.create',
    user: 'ravi',
    caller: { user: null, requestId, network: '192.0.2.0/24' },
  },
  {
    action: 'password.change',
    user: 'ravi',
    caller: { user: { username: 'ravi', role: 'client' }, requestId, network: '198.51.100.0/24' },
  },
  {
    action: 'recovery.start',
    user: 'ravi',
    personalDetails: { email: 'ravi.new@example.in' },
    caller: { user: { username: 'asha', role: 'admin' }, requestId, network: '203.0.113.0/24' },
  },
  {
    action: 'role.change',
    user: 'asha',
    caller: { user: { username: 'meera', role: 'super_admin' }, requestId, network: '203.0.113.0/24' },
  },
]

describe.each(databaseKinds)('names and addresses of the audit trail, on $name', (kind) => {
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

  async function record(now = new Date('2026-11-20T08:30:00.000Z')): Promise<void> {
    await store(database, async (transaction) => {
      for (const [index, entry] of entries.entries())
        await recordAudit(transaction, entry, new Date(now.getTime() + index))
    })
  }
  const erase = (username: string) =>
    store(database, (transaction) => eraseAuditIdentities(transaction, username))

  /** The identities of each entry, in the order of the entries. */
  async function left(): Promise<Record<string, string>[]> {
    const rows = await database.selectFrom('auditEntries').select('id').orderBy('sequence').execute()
    const identities = await database.selectFrom('auditIdentities').selectAll().orderBy('kind').execute()
    return rows.map(({ id }) =>
      Object.fromEntries(
        identities.filter(({ entryId }) => entryId === id).map(({ kind: what, value }) => [what, value]),
      ),
    )
  }

  const ofRaviErased = [
    {},
    {},
    { actor: 'asha', network: '203.0.113.0/24' },
    { actor: 'meera', user: 'asha', network: '203.0.113.0/24' },
  ]

  test('of a person are erased with the account, and the chain is still right', async () => {
    await record()
    await chainEntries(database)
    await erase('ravi')
    expect(await left()).toEqual(ofRaviErased)
    expect(await verify(database)).toMatchObject({ entries: 4, identities: { verified: 5, erased: 7 } })
    expect((await verify(database)).fault).toBeUndefined()
  })

  test('are erased just the same if the entries are not chained yet', async () => {
    await record()
    await erase('ravi')
    await chainEntries(database)
    expect(await left()).toEqual(ofRaviErased)
    expect((await verify(database)).fault).toBeUndefined()
  })

  test('of staff stay on what they did to others, so that nobody hides it by erasing their account', async () => {
    await record()
    await chainEntries(database)
    await erase('asha')
    const [, , byAsha, ofAsha] = await left()
    expect(byAsha).toMatchObject({ actor: 'asha', user: 'ravi' })
    expect(ofAsha).toEqual({ actor: 'meera', network: '203.0.113.0/24' })
  })

  test('are never left over by an erasure that runs while the entries are chained', async () => {
    for (let round = 0; round < 10; round++) {
      await record(new Date(Date.UTC(2026, 10, 20, 8, round)))
      await Promise.all([chainEntries(database), erase('ravi'), chainEntries(database)])
    }
    await chainEntries(database)
    const identities = await database.selectFrom('auditIdentities').select('value').execute()
    expect(identities.map(({ value }) => value)).not.toContain('ravi')
    expect((await verify(database)).fault).toBeUndefined()
  })

  test('are erased after a year, by the calendar of India', async () => {
    await record()
    await chainEntries(database)
    const at = (time: string) => eraseOldAuditIdentities(database, new Date(time))
    expect(await at('2027-11-20T08:29:59.999Z')).toBe(0)
    expect(await at('2027-11-20T08:30:00.000Z')).toBe(2)
    expect(await at('2027-11-21T08:30:00.000Z')).toBe(10)
    expect(await left()).toEqual([{}, {}, {}, {}])
    expect(await verify(database)).toMatchObject({ entries: 4, identities: { verified: 0, erased: 12 } })
    expect((await verify(database)).fault).toBeUndefined()
  })

  test('cannot be found out from what is left in the chain, also by whoever has its keys', async () => {
    await record()
    await chainEntries(database)
    const [first, second] = await database
      .selectFrom('auditEntries')
      .select('digests')
      .orderBy('sequence')
      .execute()
    const userOf = (row: typeof first) => (JSON.parse(row!.digests) as { user: string }).user
    // The digest of one name differs in each entry: it has a nonce, which is erased with the name.
    expect(userOf(first)).not.toBe(userOf(second))
  })
})
