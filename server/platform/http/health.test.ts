import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { filesFolder } from '../files/folder-objects.ts'

describe.each(databaseKinds)('health, on $name', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ kind })
  })
  afterEach(() => server.close())

  const statuses = async () => ({
    health: (await server.fetch('/health')).status,
    ready: (await server.fetch('/ready')).status,
  })

  test('and readiness respond with 200 and are not cached', async () => {
    expect(await statuses()).toEqual({ health: 200, ready: 200 })
    expect((await server.fetch('/ready')).headers.get('Cache-Control')).toBe('no-store')
    expect(await (await server.fetch('/health')).json()).toEqual({ status: 'ok' })
  })

  test('without a database the process is alive and not ready', async () => {
    await server.database.destroy()
    expect(await statuses()).toEqual({ health: 200, ready: 503 })
    const response = await server.fetch('/ready')
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(await response.json()).toHaveProperty('message')
  })

  test('without a writable folder for files the process is alive and not ready, and reports what fails', async () => {
    writeFileSync(join(server.dataDir, filesFolder), '')
    expect(await statuses()).toEqual({ health: 200, ready: 503 })
    expect(await (await server.fetch('/ready')).json()).toMatchObject({ failing: ['files'] })
    expect(server.logged.join('')).toContain('"check":"files","msg":"not ready"')
  })

  test('while it drains it is alive and not ready', async () => {
    server.lifecycle.drain()
    expect(await statuses()).toEqual({ health: 200, ready: 503 })
  })
})
