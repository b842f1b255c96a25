import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { eraseSources } from './sources.ts'

const practice = {
  name: 'Testing & Co',
  email: 'office@testing.example',
  retention: { enquiryMonths: 12, pageViewMonths: 24 },
}

describe.each(databaseKinds)('sources of enquiries, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
    const days = ['2026-11-19', '2026-11-20', '2026-11-21']
    const rows = days.flatMap((day) =>
      (['search', 'direct'] as const).map((source) => ({ day, source, page: '/', enquiries: 3 })),
    )
    await server.database.insertInto('enquirySources').values(rows).execute()
  })
  afterEach(() => server.close())

  test('are erased when their day in India ended as long ago as page views are kept', async () => {
    const eraseAt = (at: string) =>
      eraseSources({ database: server.database, clock: () => new Date(at), practice })
    expect(await eraseAt('2028-11-20T18:29:59.999Z')).toBe(2)
    expect(await eraseAt('2028-11-20T18:30:00.000Z')).toBe(2)
    const left = await server.database.selectFrom('enquirySources').select('day').distinct().execute()
    expect(left).toEqual([{ day: '2026-11-21' }])
  })
})
