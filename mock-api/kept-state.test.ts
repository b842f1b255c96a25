import { endpoints, createClient } from '@anupalan/server/contract'
import { createMockApi, readScenario, sampleUsers } from '@anupalan/mock-api'
import { setupServer } from 'msw/node'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepMock, restoreMock } from './kept-state.ts'
import { booking as sampleBooking, enquiry, origin, practice } from './samples.test-helper.ts'

const booking = { ...sampleBooking, start: '2026-12-01T04:30:00.000Z' } as const

const user = sampleUsers.client

/** What a tab keeps. */
let kept: Map<string, string>
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}

/** The mock of a page, as a browser starts it. */
function open(search = '') {
  const keep = () => keepMock(mock, storage)
  const clock = () => new Date('2026-11-20T08:30:00.000Z')
  const mock = createMockApi({ practice, origin, clock, scenario: readScenario(search), onChange: keep })
  restoreMock(mock, storage, search)
  keep()
  return mock
}

describe('The mock’s state and mode survive loads', () => {
  let network: ReturnType<typeof setupServer> | undefined
  /** A page's mock behind the client. */
  function load(search?: string) {
    network?.close()
    const mock = open(search)
    network = setupServer(...mock.handlers)
    network.listen({ onUnhandledFrame: 'error' })
    return { ...mock, client: createClient({ fetch, baseUrl: origin }, endpoints) }
  }

  beforeEach(() => {
    kept = new Map()
  })
  afterEach(() => {
    network?.close()
    network = undefined
  })

  test('what was sent on one page is there on the next', async () => {
    const first = load()
    await first.client.sendEnquiry({ body: enquiry, reference: 'EN-7K3M-Q9XD-2B4F' })
    await first.client.reportPageView({ body: { path: '/pricing' } })
    const { booking: booked, key } = await first.client.bookMeeting({ body: booking })
    const address = { reference: booked.reference, key }
    await first.client.rescheduleBooking({ address, body: { start: '2026-12-02T04:30:00.000Z' } })

    const second = load()
    expect(second.state).toEqual(first.state)
    expect(second.state.enquiries.size).toBe(1)
    expect(second.state.outbox.map(({ kind }) => kind)).toContain('enquiry')
    expect(await second.client.getBooking({ address })).toMatchObject({ start: '2026-12-02T04:30:00.000Z' })
    await second.client.cancelBooking({ address })
    expect([...load().state.bookings.values()]).toMatchObject([{ cancelledAt: '2026-11-20T08:30:00.000Z' }])
  })

  test('who is signed in stays so, until they sign out', async () => {
    load('?as=client')
    const second = load()
    expect(await second.client.getUser()).toEqual(user)
    await second.client.logOut()
    await expect(load().client.getUser()).rejects.toMatchObject({ status: 401 })
    load('?mock=empty&as=admin')
    expect(await load().client.getUser()).toEqual(sampleUsers.admin)
    await expect(load('?as=nobody').client.getUser()).rejects.toMatchObject({ status: 401 })
  })

  test('a scenario stays, until the address names another', async () => {
    const scenarios = ['', '?mock=slow', '', '?a=b', '?mock=failing', '', '?mock=normal', '']
    expect(scenarios.map((search) => open(search).scenario())).toEqual([
      'normal',
      'slow',
      'slow',
      'slow',
      'failing',
      'failing',
      'normal',
      'normal',
    ])
    open().setScenario('busy')
    expect(open().scenario()).toBe('busy')
  })

  test('the scenario empty drops what was kept once, and keeps what comes after', () => {
    open('?as=client')
    const emptied = open('?mock=empty')
    expect(emptied.state.user).toBeNull()
    emptied.state.user = user
    keepMock(emptied, storage)
    const next = open()
    expect([next.scenario(), next.state.user]).toEqual(['empty', user])
  })

  test('reset forgets what was stored, on the next page too', () => {
    open('?mock=busy&as=client')
    const mock = open()
    expect([mock.scenario(), mock.state.user]).toEqual(['busy', user])
    mock.reset()
    const next = open()
    expect([next.scenario(), next.state.user]).toEqual(['normal', null])
  })

  test.each([
    ['no JSON', () => '{"version":1'],
    ['no object', () => 'null'],
    ['another version', (record: string) => record.replace('"version":1', '"version":0')],
    ['an unknown scenario', (record: string) => record.replace('"busy"', '"constructor"')],
    ['a part less', (record: string) => record.replace('"outbox":[],', '')],
    ['a part more', (record: string) => record.replace('"outbox":[]', '"outbox":[],"more":[]')],
    ['a part of another shape', (record: string) => record.replace('"bookings":[]', '"bookings":{}')],
    ['entries that are none', (record: string) => record.replace('"bookings":[]', '"bookings":[["x"]]')],
  ])('a record with %s is dropped', (_what, spoil) => {
    open('?mock=busy&as=client')
    const [[key, record]] = [...kept] as [[string, string]]
    expect(spoil(record)).not.toBe(record)
    kept.set(key, spoil(record))
    const next = open()
    expect([next.scenario(), next.state.user]).toEqual(['normal', null])
  })

  test('where there is no room, the page goes on and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const full = {
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      },
    }
    keepMock(open(), full)
    expect(warn.mock.calls.flat().join()).toContain('[mock-api] What is stored will not outlive this page')
    warn.mockRestore()
  })

  test('a mock of tests and stories keeps nothing', () => {
    const setItem = vi.fn<(key: string, value: string) => void>()
    vi.stubGlobal('sessionStorage', { ...storage, setItem })
    createMockApi({ practice, origin }).setScenario('busy')
    expect(setItem).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
