import { endpoints } from '@anupalan/server/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StorageError } from '../../platform/database/database.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { reportPageView } from './report-page-view.ts'

const pages = new Set(['/', '/pricing'])

describe.each(databaseKinds)('a page view, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
  })
  afterEach(() => server.close())

  const view = (path: string, at = '2026-11-20T08:30:00.000Z') =>
    reportPageView({ database: server.database, clock: () => new Date(at), pages }, { body: { path } })
  const counted = () =>
    server.database.selectFrom('pageViews').selectAll().orderBy('day').orderBy('path').execute()

  test('increments its page’s count of the day, in one row', async () => {
    expect(await view('/pricing')).toEqual({ status: 204, body: undefined })
    await view('/')
    await view('/pricing')
    expect(await counted()).toEqual([
      { day: '2026-11-20', path: '/', views: 1 },
      { day: '2026-11-20', path: '/pricing', views: 2 },
    ])
  })

  test('belongs to the day in India, to the millisecond', async () => {
    await view('/', '2026-11-20T18:29:59.999Z')
    await view('/', '2026-11-20T18:30:00.000Z')
    expect(await counted()).toEqual([
      { day: '2026-11-20', path: '/', views: 1 },
      { day: '2026-11-21', path: '/', views: 1 },
    ])
  })

  test('is counted with concurrent ones', async () => {
    await Promise.all(Array.from({ length: 50 }, () => view('/pricing')))
    expect(await counted()).toEqual([{ day: '2026-11-20', path: '/pricing', views: 50 }])
  })

  test('of an unknown path counts as not found, all in one row', async () => {
    for (const path of ['/asha@example.in', '/pricing/', '/__proto__', '/404']) await view(path)
    expect(await counted()).toEqual([{ day: '2026-11-20', path: '/404', views: 4 }])
  })

  test('is not acknowledged if it is not counted', async () => {
    await sql`alter table page_views rename to page_views_away`.execute(server.database)
    await expect(view('/pricing')).rejects.toThrow(StorageError)
  })

  test('counts the pages of the site, and logs only the name of the endpoint', async () => {
    for (const path of ['/services/tax-filing', '/terms', '/asha@example.in']) {
      const response = await server.fetch(endpoints.reportPageView.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Referer: `${server.url}/tools?pan=planted` },
        body: JSON.stringify({ path }),
      })
      expect(response.status).toBe(204)
    }
    expect((await counted()).map(({ path, views }) => ({ path, views }))).toEqual([
      { path: '/404', views: 2 },
      { path: '/services/tax-filing', views: 1 },
    ])
    expect(server.logged).toHaveLength(3)
    for (const line of server.logged) {
      expect(JSON.parse(line)).toMatchObject({ route: 'reportPageView', status: 204 })
      expect(line).not.toMatch(/asha|planted|tax-filing/)
    }
  })
})
