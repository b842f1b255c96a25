import { endpoints, referenceHeader } from '@anupalan/server/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from './testing/databases.ts'
import { startTestServer } from './testing/start-server.ts'
import type { TestServer } from './testing/start-server.ts'

/** Any text, broken surrogates and control characters too. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
)

const anyValue = fc.oneof(
  fc.jsonValue(),
  anyText,
  fc.constantFrom(true, null, '__proto__', 'tax-services', 1e308),
)

const fields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'service',
  'message',
  'privacy',
  'score',
  'source',
  'path',
]
const fieldNames = [...fields, 'category', 'comment', 'username', 'password', '__proto__', 'constructor']

const anyBody = fc.oneof(
  fc.dictionary(fc.constantFrom(...fieldNames), anyValue).map((body) => JSON.stringify(body)),
  fc.json(),
  anyText,
)

const valid = {
  sendEnquiry: {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.in',
    company: 'Rao Textiles',
    service: 'other',
    message: 'A message of some length.',
    privacy: true,
  },
  sendFeedback: { score: 5, source: '/', category: 'general', comment: null },
} as const

const isHeaderText = (text: string) => /^[\t\x20-\x7E]*$/.test(text)
const anyHeaders = fc.record(
  {
    'Content-Type': fc.oneof(fc.constant('application/json'), fc.string().filter(isHeaderText)),
    'Sec-Fetch-Site': fc.constantFrom('same-origin', 'cross-site', ''),
    Origin: fc.oneof(fc.webUrl(), fc.string().filter(isHeaderText)),
    [referenceHeader]: fc.string().filter(isHeaderText),
    'Content-Encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    Cookie: fc.string().filter(isHeaderText),
  },
  { requiredKeys: ['Content-Type'] },
)

describe.each(databaseKinds)('whatever is sent, on $name', { timeout: 60_000 }, (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind })
  })
  afterAll(() => server.close())

  async function expectHandled(path: string, init: RequestInit) {
    const answer = await server.fetch(path, init)
    expect(answer.status).toBeLessThan(500)
    const text = await answer.text()
    if (!answer.ok) expect(JSON.parse(text)).toHaveProperty('message', expect.stringMatching(/\.$/))
    return answer.status
  }

  for (const { name, path, method } of endpoints.filter(({ request }) => request !== null)) {
    test(`${name} answers it, and never with a fault of its own`, async () => {
      await fc.assert(
        fc.asyncProperty(anyBody, anyHeaders, async (body, headers) => {
          await expectHandled(path, { method, body, headers })
        }),
        { numRuns: 150 },
      )
    })
  }

  for (const [name, path] of [
    ['sendEnquiry', '/api/contact'],
    ['sendFeedback', '/api/feedback'],
  ] as const) {
    test(`${name} stores a body it takes exactly once, and knows it again`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.constantFrom(...fields), anyText, { maxKeys: 2 }),
          fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}$/),
          async (changes, letters) => {
            const body = JSON.stringify({ ...valid[name], ...changes })
            const init = {
              method: 'POST',
              body,
              headers: {
                'Content-Type': 'application/json',
                [referenceHeader]: `${name === 'sendEnquiry' ? 'EN' : 'FB'}-${letters}-${letters}-${letters}`,
              },
            }
            const first = await expectHandled(path, init)
            expect(await expectHandled(path, init)).toBe(first)
          },
        ),
        { numRuns: 150 },
      )
    })
  }

  test('any path is answered', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.webPath(),
        fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE'),
        async (path, method) => {
          const answer = await server.fetch(path || '/', { method })
          expect(answer.status).toBeLessThan(500)
        },
      ),
      { numRuns: 150 },
    )
  })
})
