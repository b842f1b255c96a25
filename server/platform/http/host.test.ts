import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchAsHost } from '../../testing/fetch-as-host.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'

describe('the host of a request', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ settings: { PUBLIC_URL: 'https://site.example' } })
  })
  afterAll(() => server.close())

  const get = (path: string, host: string) => fetchAsHost(host, server.url + path)

  test.each(['site.example', 'SITE.example'])('%s is that of PUBLIC_URL: accepted', async (host) => {
    expect((await get('/pricing', host)).status).toBe(200)
    expect((await get('/api/user', host)).status).toBe(401)
  })

  test.each(['evil.example', 'site.example:8443', 'site.example.evil.example', '127.0.0.1'])(
    '%s is another: 421, without content of the site',
    async (host) => {
      const page = await get('/pricing', host)
      expect([page.status, await page.text()]).toEqual([
        421,
        'This is not the address of this site. Please open the site at its own address.\nhttps://site.example\n',
      ])
      const call = await get('/api/user', host)
      expect([call.status, await call.json()]).toEqual([
        421,
        { message: 'This is not the address of this site. Please open the site at its own address.' },
      ])
    },
  )

  test('with www. is redirected to the site, with path and query', async () => {
    const response = await get('/pricing?plan=gst', 'www.site.example')
    expect([response.status, response.headers.get('Location')]).toEqual([
      308,
      'https://site.example/pricing?plan=gst',
    ])
    expect((await get('/api/user', 'www.site.example')).status).toBe(421)
  })

  test('is not checked for liveness and readiness', async () => {
    expect((await get('/health', '10.0.0.7:3000')).status).toBe(200)
    expect((await get('/ready', '10.0.0.7:3000')).status).toBe(200)
  })

  test('is not checked without PUBLIC_URL', async () => {
    const local = await startTestServer()
    try {
      expect((await fetchAsHost('laptop.local', `${local.url}/pricing`)).status).toBe(200)
    } finally {
      await local.close()
    }
  })
})
