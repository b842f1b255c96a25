import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import * as bookings from '../bookings/endpoints.ts'
import { endpoints } from '../endpoints.ts'
import type { User } from './access.ts'
import { InvalidResponseError, ApiError, NetworkError, createClient } from './client.ts'
import type { Client } from './client.ts'
import { application } from '../conformance/applications.ts'
import { booking } from '../conformance/booking-samples.ts'
import { enquiry } from '../conformance/enquiry-samples.ts'
import { feedback } from '../conformance/feedback.ts'

const user: User = { username: 'asha', fullName: 'Asha Rao', email: 'asha@example.in', role: 'client' }

/** A client whose every call gets this response, and its `fetch` mock. */
function clientFor(response: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response())
  return { client: createClient({ fetch }, endpoints), fetch }
}

const rejection = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('The call succeeded.')
    },
    (error: unknown) => error,
  )

describe('the client', () => {
  test('has a method for each given endpoint, and no other', () => {
    const client = createClient({ fetch: vi.fn<typeof fetch>() }, bookings)
    expect(Object.keys(client).toSorted()).toEqual(Object.keys(bookings).toSorted())
    expectTypeOf<keyof typeof client>().toEqualTypeOf<keyof typeof bookings>()
  })

  test('"All requests send JSON bodies with a JSON content type and include credentials (cookies)"', async () => {
    const { client, fetch } = clientFor(() => Response.json({}, { status: 201 }))
    await client.sendEnquiry({ body: enquiry, reference: 'EN-7K3M-Q9XD-2B4F' })
    expect(fetch.mock.calls).toEqual([
      [
        '/api/contact',
        {
          method: 'POST',
          credentials: 'include',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'EN-7K3M-Q9XD-2B4F' },
          body: JSON.stringify(enquiry),
        },
      ],
    ])
  })

  test('makes each call of the specification with its method, path and payload', async () => {
    const { client, fetch } = clientFor(() => Response.json(user))
    const credentials = { username: 'asha', password: 'secret' }
    const registration = { ...credentials, fullName: 'Asha Rao', email: 'asha@example.in' }
    await client.sendEnquiry({ body: enquiry })
    await client.sendFeedback({ body: feedback })
    await client.getUser()
    await client.logIn({ body: credentials })
    await client.register({ body: registration })
    await client.logOut()
    await client.reportPageView({ body: { path: '/pricing' } })
    await client.getSlots()
    await client.getSlots({ params: { from: '2026-12-01', days: 7 } })
    const params = { reference: 'BK-7K3M-Q9XD-2B4F', key: 'a+b&c' }
    await client.getBooking({ params })
    await client.getBookingCalendar({ params })
    await client.bookMeeting({ body: booking })
    await client.rescheduleBooking({ params, body: { start: '2026-12-01T04:30:00.000Z' } })
    await client.cancelBooking({ params })
    expect(fetch.mock.calls.map(([path, init]) => [init?.method, path, init?.body])).toEqual([
      ['POST', '/api/contact', JSON.stringify(enquiry)],
      ['POST', '/api/feedback', JSON.stringify(feedback)],
      ['GET', '/api/user', undefined],
      ['POST', '/api/login', JSON.stringify(credentials)],
      ['POST', '/api/register', JSON.stringify(registration)],
      ['POST', '/api/logout', undefined],
      ['POST', '/api/page-views', '{"path":"/pricing"}'],
      ['GET', '/api/bookings/slots', undefined],
      ['GET', '/api/bookings/slots?from=2026-12-01&days=7', undefined],
      ['GET', '/api/bookings/BK-7K3M-Q9XD-2B4F', undefined],
      ['GET', '/api/bookings/BK-7K3M-Q9XD-2B4F/calendar.ics', undefined],
      ['POST', '/api/bookings', JSON.stringify(booking)],
      ['POST', '/api/bookings/BK-7K3M-Q9XD-2B4F/reschedule', '{"start":"2026-12-01T04:30:00.000Z"}'],
      ['POST', '/api/bookings/BK-7K3M-Q9XD-2B4F/cancel', undefined],
    ])
    // The key of a link is sent in a header, which proxies do not log, and only with calls that need it.
    const withKey = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Link-Key'))
    expect(withKey.slice(0, 9).every((key) => key === null)).toBe(true)
    expect(withKey.slice(9)).toEqual(['a+b&c', 'a+b&c', null, 'a+b&c', 'a+b&c'])
    for (const [, init] of fetch.mock.calls) {
      expect(init).toMatchObject({ credentials: 'include', headers: { 'Content-Type': 'application/json' } })
      expect(init?.headers).not.toHaveProperty('Idempotency-Key')
    }
  })

  test('calls another origin if a base URL is given', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }))
    await createClient({ fetch, baseUrl: 'https://example.in' }, endpoints).logOut()
    expect(fetch.mock.calls[0]?.[0]).toBe('https://example.in/api/logout')
  })

  test('"Response not read": an enquiry succeeds whatever the body of the response', async () => {
    const { client } = clientFor(() => new Response('<html>', { status: 200 }))
    await expect(client.sendEnquiry({ body: enquiry })).resolves.toBeUndefined()
    await expect(client.sendFeedback({ body: feedback })).resolves.toBeUndefined()
  })

  test('"Response is the user"', async () => {
    const { client } = clientFor(() => Response.json(user))
    expect(await client.getUser()).toEqual(user)
    expect(await client.logIn({ body: { username: 'asha', password: 'secret' } })).toEqual(user)
  })

  test('"an error whose message is the status code, a colon and a space, then the body text"', async () => {
    const body = '{"message":"Please correct the marked details.","fields":{"email":"Wrong.","n":1}}'
    const error = await rejection(
      clientFor(() => new Response(body, { status: 422 })).client.sendEnquiry({ body: enquiry }),
    )
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      name: 'ApiError',
      message: `422: ${body}`,
      status: 422,
      body,
      serverMessage: 'Please correct the marked details.',
      fields: { email: 'Wrong.' },
    })
  })

  test('"(or status text if the body is empty)"', async () => {
    const empty = () => new Response(null, { status: 502, statusText: 'Bad Gateway' })
    const error = await rejection(clientFor(empty).client.getUser())
    expect(error).toMatchObject({ message: '502: Bad Gateway', serverMessage: undefined, fields: {} })
  })

  for (const body of ['<h1>Bad gateway</h1>', '"text"', '[]', 'null', '{"message":5,"fields":"x"}', '{']) {
    test(`a response of ${body} has no message for visitors`, async () => {
      const error = await rejection(clientFor(() => new Response(body, { status: 500 })).client.logOut())
      expect(error).toMatchObject({ message: `500: ${body}`, serverMessage: undefined, fields: {} })
    })
  }

  test('parses Retry-After if it is a number of seconds', async () => {
    const after = async (value: string) => {
      const busy = () => new Response('', { status: 429, headers: { 'Retry-After': value } })
      return ((await rejection(clientFor(busy).client.logOut())) as ApiError).retryAfter
    }
    expect(await after('30')).toBe(30)
    expect(await after('Fri, 20 Nov 2026 09:00:00 GMT')).toBeUndefined()
  })

  test('throws a NetworkError for a lost connection', async () => {
    const cause = new TypeError('Failed to fetch')
    const error = await rejection(
      clientFor(() => Promise.reject(cause)).client.sendEnquiry({ body: enquiry }),
    )
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ name: 'NetworkError', cause })
  })

  test('throws a NetworkError for a response that is cut off', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.error(new TypeError('terminated'))
          },
        }),
      )
    expect(await rejection(clientFor(broken).client.sendFeedback({ body: feedback }))).toBeInstanceOf(
      NetworkError,
    )
  })

  test("an aborted call rejects with the signal's reason", async () => {
    const controller = new AbortController()
    const reason = new Error('Aborted.')
    const { client, fetch } = clientFor(() => {
      controller.abort(reason)
      return Promise.reject(reason)
    })
    expect(await rejection(client.logOut({ signal: controller.signal }))).toBe(reason)
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(controller.signal)
  })

  for (const body of ['<html>sign in to this network</html>', '"asha"', 'null', '']) {
    test(`throws for a user of ${body || 'an empty body'}`, async () => {
      expect(await rejection(clientFor(() => new Response(body)).client.getUser())).toBeInstanceOf(
        InvalidResponseError,
      )
    })
  }

  test('sends a file as multipart form data, the file last, with the boundary of the browser', async () => {
    const { client, fetch } = clientFor(() => Response.json({}, { status: 201 }))
    const file = new File(['%PDF-1.4'], 'cv.pdf')
    await client.sendApplication({ body: application, file, reference: 'AP-7K3M-Q9XD-2B4F' })
    const [[path, init]] = fetch.mock.calls as [[string, RequestInit]]
    expect([init.method, path, init.headers]).toEqual([
      'POST',
      '/api/applications',
      { 'Idempotency-Key': 'AP-7K3M-Q9XD-2B4F' },
    ])
    expect([...(init.body as FormData)]).toEqual([...Object.entries(application), ['cv', file]])
  })

  test('derives the types of each call and its result from the declaration', () => {
    type C = Client<typeof endpoints>
    expectTypeOf<Awaited<ReturnType<C['getUser']>>>().toExtend<User>()
    expectTypeOf<Awaited<ReturnType<C['sendEnquiry']>>>().toEqualTypeOf<void>()
    expectTypeOf<Awaited<ReturnType<C['getBookingCalendar']>>>().toEqualTypeOf<string>()
    expectTypeOf<Awaited<ReturnType<C['bookMeeting']>>['booking']['status']>().toEqualTypeOf<
      'booked' | 'cancelled'
    >()
  })

  test('does not compile with what the contract does not accept', () => {
    const params = { reference: 'BK-7K3M-Q9XD-2B4F', key: 'x' }
    const misuse = ({ sendEnquiry, sendFeedback, ...client }: Client<typeof endpoints>) => [
      // @ts-expect-error a service that is not offered
      () => sendEnquiry({ body: { ...enquiry, service: 'magic' } }),
      // @ts-expect-error an enquiry without consent
      () => sendEnquiry({ body: { ...enquiry, privacy: false } }),
      // @ts-expect-error the reference of a feedback
      () => sendEnquiry({ body: enquiry, reference: 'FB-7K3M-Q9XD-2B4F' }),
      // @ts-expect-error a comment
      () => sendFeedback({ body: { ...feedback, comment: 'Well done' } }),
      // @ts-expect-error no body for an endpoint that reads one
      () => sendEnquiry(),
      // @ts-expect-error a body for an endpoint that reads none
      () => client.logOut({ body: {} }),
      // @ts-expect-error a reference for an endpoint that accepts none
      () => client.cancelBooking({ params, reference: 'BK-7K3M-Q9XD-2B4F' }),
      // @ts-expect-error no parameters
      () => client.getBooking(),
      // @ts-expect-error no file
      () => client.sendApplication({ body: application }),
    ]
    expectTypeOf(misuse).toBeFunction()
  })
})
