import { answer, endpointList, endpoints, refuse } from '@anupalan/server/contract'
import type { Endpoints } from '@anupalan/server/contract'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { describe, expect, test } from 'vitest'
import { collections } from '../../features.ts'
import { createApi } from './api.ts'
import { answerErrors } from './errors.ts'
import { openFileStores } from '../files/file-store.ts'
import type { AnyHandler, ApiHandlers, Handlers } from './handlers.ts'
import { createLifecycle } from './lifecycle.ts'
import { createLimits } from './rate-limits.ts'
import { listen } from './listen.ts'
import { createLog } from '../observability/log.ts'

const { sendEnquiry, sendFeedback, logIn, logOut } = endpoints

/** What answers every call that no test is about. */
const unavailable = (): AnyHandler => ({ gate: () => undefined, handle: () => refuse('unavailable') })
const others = Object.fromEntries(
  endpointList.map(({ name, gate }) => [name, gate ? unavailable() : unavailable().handle]),
) as unknown as ApiHandlers

const handlers: ApiHandlers = {
  ...others,
  sendEnquiry: ({ reference }) => answer(201, { reference, note: 'not in the contract' }),
  sendFeedback: () => answer(201, { reference: 'not a reference' }),
  logIn: () => {
    throw new Error('a fault')
  },
  // The cast stands for a mistake the types would refuse.
  logOut: () => answer(299 as 204, undefined),
}

const files = openFileStores(join(tmpdir(), 'anupalan-api-test'), collections)

const create = (some: ApiHandlers) =>
  createApi(some, {
    config: {},
    limits: createLimits({ rateLimits: 'off' }),
    files,
    authenticate: () => Promise.resolve(null),
  })

/** One call to an app of these handlers alone. */
async function call(path: string, body?: object) {
  const app = express()
    .use(create(handlers))
    .use(answerErrors(createLog({ write() {} })))
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

  test('answers no more than the schema of the answer names', async () => {
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
    ['an answer that breaks its schema', sendFeedback.path, { score: 5, source: '/', comment: null }],
    ['a status the endpoint does not have', logOut.path, undefined],
    ['an error nobody expected', logIn.path, { username: 'asha', password: 'secret' }],
  ] as const) {
    test(`answers 500 for ${fault}, and does not say why`, async () => {
      const answered = await call(path, body)
      expect(answered.status).toBe(500)
      expect(await answered.json()).toEqual({
        message: 'Something went wrong on our side. Please try again later.',
      })
    })
  }
})

describe('a handler', () => {
  test('takes at compile time only what its endpoint answers', () => {
    const wrong: Partial<Handlers<Endpoints>>[] = [
      // @ts-expect-error a status that is not the endpoint's
      { sendEnquiry: ({ reference }) => answer(200, { reference }) },
      // @ts-expect-error a body that is not the answer's
      { sendEnquiry: () => answer(201, {}) },
      // @ts-expect-error a refusal the endpoint does not document
      { logOut: () => refuse('registrationClosed') },
      // @ts-expect-error a body the endpoint does not read
      { logOut: ({ body }) => answer(body.status, undefined) },
      // @ts-expect-error a gate that is missing
      { register: () => refuse('registrationClosed') },
      // @ts-expect-error a gate that refuses what the endpoint does not document
      { register: { gate: () => refuse('invalid'), handle: () => refuse('registrationClosed') } },
    ]
    expect(wrong).toHaveLength(6)
  })
})
