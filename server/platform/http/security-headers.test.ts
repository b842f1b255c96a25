import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csp } from '../../testing/fixture-site.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'

const directivesOf = (response: Response) =>
  Object.fromEntries(
    (response.headers.get('Content-Security-Policy') ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )

describe('headers', () => {
  let server: TestServer
  let secure: TestServer
  beforeAll(async () => {
    server = await startTestServer()
    secure = await startTestServer({ settings: { PUBLIC_URL: 'https://site.example' } })
  })
  afterAll(async () => {
    await server.close()
    await secure.close()
  })

  const pagePolicy = {
    'default-src': "'none'",
    'base-uri': "'none'",
    'connect-src': "'self'",
    'font-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'img-src': "'self'",
    'manifest-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-elem': `'self' '${csp.styleElementHashes[0]}'`,
    'style-src-attr': `'unsafe-hashes' '${csp.styleAttributeHashes[0]}'`,
  }

  for (const path of ['/', '/pricing', '/authors', '/nowhere', '/assets/app-1a2b3c.js'])
    test(`allow ${path} only its own files and the inline styles of the build`, async () => {
      expect(directivesOf(await server.fetch(path))).toEqual(pagePolicy)
    })

  for (const path of ['/auth', '/client/documents', '/admin'])
    test(`allow ${path}, of the application, also images that it has as blobs`, async () => {
      expect(directivesOf(await server.fetch(path))).toEqual({ ...pagePolicy, 'img-src': "'self' blob:" })
    })

  test('of the API allow no resources and no caching', async () => {
    for (const path of ['/api/user', '/api/nothing']) {
      const response = await server.fetch(path)
      expect(response.headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  for (const path of [
    '/',
    '/health',
    '/ready',
    '/nowhere',
    '/terms',
    '/assets/app-1a2b3c.js',
    '/api/user',
    '/api/nothing',
  ]) {
    test(`are sent with ${path}`, async () => {
      const { headers } = await server.fetch(path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-xss-protection': '0',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(), '),
      })
      // Health checks are not logged, so an id would refer to no line.
      const isLogged = !['/health', '/ready'].includes(path)
      expect(headers.get('X-Request-Id')).toEqual(isLogged ? expect.stringMatching(/^[\da-f-]{36}$/) : null)
      expect(headers.has('X-Powered-By')).toBe(false)
      expect(headers.has('Access-Control-Allow-Origin')).toBe(false)
      expect(headers.has('Strict-Transport-Security')).toBe(false)
    })
  }

  test('include HSTS only if visitors use HTTPS', async () => {
    const response = await secure.fetch('/')
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=63072000')
    expect(directivesOf(response)).toHaveProperty('upgrade-insecure-requests')
  })
})

describe('behind HTTPS', () => {
  let secure: TestServer
  beforeAll(async () => {
    secure = await startTestServer({ settings: { PUBLIC_URL: 'https://site.example' } })
  })
  afterAll(() => secure.close())

  const logOut = (headers: Record<string, string>) => secure.fetch('/api/logout', { method: 'POST', headers })

  test('cookies are Secure, and the session is bound to the host', async () => {
    const cookies = (await logOut({})).headers.getSetCookie()
    expect(cookies).toEqual([
      '__Host-session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      'signed_in=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; SameSite=Lax',
    ])
  })

  test('the public origin is trusted, and no similar one', async () => {
    expect((await logOut({ Origin: 'https://site.example' })).status).toBe(204)
    expect((await logOut({ Origin: 'http://site.example' })).status).toBe(403)
    expect((await logOut({ Origin: 'https://site.example:444' })).status).toBe(403)
  })
})
