import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  answer,
  bookMeeting,
  cancelBooking,
  getBooking,
  getBookingCalendar,
  getSlots,
  getUser,
  logIn,
  logOut,
  refuse,
  register,
  reportPageView,
  rescheduleBooking,
  sendApplication,
  sendEnquiry,
  sendFeedback,
} from '@anupalan/server/contract'
import express from 'express'
import { describe, expect, test } from 'vitest'
import { createApi } from './api.ts'
import { answerErrors } from './errors.ts'
import { createLifecycle } from './lifecycle.ts'
import { createLimits } from './limits.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { openFiles } from './files.ts'
import { route } from './route.ts'
import type { Route } from './route.ts'

const routes: Route[] = [
  route(sendEnquiry, ({ reference }) => answer(201, { reference, note: 'not in the contract' })),
  route(sendFeedback, () => answer(201, { reference: 'not a reference' })),
  route(getUser, () => refuse('notSignedIn')),
  route(logIn, () => {
    throw new Error('a fault')
  }),
  route(register, () => refuse('registrationClosed')),
  // The cast stands for a mistake the types would refuse.
  route(logOut, () => answer(299 as 204, undefined)),
  route(reportPageView, () => answer(204, undefined)),
  route(getSlots, () => refuse('unavailable')),
  route(bookMeeting, () => refuse('unavailable')),
  route(getBooking, () => refuse('linkRefused')),
  route(getBookingCalendar, () => refuse('linkRefused')),
  route(rescheduleBooking, () => refuse('linkRefused')),
  route(cancelBooking, () => refuse('linkRefused')),
  route(sendApplication, ({ reference }) => answer(201, { reference })),
]

const files = openFiles(join(tmpdir(), 'anupalan-api-test'), 'applications')

const create = (some: Route[]) => createApi(some, {}, createLimits({ rateLimits: 'off' }), files)

/** One call to an app of these routes alone. */
async function call(path: string, body?: object) {
  const app = express()
    .use(create(routes))
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
  test('has a route for each endpoint of the contract, and no other', () => {
    expect(() => create(routes)).not.toThrow()
    expect(() => create(routes.slice(1))).toThrow(/^The contract has .+; the routes are .+\.$/)
    expect(() => create([...routes, ...routes.slice(0, 1)])).toThrow(/^The contract has/)
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

describe('a route', () => {
  test('takes at compile time only what its endpoint answers', () => {
    const wrong = [
      // @ts-expect-error a status that is not the endpoint's
      () => route(sendEnquiry, ({ reference }) => answer(200, { reference })),
      // @ts-expect-error a body that is not the answer's
      () => route(sendEnquiry, () => answer(201, {})),
      // @ts-expect-error a refusal the endpoint does not document
      () => route(logOut, () => refuse('registrationClosed')),
      // @ts-expect-error a body the endpoint does not read
      () => route(logOut, ({ body }) => answer(body.status, undefined)),
    ]
    expect(wrong).toHaveLength(4)
  })
})
