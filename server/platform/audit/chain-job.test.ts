import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { chainEntries, recordEntries, secretOf } from '../../testing/audit-chain.ts'
import { sqlite } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createMigrated } from '../../testing/migrated-databases.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { createLog } from '../observability/log.ts'
import { startJobs } from '../jobs/jobs.ts'
import { createChainJob } from './chain-job.ts'

describe('the job of the audit chain', () => {
  let storage: TestDatabase
  let database: Database
  let lines: string[]
  beforeEach(async () => {
    lines = []
    storage = await createMigrated(sqlite)
    database = await openDatabase(storage.config, migrations)
  })
  afterEach(async () => {
    await database.destroy()
    await storage.remove()
  })

  const start = () =>
    startJobs([createChainJob({ database, secret: secretOf(database) })], {
      log: createLog({ write: (line) => void lines.push(line) }),
    })

  test('chains what waits', async () => {
    await recordEntries(database, 3)
    const jobs = start()
    await expect.poll(() => database.selectFrom('auditEntries').select('sequence').execute()).toHaveLength(3)
    await jobs.stop()
    expect(lines).toEqual([])
  })

  test('logs a broken chain at once, not each second, and stops without a delay', async () => {
    await recordEntries(database, 3)
    await chainEntries(database)
    await database.deleteFrom('auditEntries').where('sequence', '=', 3).execute()
    await recordEntries(database, 1)
    const job = createChainJob({ database, secret: secretOf(database) })
    const stopping = new AbortController()
    const message =
      'The audit chain is not continued: it ends at entry 2, and its head says 3. Run npm run audit:verify.'
    await expect(job.run(stopping.signal)).rejects.toThrow(message)
    const second = job.run(stopping.signal)
    let hasEnded = false
    void second.then(() => (hasEnded = true))
    await chainEntries(database).catch(() => {})
    expect(hasEnded).toBe(false)
    stopping.abort()
    await second
  })
})
