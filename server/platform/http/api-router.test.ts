import { respond, endpointList, endpoints, refuse } from '@anupalan/server/contract'
import type { Endpoints } from '@anupalan/server/contract'
import express from 'express'
import { afterAll, describe, expect, test } from 'vitest'
import { collections, migrations } from '../../features.ts'
import { sqlite } from '../../testing/databases.ts'
import { createMigrated } from '../../testing/migrated-databases.ts'
import { openDatabase } from '../database/open-database.ts'
import { createApi } from './api-router.ts'
import { handleErrors } from './errors.ts'
import { openFileStores } from '../files/file-store.ts'
import type { AnyHandler, ApiHandlers, Handlers } from './handlers.ts'
import { createLifecycle } from './lifecycle.ts'
import { createLimits } from './count-calls.ts'
import { listen } from './listen.ts'
import { createLog } from '../observability/log.ts'

const { sendEnquiry, sendFeedback, logIn, logOut } = endpoints

/** The handler of endpoints that no test is about. */
const unavailable = (): AnyHandler => ({ gate: () => undefined, handle: () => refuse('unavailable') })
const others = Object.fromEntries(
  endpointList.map(({ name, gate }) => [name, gate ? unavailable() : unavailable().handle]),
) as unknown as ApiHandlers

const handlers: ApiHandlers = {
  ...others,
  sendEnquiry: ({ reference }) => respond(201, { reference, note: 'not in the contract' }),
  sendFeedback: () => respond(201, { reference: 'not a reference' }),
  logIn: () => {
    throw new Error('an internal error')
  },
  // The cast simulates a mistake that the types prevent.
  logOut: () => respond(299 as 204, undefined),
}

const storage = await createMigrated(sqlite)
afterAll(() => storage.remove())
const database = await openDatabase(storage.config, migrations)
afterAll(() => database.destroy())
const files = openFileStores({ config: storage.config, collections, database })

const create = (some: ApiHandlers) =>
  createApi(some, {
    config: {},
    limits: createLimits({ rateLimits: 'off' }),
    files,
    authenticate: () => Promise.resolve(null),
  })

/** One call to an app with only these handlers. */
async function call(path: string, body?: object) {
  const app = express()
    .use(create(handlers))
    .use(handleErrors(createLog({ write() {} })))
  const server = await listen(app, { host: '127.0.0.1', port: 0, lifecycle: createLifecycle() })
  try {
    return await fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  } finally {
    await server.stop()
  }
}

describe('the API', () => {
  test('has a handler for each endpoint of the contract, and no other', () => {
    const { sendEnquiry: handler, ...fewer } = handlers
    expect(() => create(handlers)).not.toThrow()
    // @ts-expect-error an endpoint without a handler
    expect(() => create(fewer)).toThrow(/^The contract has .+; there are handlers of .+\.$/)
    const more = { ...handlers, sendLetter: handler }
    expect(() => create(more)).toThrow(/^The contract has/)
  })

  test('removes properties that are not in the response schema', async () => {
    const enquiry = {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      company: 'Rao Textiles',
      service: 'other',
      message: 'A message of some length.',
      privacy: true,
    }
    const answered = await call(sendEnquiry.path, enquiry)
    expect(answered.status).toBe(201)
    expect(Object.keys((await answered.json()) as object)).toEqual(['reference'])
  })

  for (const [fault, path, body] of [
    [
      'a response that does not match its schema',
      sendFeedback.path,
      { score: 5, source: '/', comment: null },
    ],
    ['an undeclared status', logOut.path, undefined],
    ['an unexpected error', logIn.path, { username: 'asha', password: 'secret' }],
  ] as const) {
    test(`responds with 500 for ${fault}, without the reason`, async () => {
      const answered = await call(path, body)
      expect(answered.status).toBe(500)
      expect(await answered.json()).toEqual({
        message: 'Something went wrong on our side. Please try again later.',
      })
    })
  }
})

describe('a handler', () => {
  test('compiles only with the responses of its endpoint', () => {
    const wrong: Partial<Handlers<Endpoints>>[] = [
      // @ts-expect-error a status that the endpoint does not declare
      { sendEnquiry: ({ reference }) => respond(200, { reference }) },
      // @ts-expect-error a body that does not match the response
      { sendEnquiry: () => respond(201, {}) },
      // @ts-expect-error a problem that the endpoint does not document
      { logOut: () => refuse('registrationClosed') },
      // @ts-expect-error a body that the endpoint does not read
      { logOut: ({ body }) => respond(body.status, undefined) },
      // @ts-expect-error a gate that is missing
      { register: () => refuse('registrationClosed') },
      // @ts-expect-error a gate with a problem that the endpoint does not document
      { register: { gate: () => refuse('invalid'), handle: () => refuse('registrationClosed') } },
    ]
    expect(wrong).toHaveLength(6)
  })
})
