import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { AnswerError, ApiError, NetworkError, createClient } from './client.ts'
import type { Client } from './client.ts'
import { enquiry, feedback } from './conformance/samples.ts'
import { endpoints } from './index.ts'
import type { Endpoint, User } from './index.ts'

const user: User = { username: 'asha', fullName: 'Asha Rao', email: 'asha@example.in', role: 'client' }

/** A client whose every call gets this answer, and what it asked. */
function clientFor(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  return { client: createClient({ fetch }), fetch }
}

const rejection = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('The call succeeded.')
    },
    (error: unknown) => error,
  )

describe('the client', () => {
  test('has a method for each endpoint without a file, and no other', () => {
    const jsonCalls = (endpoints as readonly Endpoint[]).filter(({ upload }) => upload === undefined)
    expect(Object.keys(clientFor(() => Response.error()).client).toSorted()).toEqual(
      jsonCalls.map(({ name }) => name).toSorted(),
    )
    expectTypeOf<keyof Client>().toEqualTypeOf<
      Exclude<(typeof endpoints)[number]['name'], 'sendApplication'>
    >()
  })

  test('"All requests send JSON bodies with a JSON content type and include credentials (cookies)"', async () => {
    const { client, fetch } = clientFor(() => Response.json({}, { status: 201 }))
    await client.sendEnquiry(enquiry, { reference: 'EN-7K3M-Q9XD-2B4F' })
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
    await client.sendEnquiry(enquiry)
    await client.sendFeedback(feedback)
    await client.getUser()
    await client.logIn(credentials)
    await client.register(registration)
    await client.logOut()
    await client.reportPageView({ path: '/pricing' })
    await client.getSlots()
    await client.getSlots({ from: '2026-12-01', days: 7 })
    const link = { reference: 'BK-7K3M-Q9XD-2B4F', key: 'a+b&c' }
    await client.getBooking(link)
    await client.getBookingCalendar(link)
    await client.rescheduleBooking(link, '2026-12-01T04:30:00.000Z')
    await client.cancelBooking(link)
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
      ['POST', '/api/bookings/BK-7K3M-Q9XD-2B4F/reschedule', '{"start":"2026-12-01T04:30:00.000Z"}'],
      ['POST', '/api/bookings/BK-7K3M-Q9XD-2B4F/cancel', undefined],
    ])
    // The key of a link is sent where no proxy logs it, and with nothing else.
    const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Link-Key'))
    expect(keys.slice(0, -4).every((key) => key === null)).toBe(true)
    expect(keys.slice(-4)).toEqual(Array.from({ length: 4 }, () => 'a+b&c'))
    for (const [, init] of fetch.mock.calls) {
      expect(init).toMatchObject({ credentials: 'include', headers: { 'Content-Type': 'application/json' } })
      expect(init?.headers).not.toHaveProperty('Idempotency-Key')
    }
  })

  test('calls another origin where it is given one', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }))
    await createClient({ fetch, baseUrl: 'https://example.in' }).logOut()
    expect(fetch.mock.calls[0]?.[0]).toBe('https://example.in/api/logout')
  })

  test('"Response not read": an enquiry is sent whatever the body of the answer', async () => {
    const { client } = clientFor(() => new Response('<html>', { status: 200 }))
    await expect(client.sendEnquiry(enquiry)).resolves.toBeUndefined()
    await expect(client.sendFeedback(feedback)).resolves.toBeUndefined()
  })

  test('"Response is the user"', async () => {
    const { client } = clientFor(() => Response.json(user))
    expect(await client.getUser()).toEqual(user)
    expect(await client.logIn({ username: 'asha', password: 'secret' })).toEqual(user)
  })

  test('"401 means no user", on the user call alone', async () => {
    const { client } = clientFor(() => Response.json({ message: 'No.' }, { status: 401 }))
    expect(await client.getUser()).toBeNull()
    expect(await rejection(client.logIn({ username: 'asha', password: 'secret' }))).toMatchObject({
      status: 401,
    })
  })

  test('"an error whose message is the status code, a colon and a space, then the body text"', async () => {
    const body = '{"message":"Please correct the marked details.","fields":{"email":"Wrong.","n":1}}'
    const error = await rejection(
      clientFor(() => new Response(body, { status: 422 })).client.sendEnquiry(enquiry),
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
    test(`an answer of ${body} has no message for people`, async () => {
      const error = await rejection(clientFor(() => new Response(body, { status: 500 })).client.logOut())
      expect(error).toMatchObject({ message: `500: ${body}`, serverMessage: undefined, fields: {} })
    })
  }

  test('tells how long to wait, where the server says so in seconds', async () => {
    const after = async (value: string) => {
      const busy = () => new Response('', { status: 429, headers: { 'Retry-After': value } })
      return ((await rejection(clientFor(busy).client.logOut())) as ApiError).retryAfter
    }
    expect(await after('30')).toBe(30)
    expect(await after('Fri, 20 Nov 2026 09:00:00 GMT')).toBeUndefined()
  })

  test('tells a lost connection apart from an answer', async () => {
    const cause = new TypeError('Failed to fetch')
    const error = await rejection(clientFor(() => Promise.reject(cause)).client.sendEnquiry(enquiry))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ name: 'NetworkError', cause })
  })

  test('an answer that breaks off counts as a lost connection', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.error(new TypeError('terminated'))
          },
        }),
      )
    expect(await rejection(clientFor(broken).client.sendFeedback(feedback))).toBeInstanceOf(NetworkError)
  })

  test("a call given up rejects with the signal's reason", async () => {
    const controller = new AbortController()
    const reason = new Error('Given up.')
    const { client, fetch } = clientFor(() => {
      controller.abort(reason)
      return Promise.reject(reason)
    })
    expect(await rejection(client.logOut({ signal: controller.signal }))).toBe(reason)
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(controller.signal)
  })

  for (const body of ['<html>sign in to this network</html>', '"asha"', 'null', '']) {
    test(`a user that is ${body || 'nothing'} is an answer that cannot be read`, async () => {
      expect(await rejection(clientFor(() => new Response(body)).client.getUser())).toBeInstanceOf(
        AnswerError,
      )
    })
  }

  test('refuses at compile time what the contract does not take', () => {
    const misuse = ({ sendEnquiry, sendFeedback }: Client) => [
      // @ts-expect-error a service that is not offered
      () => sendEnquiry({ ...enquiry, service: 'magic' }),
      // @ts-expect-error an enquiry without consent
      () => sendEnquiry({ ...enquiry, privacy: false }),
      // @ts-expect-error the reference of a feedback
      () => sendEnquiry(enquiry, { reference: 'FB-7K3M-Q9XD-2B4F' }),
      // @ts-expect-error a comment
      () => sendFeedback({ ...feedback, comment: 'Well done' }),
    ]
    expectTypeOf(misuse).toBeFunction()
  })
})
