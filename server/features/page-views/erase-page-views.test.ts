import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ports } from '../../features.ts'
import { serverJobs } from '../../jobs.ts'
import { readConfig } from '../../platform/config/config.ts'
import { createLog } from '../../platform/observability/log.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { erasePageViews } from './erase-page-views.ts'

const practice = {
  name: 'Testing & Co',
  email: 'office@testing.example',
  retention: { enquiryMonths: 12, pageViewMonths: 24 },
}

describe.each(databaseKinds)('counts of page views whose retention has ended, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
    const days = ['2026-11-19', '2026-11-20', '2026-11-21']
    const rows = days.flatMap((day) => ['/', '/pricing'].map((path) => ({ day, path, views: 3 })))
    await server.database.insertInto('pageViews').values(rows).execute()
  })
  afterEach(() => server.close())

  const eraseAt = (at: string, firm: Parameters<typeof erasePageViews>[0]['practice'] = practice) =>
    erasePageViews({ database: server.database, clock: () => new Date(at), practice: firm })
  const daysLeft = async () => {
    const rows = await server.database
      .selectFrom('pageViews')
      .select('day')
      .distinct()
      .orderBy('day')
      .execute()
    return rows.map(({ day }) => day)
  }

  test('are erased for all pages when their day in India ended that long ago', async () => {
    expect(await eraseAt('2028-11-20T18:29:59.999Z')).toBe(2)
    expect(await daysLeft()).toEqual(['2026-11-20', '2026-11-21'])
    expect(await eraseAt('2028-11-20T18:30:00.000Z')).toBe(2)
    expect(await daysLeft()).toEqual(['2026-11-21'])
  })

  test('are erased after the months of the practice, or 24 by default', async () => {
    const { retention: _none, ...withoutRetention } = practice
    expect(await eraseAt('2028-11-19T12:00:00.000Z', withoutRetention)).toBe(0)
    const brief = { ...practice, retention: { enquiryMonths: 12, pageViewMonths: 1 } }
    expect(await eraseAt('2026-12-20T12:00:00.000Z', brief)).toBe(2)
    expect(await daysLeft()).toEqual(['2026-11-20', '2026-11-21'])
  })

  test('are erased by the job that runs at start and daily', async () => {
    const lines: string[] = []
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: server.dataDir })
    const clock = () => new Date('2028-11-20T12:00:00.000Z')
    const log = createLog({ write: (line) => void lines.push(line) })
    const files = server.context.files
    const job = serverJobs({
      config,
      database: server.database,
      clock,
      practice,
      pages: new Set(),
      sections: [],
      ports,
      files,
      log,
    }).find(({ name }) => name === 'erase-page-views')
    expect(job?.every).toBe(24 * 60 * 60 * 1000)
    await job?.run(new AbortController().signal)
    expect(await daysLeft()).toEqual(['2026-11-20', '2026-11-21'])
    expect(JSON.parse(lines.join(''))).toMatchObject({ erased: 2, msg: 'page views erased' })
  })

  test('are erased once by several instances', async () => {
    const erased = await Promise.all([1, 2, 3].map(() => eraseAt('2030-01-01T00:00:00.000Z')))
    expect(erased.reduce((sum, one) => sum + one, 0)).toBe(6)
  })
})
