import { logIn } from '@anupalan/server/contract/accounts/endpoints'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'

describe('forwarded headers', () => {
  let server: TestServer
  afterEach(() => server.close())

  const callFrom = async (address: string) => {
    const answer = await server.fetch(logIn.path, { method: 'POST', headers: { 'X-Forwarded-For': address } })
    return answer.status
  }

  test('are not believed by default: whoever forges an address gets no new limit', async () => {
    server = await startTestServer({ settings: { RATE_LIMITS: 'on' } })
    for (let call = 0; call < logIn.rateLimit.points; call++)
      expect(await callFrom(`198.51.100.${call}`)).toBe(415)
    expect(await callFrom('198.51.100.200')).toBe(429)
  })

  test('are believed of a trusted proxy, as far as it wrote them', async () => {
    server = await startTestServer({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
    for (let call = 0; call < logIn.rateLimit.points; call++) {
      expect(await callFrom(`198.51.100.${call}, 203.0.113.7`)).toBe(415)
    }
    expect(await callFrom('198.51.100.200, 203.0.113.7')).toBe(429)
    expect(await callFrom('203.0.113.8')).toBe(415)
  })

  test('of the host are not believed by default either: a page of another site cannot name itself', async () => {
    server = await startTestServer()
    const headers = { Origin: 'https://elsewhere.example', 'X-Forwarded-Host': 'elsewhere.example' }
    expect((await server.fetch('/api/logout', { method: 'POST', headers })).status).toBe(403)
  })
})
