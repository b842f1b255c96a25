import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CONSENT_KEY, createCookieConsent, type ConsentRecord } from './cookie-consent.ts'

const record: ConsentRecord = { necessary: true, analytics: true, timestamp: '2026-11-20T10:00:00.000Z' }

/** A fake of the browser's storage and window, as used by the consent. */
function installBrowser() {
  const kept = new Map<string, string>()
  const window = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const changeElsewhere = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { kept, changeElsewhere }
}

let browser: ReturnType<typeof installBrowser>
beforeEach(() => {
  browser = installBrowser()
})
afterEach(() => vi.unstubAllGlobals())

test('"Cookie consent record, kept locally under key cookie-consent: necessary (always true), analytics (boolean), timestamp (ISO date)."', () => {
  const consent = createCookieConsent()
  expect(CONSENT_KEY).toBe('cookie-consent')
  expect(consent.record()).toBeUndefined()
  consent.store(record)
  expect(JSON.parse(browser.kept.get('cookie-consent')!)).toEqual(record)
  expect(createCookieConsent().record()).toEqual(record)
  expect(consent.record()).toBe(consent.record())
})

describe('a choice of another version counts as none', () => {
  test.each([
    'nonsense{',
    'null',
    '"yes"',
    '{"analytics":true,"timestamp":"2026-11-20T10:00:00.000Z"}',
    '{"necessary":true,"analytics":"yes","timestamp":"2026-11-20T10:00:00.000Z"}',
    '{"necessary":true,"analytics":true,"timestamp":"yesterday"}',
  ])('%s', (text) => {
    browser.kept.set('cookie-consent', text)
    expect(createCookieConsent().record()).toBeUndefined()
  })

  test('"The stored record keeps the specified three fields, and may add a version": an older one is asked again', () => {
    createCookieConsent().store(record)
    expect(createCookieConsent({ version: 2 }).record()).toBeUndefined()
    createCookieConsent({ version: 2 }).store({ ...record, version: 2 })
    expect(createCookieConsent({ version: 2 }).record()).toEqual({ ...record, version: 2 })
    expect(createCookieConsent().record()).toBeUndefined()
  })
})

test('notifies of changes, in this tab and from another, until unsubscribed', () => {
  const consent = createCookieConsent()
  const listener = vi.fn<() => void>()
  const stop = consent.subscribe(listener)
  consent.store(record)
  browser.changeElsewhere('cookie-consent')
  browser.changeElsewhere('theme')
  browser.changeElsewhere(null)
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  consent.store(record)
  browser.changeElsewhere('cookie-consent')
  expect(listener).toHaveBeenCalledTimes(3)
})

test('one that unsubscribes leaves the others notified from another tab', () => {
  const consent = createCookieConsent()
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = consent.subscribe(first)
  const stopSecond = consent.subscribe(second)
  stop()
  browser.changeElsewhere('cookie-consent')
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
  // The listener of the window is removed with the last one, and added once with the next.
  stopSecond()
  consent.subscribe(first)
  browser.changeElsewhere('cookie-consent')
  expect(first).toHaveBeenCalledTimes(1)
})

test('without storage the choice is kept until the page is unloaded', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  const consent = createCookieConsent()
  expect(consent.record()).toBeUndefined()
  consent.store(record)
  expect(consent.record()).toEqual(record)
})

test('on the server there is no choice and no error', () => {
  vi.unstubAllGlobals()
  expect(createCookieConsent().record()).toBeUndefined()
})

test('a request to reopen waits for a banner that is still loading', () => {
  const consent = createCookieConsent()
  consent.reopen()
  const show = vi.fn<() => void>()
  const stop = consent.onReopen(show)
  expect(show).toHaveBeenCalledTimes(1)
  consent.reopen()
  expect(show).toHaveBeenCalledTimes(2)
  stop()
  consent.onReopen(show)
  expect(show).toHaveBeenCalledTimes(2)
})
