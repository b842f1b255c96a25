import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../features.ts'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { createLog } from '../observability/log.ts'
import { createRunRecorder } from './job-runs.ts'

describe.each(databaseKinds)('the runs of jobs, on $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  let lines: string[]
  let now: number
  beforeEach(async () => {
    lines = []
    now = Date.parse('2026-11-26T06:30:00.000Z')
    storage = await createReused(kind)
    database = await openDatabase(storage.config, migrations)
  })
  afterEach(async () => {
    await database.destroy()
    await storage.remove()
  })

  const start = () => {
    const log = createLog({ write: (line) => void lines.push(line) })
    const record = createRunRecorder({ database, clock: () => new Date(now), log })
    return (hasSucceeded: boolean) => record({ name: 'send-mail', every: 2_000 }, hasSucceeded)
  }
  const stored = () => database.selectFrom('jobRuns').selectAll().execute()

  test('are stored once a minute, and when the outcome changes', async () => {
    const record = start()
    await record(true)
    const first = {
      name: 'send-mail',
      every: 2_000,
      ranAt: '2026-11-26T06:30:00.000Z',
      hasSucceeded: 1,
      succeededAt: '2026-11-26T06:30:00.000Z',
    }
    expect(await stored()).toEqual([first])
    now += 59_000
    await record(true)
    expect(await stored()).toEqual([first])
    await record(false)
    const failed = { ...first, ranAt: '2026-11-26T06:30:59.000Z', hasSucceeded: 0 }
    expect(await stored()).toEqual([failed])
    now += 60_000
    await record(false)
    expect(await stored()).toEqual([{ ...failed, ranAt: '2026-11-26T06:31:59.000Z' }])
  })

  test('that cannot be stored are logged, and stored by the next run', async () => {
    const record = start()
    await database.schema.alterTable('job_runs').renameTo('away').execute()
    await record(true)
    expect(lines).toEqual([expect.stringContaining('run of a job not stored')])
    await database.schema.alterTable('away').renameTo('job_runs').execute()
    await record(true)
    expect(await stored()).toHaveLength(1)
  })
})
