import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { rotateSecret } from '../../platform/database/secrets.ts'
import { chainEntries, recordEntries } from '../../testing/audit-chain.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { verifyAudit } from './verify-audit.ts'

describe.each(databaseKinds)('the daily verification on $name', (kind) => {
  let server: TestServer
  let now: Date
  let database: Database
  beforeEach(async () => {
    now = new Date('2026-11-20T04:30:00.000Z')
    server = await startTestServer({ kind, clock: () => now })
    ;({ database } = server.context)
  })
  afterEach(() => server.close())

  const run = (context: Context = server.context) => verifyAudit(context, new AbortController().signal)
  const stored = () =>
    database
      .selectFrom('auditVerifications')
      .select(['verifiedAt', 'entries', 'faultSequence', 'faultKind'])
      .execute()

  test('a new database has no chain, which is no fault', async () => {
    expect(await run()).toBeUndefined()
    expect(await stored()).toEqual([])
  })

  test('is stored, and is done again after a day', async () => {
    await recordEntries(database, 3, now)
    await chainEntries(database)
    const first = { verifiedAt: now.toISOString(), entries: 3, faultSequence: null, faultKind: null }
    await run()
    expect(await stored()).toEqual([first])

    await database.deleteFrom('auditEntries').where('sequence', '=', 2).execute()
    now = new Date('2026-11-21T04:29:59.000Z')
    expect(await run()).toBeUndefined()
    expect(await stored()).toEqual([first])

    now = new Date('2026-11-21T04:30:00.000Z')
    await run()
    expect(await stored()).toEqual([
      { verifiedAt: now.toISOString(), entries: 1, faultSequence: 2, faultKind: 'removed' },
    ])
  })

  test('a chain that is missing after an earlier verification is a fault', async () => {
    await recordEntries(database, 2, now)
    await chainEntries(database)
    await run()
    await database.deleteFrom('auditEntries').execute()
    await database.deleteFrom('auditHead').execute()
    now = new Date('2026-11-21T04:30:00.000Z')
    await run()
    expect(await stored()).toMatchObject([{ faultSequence: 1, faultKind: 'truncated' }])
  })

  const rotate = () => rotateSecret(database, 'audit', { now, expiresAt: null })
  const noFault = [{ faultSequence: null, faultKind: null }]

  test('a key that was rotated just before is no fault', async () => {
    await recordEntries(database, 3, now)
    await chainEntries(database)
    await rotate()
    await run()
    expect(await stored()).toMatchObject(noFault)
  })

  test('a key that is rotated between reading the keys and the chain is no fault', async () => {
    await recordEntries(database, 3, now)
    await chainEntries(database)
    let isRotated = false
    const afterReadingKeys: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isRotated && result.rows.some((row) => Object.keys(row).join() === 'value')) {
          isRotated = true
          await rotate()
          await chainEntries(database)
        }
        return result
      },
    }
    await run({ ...server.context, database: database.withPlugin(afterReadingKeys) })
    expect(isRotated).toBe(true)
    expect(await stored()).toMatchObject(noFault)
  })

  test('a rotation hides no end that was removed', async () => {
    await recordEntries(database, 3, now)
    await chainEntries(database)
    await database.deleteFrom('auditEntries').where('sequence', '=', 3).execute()
    await rotate()
    await run()
    expect(await stored()).toMatchObject([{ entries: 2, faultSequence: 3, faultKind: 'truncated' }])
  })
})
