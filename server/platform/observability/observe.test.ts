import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestDatabase } from '../../testing/databases.ts'
import { migrations } from '../../features.ts'
import { store } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/database.ts'
import { createLifecycle } from '../http/lifecycle.ts'
import { listen } from '../http/listen.ts'
import { nameRoute } from './log.ts'
import { createObserver, listenForMetrics } from './observe.ts'
import { queueMail } from '../mail/outbox.ts'

describe.each(databaseKinds)('the metrics of the server, on $name', (kind) => {
  let storage: TestDatabase
  let database: Database
  beforeEach(async () => {
    storage = await kind.create()
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
    for (const path of ['/assets/a-1.js', '/assets/b-2.js', '/asha@example.in']) {
      await (await fetch(server.url + path)).text()
    }
    await fetch(server.url, { method: 'PROPFIND' })
    await server.stop()
    const text = await metrics.render()
    expect(text).toContain('http_requests_total{method="GET",route="/assets/*",status="200"} 2\n')
    expect(text).toContain('http_requests_total{method="GET",route="other",status="404"} 1\n')
    expect(text).toContain('http_requests_total{method="other",route="other",status="404"} 1\n')
    expect(text).toContain('http_request_duration_seconds_count{route="/assets/*"} 2\n')
    expect(text).not.toContain('asha')
  })

  test('include the number of queued mails and the age of the oldest', async () => {
    const { metrics, onMail } = createObserver(database)
    expect(await metrics.render()).toMatch(/^outbox_oldest_seconds 0$/m)
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
    expect(await metrics.render()).toMatch(/^outbox_refused 0$/m)
    const text = await metrics.render()
    expect(text).toMatch(/^outbox_waiting 1$/m)
    expect(Number(/^outbox_oldest_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90)
    expect(text).toContain('outbox_attempts_total{outcome="failed"} 1\n')
    expect(text).toContain('outbox_attempts_total{outcome="refused"} 1\n')
    await database.updateTable('outbox').set({ refusedAt: queuedAt.toISOString() }).execute()
    expect(await metrics.render()).toMatch(/^outbox_refused 1$[^]*^outbox_oldest_seconds 0$/m)
  })

  test('are served at a separate address, under one path', async () => {
    const { metrics } = createObserver(database)
    const { server, close } = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 })
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const response = await fetch(`${base}/metrics`)
    expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(await response.text()).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect((await fetch(base)).status).toBe(404)
    await close()
  })
})
