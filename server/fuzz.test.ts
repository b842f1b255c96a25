import { endpointList, fillPath, linkKeyHeader, referenceHeader } from '@anupalan/server/contract'
import type { Endpoint, Schema } from '@anupalan/server/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newReference } from './contract/conformance/requests.ts'
import { anyPath, roleOf, sampleOf } from './contract/conformance/samples.ts'
import { addAccount, addSession } from './testing/accounts.ts'
import { databaseKinds } from './testing/databases.ts'
import { startTestServer } from './testing/start-server.ts'
import type { TestServer } from './testing/start-server.ts'

/** Any string, also with lone surrogates and control characters. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
)

const anyValue = fc.oneof(
  fc.jsonValue(),
  anyText,
  fc.constantFrom(true, null, '__proto__', 'tax-services', 1e308),
)

/** Names of the properties of a body or of parameters. */
const fieldsOf = (schema: Schema | undefined): string[] => {
  const shape: unknown = schema && 'shape' in schema ? schema.shape : {}
  return Object.keys(shape as object)
}

/** Every field of the contract, and some that do not exist. */
const fieldNames = [
  ...new Set(endpointList.flatMap(({ schema }) => fieldsOf(schema.request))),
  '__proto__',
  'constructor',
]

const anyBody = fc.oneof(
  fc.dictionary(fc.constantFrom(...fieldNames), anyValue).map((body) => JSON.stringify(body)),
  fc.json(),
  anyText,
)

const isHeaderText = (text: string) => /^[\t\x20-\x7E]*$/.test(text)
const anyHeaders = fc.record(
  {
    'Content-Type': fc.oneof(fc.constant('application/json'), fc.string().filter(isHeaderText)),
    'Sec-Fetch-Site': fc.constantFrom('same-origin', 'cross-site', ''),
    Origin: fc.oneof(fc.webUrl(), fc.string().filter(isHeaderText)),
    [referenceHeader]: fc.string().filter(isHeaderText),
    [linkKeyHeader]: fc.string().filter(isHeaderText),
    'Content-Encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    Cookie: fc.string().filter(isHeaderText),
  },
  { requiredKeys: ['Content-Type'] },
)

/** Any URL of an endpoint: any path parameters and any query. */
const anyUrl = ({ path, schema }: Endpoint) =>
  fc
    .dictionary(
      fc.constantFrom(...fieldsOf(schema.params), 'x'),
      anyText.map((text) => text.toWellFormed()),
    )
    .map((values) => {
      const named = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => [name, values[name] || 'x'])
      return fillPath(path, { ...values, ...Object.fromEntries(named) })
    })

/** Of each endpoint and kind of input. */
const numRuns = 25

/** A key of a link, as it could arrive in a header. */
const anyKey = fc.oneof(fc.string().filter(isHeaderText), fc.base64String())

const withBody = endpointList.filter(({ schema }) => schema.request)
const withParams = endpointList.filter(({ schema }) => schema.params)
/** Endpoints that store a JSON body once under its reference. */
const withReference = endpointList.filter(({ reference, upload }) => reference && !upload)

describe.each(databaseKinds)('any request, on $name', { timeout: 60_000 }, (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ kind })
  })
  afterAll(() => server.close())

  async function expectHandled(path: string, init: RequestInit) {
    const response = await server.fetch(path, init)
    expect(response.status).toBeLessThan(500)
    const text = await response.text()
    if (!response.ok && init.method !== 'HEAD')
      expect(JSON.parse(text)).toHaveProperty('message', expect.stringMatching(/\.$/))
    return response.status
  }

  /** Headers of a caller whose role may call an endpoint. */
  async function callerOf(endpoint: Endpoint): Promise<Record<string, string>> {
    const role = roleOf(endpoint)
    if (role === undefined) return { Origin: server.url }
    const username = await addAccount(server.database, { role, isCheap: true })
    return { Origin: server.url, Cookie: await addSession(server.database, username) }
  }

  for (const endpoint of withBody) {
    test(`to ${endpoint.name} gets a response below 500`, async () => {
      const caller = await callerOf(endpoint)
      await fc.assert(
        fc.asyncProperty(anyBody, anyHeaders, async (body, headers) => {
          const { method } = endpoint
          await expectHandled(anyPath(endpoint), { method, body, headers: { ...caller, ...headers } })
        }),
        { numRuns },
      )
    })
  }

  for (const endpoint of withParams) {
    test(`to ${endpoint.name} gets a response below 500 for any parameters`, async () => {
      const { method } = endpoint
      const { body } = sampleOf(endpoint)
      const caller = await callerOf(endpoint)
      const type = body && { 'Content-Type': 'application/json' }
      await fc.assert(
        fc.asyncProperty(anyUrl(endpoint), anyKey, async (path, key) => {
          await expectHandled(path, {
            method,
            headers: { ...caller, ...type, [linkKeyHeader]: key },
            ...(body && { body: JSON.stringify(body) }),
          })
        }),
        { numRuns },
      )
    })
  }

  for (const endpoint of withReference) {
    const { name, path, method, reference, schema } = endpoint
    test(`to ${name} is stored once, and a repeated one gets the same status`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.constantFrom(...fieldsOf(schema.request)), anyText, { maxKeys: 2 }),
          async (changes) => {
            const init = {
              method,
              body: JSON.stringify({ ...sampleOf(endpoint).body, ...changes }),
              headers: {
                'Content-Type': 'application/json',
                [referenceHeader]: newReference(reference!),
              },
            }
            const first = await expectHandled(path, init)
            expect(await expectHandled(path, init)).toBe(first)
          },
        ),
        { numRuns },
      )
    })
  }

  test('to any path gets a response below 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.webPath(),
        fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE'),
        async (path, method) => {
          const response = await server.fetch(path || '/', { method })
          expect(response.status).toBeLessThan(500)
        },
      ),
      { numRuns },
    )
  })
})
