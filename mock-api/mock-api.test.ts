import { ApiError, NetworkError, createClient, endpoints, roles } from '@anupalan/server/contract'
import { createMockApi, readScenario, sampleUsers, scenarios } from '@anupalan/mock-api'
import type { MockApiOptions } from '@anupalan/mock-api'
import { getResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readSampleUser } from './sample-users.ts'
import { booking, enquiry, origin, practice } from './samples.test-helper.ts'

const user = sampleUsers.client

describe('the mock', () => {
  let network: ReturnType<typeof setupServer> | undefined
  afterEach(() => {
    network?.close()
    network = undefined
  })

  /** The mock behind the real client and a real `fetch`. */
  function start(options: Partial<MockApiOptions> = {}) {
    const mock = createMockApi({ practice, origin, ...options })
    network = setupServer(...mock.handlers)
    network.listen({ onUnhandledFrame: 'error' })
    return { ...mock, client: createClient({ fetch, baseUrl: origin }, endpoints) }
  }

  test('stores what it receives with the time of its clock, until it is reset', async () => {
    const { client, state, reset } = start({ clock: () => new Date('2026-11-20T08:30:00.000Z') })
    await client.sendEnquiry({ body: enquiry, reference: 'EN-7K3M-Q9XD-2B4F' })
    expect([...state.enquiries.values()]).toEqual([
      { ...enquiry, reference: 'EN-7K3M-Q9XD-2B4F', receivedAt: '2026-11-20T08:30:00.000Z' },
    ])
    expect(state.outbox).toEqual([
      { kind: 'enquiry', to: 'office@testing.example', reference: 'EN-7K3M-Q9XD-2B4F' },
      { kind: 'enquiry', to: enquiry.email, reference: 'EN-7K3M-Q9XD-2B4F', day: '2026-11-20' },
    ])
    reset()
    expect([state.enquiries.size, state.outbox.length]).toEqual([0, 0])
  })

  test('counts page views by day in India, and those of unknown paths as page not found', async () => {
    let now = '2026-11-20T18:29:59.999Z'
    const { client, state, reset } = start({ pages: ['/pricing'], clock: () => new Date(now) })
    for (const path of ['/pricing', '/pricing', '/asha@example.in'])
      await client.reportPageView({ body: { path } })
    now = '2026-11-20T18:30:00.000Z'
    await client.reportPageView({ body: { path: '/pricing' } })
    expect([...state.pageViews.values()]).toEqual([
      { day: '2026-11-20', path: '/pricing', views: 2 },
      { day: '2026-11-20', path: '/404', views: 1 },
      { day: '2026-11-21', path: '/pricing', views: 1 },
    ])
    reset()
    expect(state.pageViews.size).toBe(0)
  })

  test('signs out the user that a story signed in', async () => {
    const { client, state } = start()
    await expect(client.getUser()).rejects.toMatchObject({ status: 401 })
    state.user = user
    expect(await client.getUser()).toEqual(user)
    await client.logOut()
    await expect(client.getUser()).rejects.toMatchObject({ status: 401 })
  })

  test('signs in a sample user of each role by ?as= in the address', async () => {
    const { client, state } = start()
    for (const role of roles) {
      state.user = readSampleUser(`?mock=slow&as=${role}`)!
      expect(await client.getUser()).toEqual({ ...sampleUsers[role], role })
    }
    expect(readSampleUser('')).toBeUndefined()
    expect(readSampleUser('?as=nobody')).toBeNull()
    expect(() => readSampleUser('?as=constructor')).toThrow(
      'There is no role constructor: choose super_admin, admin, readonly, client or nobody.',
    )
  })

  test('applies rate limits by its clock when they are on', async () => {
    let now = Date.parse('2026-11-20T08:30:00.000Z')
    const { client } = start({ rateLimits: 'on', clock: () => new Date(now) })
    for (let call = 0; call < 20; call++) await client.sendEnquiry({ body: enquiry })
    now += 590_500
    await expect(client.sendEnquiry({ body: enquiry })).rejects.toMatchObject({ status: 429, retryAfter: 10 })
    now += 10_000
    await expect(client.sendEnquiry({ body: enquiry })).resolves.toBeUndefined()
  })

  test('reports a call the contract does not have, and answers it as the server does', async () => {
    const onUnknownCall = vi.fn<(message: string) => void>()
    start({ onUnknownCall })
    expect((await fetch(`${origin}/api/nothing?x`)).status).toBe(404)
    expect((await fetch(`${origin}/api/contact`)).headers.get('Allow')).toBe('POST')
    expect(onUnknownCall.mock.calls.flat()).toEqual([
      'The contract has no GET /api/nothing: the mock cannot answer it, nor can the server.',
      'The contract has no GET /api/contact: the mock cannot answer it, nor can the server.',
    ])
  })

  test('reports it to the console by default, as an error', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    start()
    await fetch(`${origin}/api/nothing`)
    expect(error.mock.calls.flat().join()).toContain('[mock-api] The contract has no GET /api/nothing')
    error.mockRestore()
  })

  test('answers its own origin only', async () => {
    const { handlers } = createMockApi({ practice, origin })
    const answerTo = (url: string) => getResponse(handlers, new Request(url))
    expect((await answerTo(`${origin}/api/user?x`))?.status).toBe(401)
    for (const url of [
      'http://elsewhere.example/api/user',
      'http://sitexexample/api/user',
      `${origin}/x/api/user`,
    ]) {
      expect(await answerTo(url)).toBeUndefined()
    }
  })

  describe('in a scenario', () => {
    test('slow: waits before it answers', async () => {
      const { client, state } = start({ scenario: 'slow', slow: 60 })
      const began = performance.now()
      await client.sendEnquiry({ body: enquiry })
      expect(performance.now() - began).toBeGreaterThan(55)
      expect(state.enquiries.size).toBe(1)
    })

    test('offline: every call fails without a response', async () => {
      const { client, state } = start({ scenario: 'offline' })
      await expect(client.sendEnquiry({ body: enquiry })).rejects.toThrow(NetworkError)
      await expect(client.getUser()).rejects.toThrow(NetworkError)
      expect(state.enquiries.size).toBe(0)
    })

    test('failing: every call answers 503, and nothing is stored', async () => {
      const { client, state } = start({ scenario: 'failing' })
      for (const call of [client.sendEnquiry({ body: enquiry }), client.getUser(), client.logOut()]) {
        const error: unknown = await call.catch((reason: unknown) => reason)
        expect(error).toBeInstanceOf(ApiError)
        expect(error).toMatchObject({
          status: 503,
          retryAfter: 5,
          serverMessage: expect.stringMatching(/\.$/),
        })
      }
      expect(state.enquiries.size).toBe(0)
    })

    test('busy: every call answers 429, with how long to wait', async () => {
      const { client } = start({ scenario: 'busy' })
      await expect(client.sendEnquiry({ body: enquiry })).rejects.toMatchObject({
        status: 429,
        retryAfter: 30,
      })
    })

    test('empty: the state is cleared and the user signed out', async () => {
      const { client, state, setScenario } = start()
      state.user = user
      await client.sendEnquiry({ body: enquiry })
      setScenario('empty')
      await expect(client.getUser()).rejects.toMatchObject({ status: 401 })
      expect(state.enquiries.size).toBe(0)
      await client.sendEnquiry({ body: enquiry })
      expect(state.enquiries.size).toBe(1)
    })

    test('changes immediately, and returns to the first on reset', async () => {
      const { client, setScenario, reset } = start()
      setScenario('failing')
      await expect(client.sendEnquiry({ body: enquiry })).rejects.toMatchObject({ status: 503 })
      reset()
      await expect(client.sendEnquiry({ body: enquiry })).resolves.toBeUndefined()
    })
  })

  test('taken: refuses to book or reschedule, and offers other starts', async () => {
    const { client, setScenario } = start({ clock: () => new Date('2026-11-20T08:30:00.000Z') })
    const request = { ...booking, start: '2026-12-01T04:30:00.000Z' }
    const { booking: booked, key } = await client.bookMeeting({ body: request })
    setScenario('taken')
    const to = '2026-12-02T04:30:00.000Z'
    for (const call of [
      client.bookMeeting({ body: { ...request, start: to } }),
      client.rescheduleBooking({ params: { reference: booked.reference, key }, body: { start: to } }),
    ]) {
      const error: unknown = await call.then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(error).toMatchObject({
        status: 409,
        nearest: expect.arrayContaining(['2026-12-02T05:00:00.000Z']),
      })
      expect((error as ApiError).nearest).not.toContain(to)
    }
  })

  test('reads the scenario from ?mock= in the address', () => {
    expect(Object.keys(scenarios)).toEqual(['normal', 'slow', 'offline', 'failing', 'empty', 'taken', 'busy'])
    for (const name of Object.keys(scenarios)) expect(readScenario(`?x=1&mock=${name}`)).toBe(name)
    expect(readScenario('')).toBe('normal')
    expect(() => readScenario('?mock=constructor')).toThrow(
      'There is no scenario constructor: choose normal, slow, offline, failing, empty, taken, busy.',
    )
  })
})
