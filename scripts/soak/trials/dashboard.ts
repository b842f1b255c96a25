/**
 * The staff's dashboard with a year's 1,000,000 page views, which are kept as counts of days and pages, and 100,000
 * enquiries, meetings and scores: `npm run soak -- --only dashboard`.
 */
import { Agent } from 'node:http'
import { addDays, istDate } from '@anupalan/server/compliance/ist'
import { figureRanges } from '@anupalan/server/contract/dashboard/ranges'
import { addAccount, addSession } from '../../../server/testing/accounts.ts'
import { databaseKinds } from '../../../server/testing/databases.ts'
import { startTestServer } from '../../../server/testing/start-server.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { addBookings, addClients, addEnquiries, addFeedback, vacuum } from '../admin-rows.ts'
import { call, quantile } from '../environment.ts'
import { addInBatches } from '../growth.ts'
import type { Trial } from '../trial.ts'

const VIEWS = 1_000_000
const ROWS = 100_000

/** As many pages as the product has documents and screens, each viewed on each day. */
const PAGES = 200
const DAYS = 365

/** At most this many ms at the 95th percentile. */
const MOST_MS = 100

const ROUNDS = 300
const WARM_UP = 20

/** Counts of a year, whose sum is the number of views: more of a page the lower its number. */
async function addPageViews(database: Database, views: number): Promise<number> {
  const today = istDate(Date.now())
  const weights = Array.from({ length: PAGES }, (_, page) => 1 / (page + 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let added = 0
  await addInBatches(database, PAGES * DAYS, async (transaction, indices) => {
    const rows = indices.map((index) => {
      const page = index % PAGES
      return {
        day: addDays(today, -Math.floor(index / PAGES)),
        path: page === 0 ? '/' : `/page-${page}`,
        views: Math.max(1, Math.round(((views / DAYS) * weights[page]!) / sum)),
      }
    })
    added += rows.reduce((total, row) => total + row.views, 0)
    await transaction.insertInto('pageViews').values(rows).execute()
  })
  return added
}

export const dashboardTrials: Trial[] = databaseKinds.map((kind) => ({
  name: `dashboard: figures of a year's 1,000,000 page views, ${kind.name}`,
  async run({ scaled, check, count, note, defer }) {
    const server = await startTestServer({ kind })
    defer(server.close)
    const { database, url } = server
    const staff = await addAccount(database, { username: 'kavita', role: 'admin', isCheap: true })
    const rows = scaled(ROWS)
    await addEnquiries(database, rows, staff)
    await addBookings(database, rows, staff)
    await addFeedback(database, rows)
    await addClients(database, rows, staff)
    const views = await addPageViews(database, scaled(VIEWS))
    // As autovacuum does within a minute.
    await vacuum(server.context.config.databaseUrl)
    note(
      `${views.toLocaleString('en-IN')} page views in ${(PAGES * DAYS).toLocaleString('en-IN')} counts, ${rows.toLocaleString('en-IN')} of all else`,
    )
    const cookie = await addSession(database, staff)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    defer(() => agent.destroy())
    const calls = [
      ...figureRanges.map(
        (range) => [`figures by ${range}`, `/api/dashboard/figures?range=${range}`] as const,
      ),
      ['today', '/api/dashboard/today'] as const,
    ]
    for (const [what, path] of calls) {
      const times: number[] = []
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const { status, text, ms } = await call(url + path, { headers: { Cookie: cookie }, agent })
        if (round === -WARM_UP) {
          check(status === 200, `${what}: ${status}`)
          if (path.endsWith('=months')) {
            const { views: counted } = JSON.parse(text) as { readonly views: { readonly counts: number[] } }
            const sum = counted.counts.reduce((total, each) => total + each, 0)
            check(sum > views * 0.9 && sum <= views, `${what}: ${sum} page views`)
          }
        }
        if (round < 0) continue
        times.push(ms)
        count()
      }
      const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
      check(p95 <= MOST_MS, `${what}: p95 ${p95.toFixed(1)} ms`)
      note(`${what}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
    }
  },
}))
