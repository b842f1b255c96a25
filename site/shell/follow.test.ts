import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler'
import { follow, isPage } from './follow.ts'

vi.mock('scheduler', () => ({ unstable_forceFrameRate: vi.fn() }))

describe('isPage', () => {
  test.each(['/', '/tools', '/tools/gst#amount=1', '/?from=mail', '#contact'])('%s', (href) =>
    expect(isPage(href)).toBe(true),
  )
  test.each([
    '/api/health',
    '/assets/a.js',
    '//other.example/tools',
    'https://other.example/',
    'mailto:a@b.example',
    'tel:+918000004000',
    '/resources/feed.xml',
  ])('not %s', (href) => expect(isPage(href)).toBe(false))
})

describe('a press on a link', () => {
  const navigator = { push: vi.fn(), replace: vi.fn() }
  beforeEach(() => vi.stubGlobal('location', new URL('https://site.example/tools?a=1#top')))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })

  const plain = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false }
  const press = (href: string, how: Partial<typeof plain & { defaultPrevented: boolean }> = {}) => {
    const event = { ...plain, defaultPrevented: false, preventDefault: vi.fn(), ...how }
    follow(event, href, navigator)
    return event.preventDefault.mock.calls.length === 1
  }

  test('goes to another page by the router, with its query and its place', () => {
    expect(press('/pricing?plan=yearly#questions')).toBe(true)
    expect(navigator.push).toHaveBeenCalledWith({
      pathname: '/pricing',
      search: '?plan=yearly',
      hash: '#questions',
    })
  })

  test('is rendered in one go, and one that the browser follows is none of ours', () => {
    press('#contact')
    press('/pricing', { metaKey: true })
    expect(forceFrameRate).not.toHaveBeenCalled()
    press('/pricing')
    expect(forceFrameRate).toHaveBeenCalledExactlyOnceWith(8)
    expect(vi.mocked(forceFrameRate).mock.invocationCallOrder[0]).toBeLessThan(
      navigator.push.mock.invocationCallOrder[0]!,
    )
  })

  test('to the very address that is open adds nothing to go back to', () => {
    vi.stubGlobal('location', new URL('https://site.example/tools'))
    expect(press('/tools')).toBe(true)
    expect(navigator.replace).toHaveBeenCalledTimes(1)
    expect(navigator.push).not.toHaveBeenCalled()
  })

  test.each([
    ['a place on the page that is open', '/tools?a=1#working', {}],
    ['a new tab', '/pricing', { ctrlKey: true }],
    ['a new window', '/pricing', { shiftKey: true }],
    ['the middle button', '/pricing', { button: 1 }],
    ['what somebody has dealt with', '/pricing', { defaultPrevented: true }],
  ])('is the browser’s: %s', (_, href, how) => {
    expect(press(href, how)).toBe(false)
    expect(navigator.push).not.toHaveBeenCalled()
    expect(navigator.replace).not.toHaveBeenCalled()
  })
})
