import { endpoints, createClient } from '@anupalan/server/contract'
import { createMockApi, readScenario, samplePassword, sampleUsers } from '@anupalan/mock-api'
import { setupServer } from 'msw/node'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveMock, restoreMock } from './saved-state.ts'
import { booking as sampleBooking, enquiry, origin, practice } from './samples.test-helper.ts'

const booking = { ...sampleBooking, start: '2026-12-01T04:30:00.000Z' } as const

const user = sampleUsers.client
const newPassword = 'a ledger with red cloth'

/** The tab's `sessionStorage`. */
let saved: Map<string, string>
const storage = {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => void saved.set(key, value),
}

/** The mock of a page, created as `browser.ts` does. */
function open(search = '') {
  const save = () => saveMock(mock, storage)
  const clock = () => new Date('2026-11-20T08:30:00.000Z')
  const mock = createMockApi({ practice, origin, clock, scenario: readScenario(search), onChange: save })
  restoreMock(mock, storage, search)
  save()
  return mock
}

describe('The mock’s state and mode survive loads', () => {
  let network: ReturnType<typeof setupServer> | undefined
  /** A page's mock with a client. */
  function load(search?: string) {
    network?.close()
    const mock = open(search)
    network = setupServer(...mock.handlers)
    network.listen({ onUnhandledFrame: 'error' })
    return { ...mock, client: createClient({ fetch, baseUrl: origin }, endpoints) }
  }

  beforeEach(() => {
    saved = new Map()
  })
  afterEach(() => {
    network?.close()
    network = undefined
  })

  test('what one page sent is stored on the next', async () => {
    const first = load()
    await first.client.sendEnquiry({ body: enquiry, reference: 'EN-7K3M-Q9XD-2B4F' })
    await first.client.reportPageView({ body: { path: '/pricing' } })
    const { booking: booked, key } = await first.client.bookMeeting({ body: booking })
    const params = { reference: booked.reference, key }
    await first.client.rescheduleBooking({ params, body: { start: '2026-12-02T04:30:00.000Z' } })

    const second = load()
    expect(second.state).toEqual(first.state)
    expect(second.state.enquiries.size).toBe(1)
    expect(second.state.outbox.map(({ kind }) => kind)).toContain('enquiry')
    expect(await second.client.getBooking({ params })).toMatchObject({ start: '2026-12-02T04:30:00.000Z' })
    await second.client.cancelBooking({ params })
    expect([...load().state.bookings.values()]).toMatchObject([{ cancelledAt: '2026-11-20T08:30:00.000Z' }])
  })

  test('a user stays signed in until they sign out', async () => {
    load('?as=client')
    const second = load()
    expect(await second.client.getUser()).toEqual(user)
    await second.client.logOut()
    await expect(load().client.getUser()).rejects.toMatchObject({ status: 401 })
    load('?mock=empty&as=admin')
    expect(await load().client.getUser()).toEqual(sampleUsers.admin)
    const signedOut = load('?as=nobody')
    await expect(signedOut.client.getUser()).rejects.toMatchObject({ status: 401 })
    expect([...signedOut.state.sessions]).toEqual([])
  })

  test('changes of an account, ended sessions and mails stay, also where the address signs the user in', async () => {
    const first = load('?as=client')
    await first.client.updateAccount({ body: { fullName: 'Asha S Rao' } })
    await first.client.changePassword({ body: { password: samplePassword('asha'), newPassword } })
    const { sessions } = await load('?as=client').client.listSessions()
    const next = load('?as=client')
    expect(await next.client.listSessions()).toEqual({ sessions })
    expect(sessions).toMatchObject([{ isCurrent: true }])
    expect(next.state.user).toEqual({ ...user, fullName: 'Asha S Rao' })
    expect(next.state.outbox.map(({ text }) => text)).toEqual(['passwordChanged'])
    await next.client.endAllSessions()

    const last = load()
    await expect(last.client.getUser()).rejects.toMatchObject({ status: 401 })
    await last.client.logIn({ body: { username: 'asha', password: newPassword } })
    load('?as=admin')
    expect(await load('?as=client').client.getUser()).toEqual({ ...user, fullName: 'Asha S Rao' })
  })

  test('a second step of a sign-in follows on the next page', async () => {
    const first = load('?as=client')
    await first.client.startTotp({ body: { password: samplePassword('asha') } })
    const { recoveryCodes } = await first.client.confirmTotp({
      body: { code: await first.oneTimeCode('asha') },
    })
    await first.client.logOut()
    await load().client.logIn({ body: { username: 'asha', password: samplePassword('asha') } })
    const [code = ''] = recoveryCodes
    expect(await load().client.finishLogIn({ body: { code } })).toEqual(user)
  })

  test('settings stay until the address changes them', () => {
    const settings = ['', '?registration=open', '', '?staffSecondFactor=required', '?registration=closed', '']
    expect(settings.map((search) => Object.values(open(search).state.accountSettings))).toEqual([
      ['closed', 'optional'],
      ['open', 'optional'],
      ['open', 'optional'],
      ['open', 'required'],
      ['closed', 'required'],
      ['closed', 'required'],
    ])
    expect(() => open('?registration=maybe')).toThrow(
      'There is no registration maybe: choose closed or open.',
    )
  })

  test('a scenario stays until the address names another', async () => {
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

  test('the scenario empty drops the saved state once, and saves what follows', () => {
    open('?as=client')
    const emptied = open('?mock=empty')
    expect(emptied.state.user).toBeNull()
    emptied.state.user = user
    saveMock(emptied, storage)
    const next = open()
    expect([next.scenario(), next.state.user]).toEqual(['empty', user])
  })

  test('reset clears the state, on the next page too', () => {
    open('?mock=busy&as=client')
    const mock = open()
    expect([mock.scenario(), mock.state.user]).toEqual(['busy', user])
    mock.reset()
    const next = open()
    expect([next.scenario(), next.state.user]).toEqual(['normal', null])
  })

  test.each([
    ['no JSON', () => '{"version":2'],
    ['no object', () => 'null'],
    ['an older version', (record: string) => record.replace(/"version":\d+/, '"version":1')],
    ['an unknown scenario', (record: string) => record.replace('"busy"', '"constructor"')],
    ['a part less', (record: string) => record.replace('"outbox":[],', '')],
    ['a part more', (record: string) => record.replace('"outbox":[]', '"outbox":[],"more":[]')],
    ['a part of another shape', (record: string) => record.replace('"bookings":[]', '"bookings":{}')],
    ['entries that are none', (record: string) => record.replace('"bookings":[]', '"bookings":[["x"]]')],
  ])('a record with %s is dropped', (_what, corrupt) => {
    open('?mock=busy&as=client')
    const [[key, record]] = [...saved] as [[string, string]]
    expect(corrupt(record)).not.toBe(record)
    saved.set(key, corrupt(record))
    const next = open()
    expect([next.scenario(), next.state.user]).toEqual(['normal', null])
  })

  test('a full storage is reported to the console, and the page continues', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const full = {
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      },
    }
    saveMock(open(), full)
    expect(warn.mock.calls.flat().join()).toContain('[mock-api] The state cannot be saved for the next page')
    warn.mockRestore()
  })

  test('a mock in tests and stories saves nothing', () => {
    const setItem = vi.fn<(key: string, value: string) => void>()
    vi.stubGlobal('sessionStorage', { ...storage, setItem })
    createMockApi({ practice, origin }).setScenario('busy')
    expect(setItem).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
