import { sendEnquiry } from '@anupalan/server/contract/enquiries/endpoints'
import { sendFeedback } from '@anupalan/server/contract/feedback/endpoints'
import { reportPageView } from '@anupalan/server/contract/page-views/endpoints'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import express from 'express'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { handleErrors } from '../http/errors.ts'
import { createLifecycle } from '../http/lifecycle.ts'
import { listen } from '../http/listen.ts'
import { createLog, logRequests } from './log.ts'

/** Injected wherever personal data can occur. */
const marker = 'planted.marker@example.in'
const enquiry = {
  firstName: marker,
  lastName: marker,
  email: marker,
  company: marker,
  service: 'other',
  message: `${marker} ${marker}`,
  privacy: true,
}

describe.each(databaseKinds)('the log, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
  })
  afterEach(() => server.close())

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    server.fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body })

  const entries = () => server.logged.map((line) => JSON.parse(line) as Record<string, unknown>)

  test('has a line for each request: id, route and outcome', async () => {
    const began = performance.now()
    const response = await server.fetch('/pricing?ref=mail')
    const spent = performance.now() - began
    expect(entries()).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-.+Z$/),
        request: response.headers.get('X-Request-Id'),
        method: 'GET',
        route: '/pricing',
        status: 200,
        ms: expect.any(Number),
        network: '127.0.0.0/24',
        msg: 'answered',
      },
    ])
    // In whole milliseconds.
    expect(entries()[0]?.ms).toBeLessThanOrEqual(Math.ceil(spent))
  })

  test('"logs hold no personal data", wherever it is injected', async () => {
    const planted = encodeURIComponent(marker)
    const headers = {
      'User-Agent': marker,
      Referer: `http://site.example/?email=${planted}`,
      Cookie: `session=${marker}`,
      Authorization: `Bearer ${marker}`,
      'X-Request-Id': marker,
      'X-Forwarded-For': marker,
      'Idempotency-Key': marker,
      Origin: `http://${marker}`,
    }
    await post(`${sendEnquiry.path}?email=${planted}`, JSON.stringify(enquiry))
    await post(sendEnquiry.path, JSON.stringify({ ...enquiry, email: `${marker} wrong` }))
    await post(sendEnquiry.path, `{"email":"${marker}`)
    await post(sendEnquiry.path, JSON.stringify(enquiry), headers)
    await post(sendFeedback.path, JSON.stringify({ score: 9, source: `/${marker}`, comment: marker }))
    await post(reportPageView.path, JSON.stringify({ path: `/${marker}` }), headers)
    await post(reportPageView.path, JSON.stringify({ path: `/?email=${planted}` }))
    await post('/api/login', JSON.stringify({ username: marker, password: marker }))
    for (const path of [
      `/?email=${planted}`,
      `/${planted}`,
      `/api/${planted}`,
      `/pricing/?email=${planted}`,
      `/%${marker}`,
    ]) {
      await server.fetch(path, {
        headers: { 'User-Agent': marker, Referer: `http://site.example/${planted}` },
      })
    }

    // The database fails during a write, and its error quotes the values.
    await sql`alter table outbox rename to outbox_away`.execute(server.database)
    expect((await post(sendEnquiry.path, JSON.stringify(enquiry))).status).toBe(503)

    const lines = server.logged.join('')
    expect(entries().length).toBeGreaterThan(11)
    expect(entries().some(({ level }) => level === 50)).toBe(true)
    for (const secret of ['planted', 'marker', '127.0.0.1']) expect(lines).not.toContain(secret)
  })

  test('has the reason of a storage failure, including the cause', async () => {
    await sql`alter table outbox rename to outbox_away`.execute(server.database)
    const response = await post(sendEnquiry.path, JSON.stringify(enquiry))
    const request = response.headers.get('X-Request-Id')
    expect(entries()).toEqual([
      expect.objectContaining({
        level: 50,
        request,
        err: expect.objectContaining({
          type: 'StorageError',
          cause: expect.objectContaining(
            kind.name === 'SQLite'
              ? { message: 'no such table: outbox', code: 'SQLITE_ERROR' }
              : { message: 'relation "outbox" does not exist', code: '42P01' },
          ),
        }),
      }),
      expect.objectContaining({ level: 50, request, route: 'sendEnquiry', status: 503, msg: 'failed' }),
    ])
  })

  test('omits other properties of an error, such as the row that a database rejected', async () => {
    const lines: string[] = []
    const log = createLog({ write: (line) => void lines.push(line) })
    const app = express()
      .use(logRequests(log))
      .use(() => {
        const cause = Object.assign(new Error('duplicate key'), {
          code: '23505',
          detail: `(email)=(${marker})`,
        })
        throw Object.assign(new Error('an internal error', { cause }), { detail: marker })
      })
      .use(handleErrors(log))
    const running = await listen(app, { host: '127.0.0.1', port: 0, lifecycle: createLifecycle() })
    expect((await fetch(running.url)).status).toBe(500)
    await running.stop()

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { message: 'an internal error', cause: { code: '23505' } },
    })
    expect(lines.join('')).not.toContain(marker)
  })

  test('has no health checks', async () => {
    await server.fetch('/health')
    await server.fetch('/ready')
    expect(server.logged).toEqual([])
  })
})

test('without a reader does not delay the exit of its process', async () => {
  const script = `
    const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, 'log.ts'))})
    const log = createLog()
    process.stdin.once('data', () => {
      log.info('in flight when the process exits')
      log.info('not begun')
      process.exit(7)
    })
    console.error('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH },
    stdio: 'pipe',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stderr, 'data')
  child.stdout.destroy()
  child.stdin.write('end')
  const [code] = await once(child, 'exit')
  expect(code).toBe(7)
})
