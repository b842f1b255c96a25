import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenQuiet } from './when-quiet.ts'

type Idle = (run: () => void, options?: IdleRequestOptions) => void

const stub = (readyState: DocumentReadyState, requestIdleCallback?: Idle) => {
  const target = Object.assign(new EventTarget(), { requestIdleCallback })
  vi.stubGlobal('window', target)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('document', { readyState })
  return target
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that is never idle: it does only what it was given a limit for. */
const neverIdle: Idle = (run, options) => {
  if (options?.timeout) setTimeout(run, options.timeout)
}

test('after the page has loaded, in the first idle moment', () => {
  const run = vi.fn()
  const page = stub('loading', (idle) => idle())
  whenQuiet(run)
  expect(run).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('load'))
  expect(run).toHaveBeenCalledOnce()
})

test('five seconds after it, where the browser names no idle moment', () => {
  const run = vi.fn()
  stub('complete', neverIdle)
  whenQuiet(run)
  vi.advanceTimersByTime(4999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

test('a little later, where the browser knows of no idle moments', () => {
  const run = vi.fn()
  stub('complete')
  whenQuiet(run)
  vi.advanceTimersByTime(200)
  expect(run).toHaveBeenCalledOnce()
})

test('never, once it is called off', () => {
  const run = vi.fn()
  stub('complete', neverIdle)
  whenQuiet(run)()
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})
