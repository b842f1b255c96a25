import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test, vi } from 'vitest'
import type { ConsentRecord } from '../cookie-consent/index.ts'
import { cookieBannerMachine, type ConsentEvent, type CookieBannerEvent } from './cookie-banner.machine.ts'

const input = { now: () => new Date('2026-11-20T10:00:00Z'), version: 1 }
const earlier: ConsentRecord = { necessary: true, analytics: true, timestamp: '2026-01-01T00:00:00.000Z' }
const found = (record?: ConsentRecord, hasPrivacyControl = false) =>
  ({ type: 'found', record, hasPrivacyControl }) as const

function start(...first: CookieBannerEvent[]) {
  const clock = new SimulatedClock()
  const store = vi.fn<(record: ConsentRecord | undefined) => void>()
  const machine = cookieBannerMachine.provide({ actions: { store: ({ context }) => store(context.record) } })
  const actor = createActor(machine, { clock, input }).start()
  const send = (...events: CookieBannerEvent[]) => events.forEach((event) => actor.send(event))
  send(...first)
  const isShown = () => actor.getSnapshot().hasTag('visible')
  return { clock, actor, store, send, isShown, context: () => actor.getSnapshot().context }
}

describe('"Cookie consent: hidden; shown after 2 s if no stored choice"', () => {
  test('hidden at 1999 ms, shown at 2000', () => {
    const { clock, isShown } = start(found())
    clock.increment(1999)
    expect(isShown()).toBe(false)
    clock.increment(1)
    expect(isShown()).toBe(true)
  })

  test('counts from navigation start, also if mounted later; never a negative delay', () => {
    for (const [age, left] of [
      [1500, 500],
      [2000, 0],
      [60_000, 0],
    ] as const) {
      const clock = new SimulatedClock()
      const actor = createActor(cookieBannerMachine, { clock, input: { ...input, age } }).start()
      actor.send(found())
      clock.increment(Math.max(0, left - 1))
      if (left > 0) expect(actor.getSnapshot().hasTag('visible')).toBe(false)
      clock.increment(1)
      expect(actor.getSnapshot().hasTag('visible')).toBe(true)
    }
  })

  test('does not appear if a choice is stored', () => {
    const { clock, isShown } = start(found(earlier))
    clock.increment(1_000_000)
    expect(isShown()).toBe(false)
  })

  test('does not appear before the stored choice has been read', () => {
    const { clock, isShown } = start()
    clock.increment(1_000_000)
    expect(isShown()).toBe(false)
  })

  test('a choice made in another tab hides it, before and after it has appeared', () => {
    const waiting = start(found())
    waiting.clock.increment(1500)
    waiting.send(found(earlier))
    waiting.clock.increment(10_000)
    expect(waiting.isShown()).toBe(false)

    const shown = start(found())
    shown.clock.increment(2000)
    shown.send(found(), found(earlier))
    expect(shown.isShown()).toBe(false)
    expect(shown.store).not.toHaveBeenCalled()
  })

  test('asks again after another tab removed the choice', () => {
    const { clock, send, isShown } = start(found(earlier))
    send(found())
    clock.increment(2000)
    expect(isShown()).toBe(true)
  })

  test('appearing after the delay is not treated as a previous request', () => {
    const { clock, send, isShown, context } = start(found(earlier), { type: 'reopen' }, { type: 'close' })
    send(found())
    clock.increment(2000)
    expect(isShown()).toBe(true)
    expect(context().reopenings).toBe(0)
  })

  test('a choice made in another tab is not announced as saved here', () => {
    const { send, context } = start(found(), { type: 'reopen' }, { type: 'accept all' })
    send(found(context().record))
    expect(context().hasChosen).toBe(true)
    send(found(earlier))
    expect(context().hasChosen).toBe(false)
  })
})

describe('"any choice stores it and hides the banner. Accept All sets analytics true; Necessary Only, Reject All and close set analytics false."', () => {
  test.each([
    ['accept all', true],
    ['necessary only', false],
    ['reject all', false],
    ['close', false],
  ] as const)('%s: analytics %s', (type, analytics) => {
    const { clock, send, isShown, store } = start(found())
    clock.increment(2000)
    send({ type })
    expect(isShown()).toBe(false)
    expect(store).toHaveBeenCalledOnce()
    expect(store).toHaveBeenCalledWith({
      necessary: true,
      analytics,
      timestamp: '2026-11-20T10:00:00.000Z',
      version: 1,
    })
    clock.increment(1_000_000)
    expect(isShown()).toBe(false)
  })

  test('details open and close without a choice', () => {
    const { clock, send, actor, store } = start(found())
    clock.increment(2000)
    send({ type: 'toggle details' })
    expect(actor.getSnapshot().matches({ shown: 'detailed' })).toBe(true)
    send({ type: 'toggle details' })
    expect(actor.getSnapshot().matches({ shown: 'brief' })).toBe(true)
    expect(store).not.toHaveBeenCalled()
  })
})

describe('"The footer has Cookie settings, which reopens it"', () => {
  test('immediately, with the current choice, which can be withdrawn', () => {
    const { send, isShown, context, store } = start(found(earlier), { type: 'reopen' })
    expect(isShown()).toBe(true)
    expect(context()).toMatchObject({ record: earlier, reopenings: 1 })
    send({ type: 'reject all' })
    expect(store.mock.calls[0]![0]).toMatchObject({ analytics: false })
  })

  test('if it is already shown, it does not change and receives the focus', () => {
    const { clock, send, actor, context } = start(found())
    clock.increment(2000)
    expect(context().reopenings).toBe(0)
    send({ type: 'toggle details' }, { type: 'reopen' })
    expect(actor.getSnapshot().matches({ shown: 'detailed' })).toBe(true)
    expect(context().reopenings).toBe(1)
  })
})

test('"Global Privacy Control is the default of refused analytics; an explicit Accept All after being told so is recorded and wins."', () => {
  const { clock, send, isShown, context, store } = start(found(undefined, true))
  clock.increment(2000)
  expect(isShown()).toBe(true)
  expect(context()).toMatchObject({ hasPrivacyControl: true, record: undefined })
  expect(store).not.toHaveBeenCalled()
  send({ type: 'accept all' })
  expect(store.mock.calls[0]![0]).toMatchObject({ analytics: true })
})

test('observes the consent from start to stop', () => {
  const watched: string[] = []
  const actor = createActor(
    cookieBannerMachine.provide({
      actors: {
        watchConsent: fromCallback<ConsentEvent>(({ sendBack }) => {
          watched.push('start')
          sendBack(found(earlier))
          return () => {
            watched.push('stop')
          }
        }),
      },
    }),
    { input },
  ).start()
  expect(actor.getSnapshot().matches({ hidden: 'chosen' })).toBe(true)
  actor.stop()
  expect(watched).toEqual(['start', 'stop'])
})

test('reaches every state, and handles every event in one of them', () => {
  const events: CookieBannerEvent[] = [
    found(),
    found(earlier),
    { type: 'reopen' },
    { type: 'toggle details' },
    { type: 'accept all' },
    { type: 'necessary only' },
    { type: 'reject all' },
    { type: 'close' },
  ]
  const paths = getShortestPaths(cookieBannerMachine, {
    events,
    input,
    serializeState: ({ value }) => JSON.stringify(value),
  })
  expect(paths.map(({ state }) => JSON.stringify(state.value)).toSorted()).toEqual(
    [
      { hidden: 'unknown' },
      { hidden: 'waiting' },
      { hidden: 'chosen' },
      { shown: 'brief' },
      { shown: 'detailed' },
    ]
      .map((value) => JSON.stringify(value))
      .toSorted(),
  )
  for (const event of events)
    expect(
      paths.some(({ state }) => state.can(event)),
      event.type,
    ).toBe(true)
})
