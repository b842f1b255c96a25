import { logIn } from '@anupalan/server/contract/accounts/endpoints'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'

describe('forwarded headers', () => {
  let server: TestServer
  afterEach(() => server.close())

  const callFrom = async (address: string) => {
    const response = await server.fetch(logIn.path, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
    })
    return response.status
  }

  test('are not trusted by default: a forged address has no separate limit', async () => {
    server = await startTestServer({ settings: { RATE_LIMITS: 'on' } })
    for (let call = 0; call < logIn.rateLimit.points; call++)
      expect(await callFrom(`198.51.100.${call}`)).toBe(415)
    expect(await callFrom('198.51.100.200')).toBe(429)
  })

  test('are trusted from a trusted proxy, up to its own entry', async () => {
    server = await startTestServer({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
    for (let call = 0; call < logIn.rateLimit.points; call++) {
      expect(await callFrom(`198.51.100.${call}, 203.0.113.7`)).toBe(415)
    }
    expect(await callFrom('198.51.100.200, 203.0.113.7')).toBe(429)
    expect(await callFrom('203.0.113.8')).toBe(415)
  })

  test('for the host are not trusted by default either: a page of another site cannot forge its origin', async () => {
    server = await startTestServer()
    const headers = { Origin: 'https://elsewhere.example', 'X-Forwarded-Host': 'elsewhere.example' }
    expect((await server.fetch('/api/logout', { method: 'POST', headers })).status).toBe(403)
  })
})
