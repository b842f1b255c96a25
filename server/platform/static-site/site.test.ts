import { rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publicFiles, writeFixtureSite } from '../../testing/fixture-site.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { SiteError, loadSite } from './site-files.ts'

interface RawResponse {
  readonly status: number | undefined
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
}

describe('the site', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  /** Sends the path unnormalized and returns the body undecoded; fetch does neither. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<RawResponse>((resolve, reject) => {
      const { port } = new URL(server.url)
      request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
        .on('error', reject)
        .end()
    })

  for (const [path, file] of [
    ['/', 'index.html'],
    ['/pricing', 'pricing/index.html'],
    ['/services/tax-filing?from=home', 'services/tax-filing/index.html'],
  ] as const) {
    test(`responds to ${path} with its page, to be revalidated each time`, async () => {
      const { status, headers, body } = await get(path)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding, Save-Data, ECT',
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
      })
      expect(body.toString()).toBe(publicFiles.compressed[file])
    })
  }

  test('preloads only the render-blocking resources of a page', async () => {
    expect((await get('/pricing')).headers.link).toBe(
      '</assets/theme-7a.js>; rel=preload; as=script, </assets/a-1b.css>; rel=preload; as=style',
    )
    expect((await get('/')).headers).not.toHaveProperty('link')
    expect((await get('/robots.txt')).headers).not.toHaveProperty('link')
  })

  for (const [headers, hasRules] of [
    [{}, true],
    [{ 'Save-Data': 'off', ECT: '4g' }, true],
    [{ 'Save-Data': 'on' }, false],
    [{ ECT: '3g' }, false],
    [{ ECT: 'slow-2g' }, false],
  ] as const) {
    test(`a page ${hasRules ? 'has' : 'does not have'} speculation rules with ${JSON.stringify(headers)}`, async () => {
      const response = await get('/', headers)
      expect(response.headers['speculation-rules']).toBe(hasRules ? '"/speculation-rules.json"' : undefined)
      expect(response.headers['accept-ch']).toBe('ECT')
    })
  }

  test('a file that is not a page has no speculation rules', async () => {
    const { headers } = await get('/assets/app-1a2b3c.js')
    expect(headers['speculation-rules']).toBeUndefined()
    expect(headers['accept-ch']).toBeUndefined()
  })

  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0.1', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
    ['vibrant', undefined],
    ['br;q=0, gzip;q=0', undefined],
  ] as const) {
    test(`responds to Accept-Encoding "${accepted}" with ${encoding ?? 'the uncompressed file'}`, async () => {
      const { headers, body } = await get('/assets/app-1a2b3c.js', { 'Accept-Encoding': accepted })
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['content-length']).toBe(String(body.length))
      expect((encoding ? decode[encoding](body) : body).toString()).toBe(
        publicFiles.compressed['assets/app-1a2b3c.js'],
      )
    })
  }

  test('makes assets immutable, with their media type', async () => {
    for (const [path, type] of [
      ['/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8'],
      ['/assets/anek-4d5e6f.woff2', 'font/woff2'],
    ] as const) {
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-type']).toBe(type)
    }
    expect((await get('/assets/gone-000000.js')).headers['cache-control']).toBe('no-cache')
  })

  test('serves other public files by their own path, in any script', async () => {
    for (const [path, content] of [
      ['/robots.txt', publicFiles.plain['robots.txt']],
      ['/.well-known/security.txt', publicFiles.plain['.well-known/security.txt']],
      [`/templates/${encodeURIComponent('चालान')}.txt`, publicFiles.plain['templates/चालान.txt']],
    ] as const) {
      const { status, headers, body } = await get(path)
      expect([path, status, body.toString()]).toEqual([path, 200, content])
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  test('responds with 304 to a matching ETag, for each encoding', async () => {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const acceptHeader = { 'Accept-Encoding': accepted }
      const first = await get('/pricing', acceptHeader)
      const etag = String(first.headers.etag)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const { status, headers, body } = await get('/pricing', { ...acceptHeader, 'If-None-Match': known })
        expect([known, status, body.length]).toEqual([known, 304, 0])
        expect(headers).toMatchObject({
          etag,
          'cache-control': 'no-cache',
          vary: 'Accept-Encoding, Save-Data, ECT',
        })
      }
      expect((await get('/pricing', { ...acceptHeader, 'If-None-Match': '"other"' })).status).toBe(200)
    }
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) => (await get('/', { 'Accept-Encoding': accepted })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('responds to HEAD with the headers of GET and no body', async () => {
    for (const path of ['/', '/pricing', '/assets/app-1a2b3c.js', '/nowhere']) {
      const [head, full] = await Promise.all([get(path, {}, 'HEAD'), get(path)])
      expect(head.status).toBe(full.status)
      expect(head.body.length).toBe(0)
      for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
        expect(head.headers[name]).toBe(full.headers[name])
      }
    }
  })

  test('"Any unknown path shows a not-found page", with status 404', async () => {
    for (const path of [
      '/nowhere',
      '/nowhere/',
      '/Pricing',
      '/pricing/index.html',
      '/index.html',
      '/404.html',
      '/drafts/unlisted.html',
      '/assets',
      '/assets/app-1a2b3c.js.br',
      '/resources/unknown-article',
      '/%',
      '/%00',
      '/constructor',
      '/__proto__',
    ]) {
      const { status, headers, body } = await get(path)
      expect([path, status]).toEqual([path, 404])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body.toString()).toBe(publicFiles.compressed['404.html'])
    }
  })

  test('serves no file outside its folder, hidden or not public', async () => {
    for (const path of [
      '/../practice.json',
      '/../../etc/passwd',
      '/..%2fpractice.json',
      '/%2e%2e/practice.json',
      '/assets/..%2f..%2fpractice.json',
      '/assets/../../practice.json',
      '/..\\practice.json',
      '/.hidden',
      '/practice.json',
      '/routes.json',
      '/csp.json',
      '//etc/passwd',
      '/file:///etc/passwd',
    ]) {
      const { status, body } = await get(path)
      expect([path, status]).toEqual([path, 404])
      expect(body.toString()).toBe(publicFiles.compressed['404.html'])
    }
  })

  for (const [path, status, location] of [
    ['/terms', 308, '/terms-of-service'],
    ['/terms?ref=mail&x=1', 308, '/terms-of-service?ref=mail&x=1'],
    ['/terms/', 308, '/terms-of-service'],
    ['/about', 301, '/#about'],
    ['/about?ref=mail', 301, '/?ref=mail#about'],
    ['/pricing/', 308, '/pricing'],
    ['/pricing/?yearly', 308, '/pricing?yearly'],
  ] as const) {
    test(`redirects ${path} to ${location} permanently (${status})`, async () => {
      const { headers, ...response } = await get(path)
      expect([response.status, headers.location]).toEqual([status, location])
    })
  }

  test('never redirects to another site', async () => {
    for (const path of [
      '//elsewhere.example/',
      '//elsewhere.example/pricing/',
      '/\\elsewhere.example/',
      '/%2Felsewhere.example/',
    ]) {
      const { status, headers } = await get(path)
      expect([path, status, headers.location]).toEqual([path, 404, undefined])
    }
  })

  test('allows only GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const known = await get('/pricing', {}, method)
      expect([method, known.status, known.headers.allow]).toEqual([method, 405, 'GET, HEAD'])
      expect(JSON.parse(known.body.toString())).toHaveProperty('message')
      const unknown = await get('/nowhere', {}, method)
      expect([method, unknown.status]).toEqual([method, 404])
      expect(JSON.parse(unknown.body.toString())).toHaveProperty('message')
    }
  })
})

describe('the built files', () => {
  let dist: string
  beforeEach(() => {
    dist = writeFixtureSite()
  })
  afterEach(() => rmSync(dist, { recursive: true, force: true }))

  for (const [name, damage, message] of [
    [
      'a missing practice.json',
      (folder) => rmSync(join(folder, 'practice.json')),
      /practice\.json is missing or is not JSON: run "npm run build" first\.$/,
    ],
    [
      'a broken csp.json',
      (folder) => writeFileSync(join(folder, 'csp.json'), '{'),
      /csp\.json is missing or is not JSON/,
    ],
    [
      'a practice without a name',
      (folder) => writeFileSync(join(folder, 'practice.json'), '{"email":"a@b.in"}'),
      /practice\.json does not match the contract: name: name is required\.$/,
    ],
    [
      'a missing page',
      (folder) => rmSync(join(folder, 'client/pricing/index.html')),
      /routes\.json gives \/pricing the file client\/pricing\/index\.html, which does not exist: run "npm run build" again\.$/,
    ],
    [
      'a missing not-found page',
      (folder) => rmSync(join(folder, 'client/404.html')),
      /The not-found page is client\/404\.html, which does not exist/,
    ],
    [
      'a missing public folder',
      (folder) => rmSync(join(folder, 'client'), { recursive: true }),
      /client cannot be read: run "npm run build" first\.$/,
    ],
  ] as const satisfies [string, (folder: string) => void, RegExp][]) {
    test(`${name} is an error of one line`, () => {
      damage(dist)
      const load = () => loadSite(dist)
      expect(load).toThrow(SiteError)
      expect(load).toThrow(message)
    })
  }
})
