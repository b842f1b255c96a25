/** The server with one more route, `/export`, which sends every enquiry as JSON lines: `node export-server.ts <site>`. */
import { once } from 'node:events'
import express, { Router } from 'express'
import type { Request, Response } from 'express'
import { createApp } from '../../server/app.ts'
import { migrations } from '../../server/features.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import type { Database } from '../../server/platform/database/database.ts'
import { openDatabase } from '../../server/platform/database/open-database.ts'
import { readPages } from '../../server/platform/database/read-pages.ts'
import { createLifecycle } from '../../server/platform/http/lifecycle.ts'
import { listen } from '../../server/platform/http/listen.ts'
import { createLimits } from '../../server/platform/http/count-calls.ts'
import { createLog } from '../../server/platform/observability/log.ts'
import { loadSite } from '../../server/platform/static-site/site-files.ts'

const [site = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const database = await openDatabase(config, migrations)
const lifecycle = createLifecycle()
const app = createApp({
  config,
  database,
  limits: createLimits(config),
  lifecycle,
  log: createLog({ write() {} }),
  site: loadSite(site),
})

type Rows = AsyncIterable<readonly object[]>

const inPages = (from: Database): Rows =>
  readPages(
    from,
    ({ database: reading, after, limit }) => {
      const rows = reading.selectFrom('enquiries').selectAll().orderBy('reference').limit(limit)
      return (after === undefined ? rows : rows.where('reference', '>', after)).execute()
    },
    ({ reference }: { reference: string }) => reference,
  )

/** Without pages: what `readPages` is compared with. */
async function* inOneQuery(from: Database): Rows {
  yield await from.selectFrom('enquiries').selectAll().orderBy('reference').execute()
}

async function sendRows(request: Request, response: Response): Promise<void> {
  let rows = 0
  for await (const page of (request.query.whole === '1' ? inOneQuery : inPages)(database)) {
    rows += page.length
    const text = page.map((row) => `${JSON.stringify(row)}\n`).join('')
    if (!response.write(text)) await once(response, 'drain')
  }
  response.end(`${rows}\n`)
}

const router = Router().get('/export', sendRows)
const server = await listen(express().use(router).use(app), {
  host: '127.0.0.1',
  port: 0,
  lifecycle,
  headers: {},
})
console.log(`The export server is at ${server.url}`)
