import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHistory } from './history.ts'

/** As much of a window as the router's history asks for. */
function openWindow(address: string) {
  const window = Object.assign(new EventTarget(), {
    location: new URL(address),
    history: {
      state: null,
      pushState: (_state: unknown, _title: string, to: string) => {
        window.location = new URL(to, window.location)
      },
      replaceState: () => {},
    },
  })
  return {
    window,
    /** What the browser does on Back, and on a plain anchor. */
    pop: (to: string) => {
      window.location = new URL(to, window.location)
      window.dispatchEvent(new Event('popstate'))
    },
  }
}

let pop: (to: string) => void
let told: string[]
let push: (to: string) => void
beforeEach(() => {
  vi.useFakeTimers()
  const browser = openWindow('https://site.example/pricing')
  vi.stubGlobal('window', browser.window)
  vi.stubGlobal('document', { defaultView: browser.window })
  const history = createHistory()
  told = []
  history.listen(({ action, location }) => told.push(`${action} ${location.pathname}${location.hash}`))
  pop = browser.pop
  push = (to) => history.push(to)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a place on the same page is told after the event of it', () => {
  pop('#main')
  expect(told).toEqual([])
  vi.runAllTimers()
  expect(told).toEqual(['POP /pricing#main'])
})

test('another page within it, so that the browser finds the old place', () => {
  pop('/tools')
  expect(told).toEqual(['POP /tools'])
})

test('whoever has moved on meanwhile is not called back', () => {
  pop('#main')
  push('/tools')
  vi.runAllTimers()
  expect(told).toEqual(['PUSH /tools'])
})
