import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Gauge, Registry } from '@prometheus-io/client'
import express from 'express'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { createReused } from '../../testing/reused-databases.ts'
import { migrations } from '../../features.ts'
import { store } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/database.ts'
import { createLifecycle } from '../http/lifecycle.ts'
import { listen } from '../http/listen.ts'
import { nameRoute } from './log.ts'
import { createObserver, listenForMetrics } from './metrics.ts'
import { queueMail } from '../mail/outbox-rows.ts'

/** The first column of the table of metrics. */
const namesIn = (page: string) =>
  page
    .slice(page.indexOf('## Metrics'), page.indexOf('## Logs'))
    .split('\n')
    .flatMap((line) => [...(/^\|([^|]*)/.exec(line)?.[1] ?? '').matchAll(/`(\w+)`/g)])
    .map(([, name = '']) => name)

describe.each(databaseKinds)('what the server counts, on $name', (kind) => {
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

  test('count each request with fixed labels, never with input of a caller', async () => {
    const { metrics, middleware } = createObserver(database)
    const app = express().use(middleware)
    app.get('/assets/{*path}', (request, response) => {
      nameRoute(response, request.path)
      response.end()
    })
    const server = await listen(app, { host: '127.0.0.1', port: 0, lifecycle: createLifecycle() })
    const began = performance.now()
    for (const path of ['/assets/a-1.js', '/assets/b-2.js', '/asha@example.in']) {
      await (await fetch(server.url + path)).text()
    }
    await fetch(server.url, { method: 'PROPFIND' })
    await server.stop()
    const seconds = (performance.now() - began) / 1000
    const text = await metrics.metrics()
    expect(text).toContain('http_requests_total{method="GET",route="/assets/*",status="200"} 2\n')
    expect(text).toContain('http_requests_total{method="GET",route="other",status="404"} 1\n')
    expect(text).toContain('http_requests_total{method="other",route="other",status="404"} 1\n')
    expect(text).toContain('http_request_duration_seconds_count{route="/assets/*"} 2\n')
    const sum = Number(/^http_request_duration_seconds_sum\{route="\/assets\/\*"\} (.+)$/m.exec(text)?.[1])
    expect(sum).toBeGreaterThan(0)
    expect(sum).toBeLessThan(seconds)
    expect(text).not.toContain('asha')
  })

  test('include the number of queued mails and the age of the oldest', async () => {
    const { metrics, onMail } = createObserver(database)
    expect(await metrics.metrics()).toMatch(/^outbox_oldest_seconds 0$/m)
    const queuedAt = new Date(Date.now() - 90_000)
    await store(database, (transaction) =>
      queueMail(
        transaction,
        { kind: 'feedback', to: 'office@example.in', subject: 's', body: 'b' },
        queuedAt,
      ),
    )
    onMail('failed')
    onMail('refused')
    expect(await metrics.metrics()).toMatch(/^outbox_refused 0$/m)
    const text = await metrics.metrics()
    expect(text).toMatch(/^outbox_waiting 1$/m)
    const oldest = Number(/^outbox_oldest_seconds (.+)$/m.exec(text)?.[1])
    expect(oldest).toBeGreaterThanOrEqual(90)
    expect(oldest).toBeLessThanOrEqual((Date.now() - queuedAt.getTime()) / 1000)
    expect(text).toContain('outbox_attempts_total{outcome="failed"} 1\n')
    expect(text).toContain('outbox_attempts_total{outcome="refused"} 1\n')
    await database.updateTable('outbox').set({ refusedAt: queuedAt.toISOString() }).execute()
    expect(await metrics.metrics()).toMatch(/^outbox_refused 1$[^]*^outbox_oldest_seconds 0$/m)
  })

  test('leaves out what cannot be read at the moment, and nothing else', async () => {
    const { metrics, onMail } = createObserver(database)
    onMail('failed')
    expect(await metrics.metrics()).toMatch(/^outbox_waiting 0$/m)
    await sql`alter table outbox rename to outbox_away`.execute(database)
    const text = await metrics.metrics()
    expect(text).not.toMatch(/^outbox_(?:waiting|refused|oldest_seconds) /m)
    expect(text).toContain('outbox_attempts_total{outcome="failed"} 1\n')
    await sql`alter table outbox_away rename to outbox`.execute(database)
    expect(await metrics.metrics()).toMatch(/^outbox_waiting 0$/m)
  })

  const serve = async (metrics: Registry) => {
    const { server, close } = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 })
    onTestFinished(close)
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  test('is served at an address of its own, under one path', async () => {
    const { metrics } = createObserver(database)
    const base = await serve(metrics)
    const answer = await fetch(`${base}/metrics`)
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect((await fetch(base)).status).toBe(404)
  })

  test('is every metric that docs/deploy.md names', async () => {
    const { metrics } = createObserver(database)
    const text = await (await fetch(`${await serve(metrics)}/metrics`)).text()
    const documented = namesIn(readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8'))
    expect(documented.length).toBeGreaterThan(10)
    expect(documented.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([])
  })

  test('that fails as a whole is a 500, not the end of the process', async () => {
    const metrics = new Registry()
    const collect = () => Promise.reject(new Error('cannot be read'))
    metrics.registerMetric(new Gauge({ name: 'broken', help: 'Broken.', registers: [], collect }))
    const base = await serve(metrics)
    expect((await fetch(`${base}/metrics`)).status).toBe(500)
  })
})
