import { describe, expect, it, vi } from 'vitest'
import type { Analytics } from './analytics.ts'
import { countPageViews } from './count-page-views.ts'
import { loadAnalytics } from './load-analytics.ts'

/** Analytics that record reports and count loads. */
function start() {
  const reported: string[] = []
  const analytics: Analytics = {
    report: (path) => void reported.push(path),
    optOut: () => void reported.push('optOut'),
  }
  const load = vi.fn<() => Promise<Analytics>>(async () => analytics)
  const count = countPageViews(load)
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { analytics, count, load, settle, reported }
}

describe('“page views are reported to an analytics service on route change”', () => {
  it('each page view, by analytics that are loaded once', async () => {
    const { count, load, settle, reported } = start()
    for (const path of ['/', '/tools', '/']) count(path, true)
    await settle()
    expect(reported).toEqual(['/', '/tools', '/'])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('not for a redirect', async () => {
    const { count, load, settle } = start()
    count(undefined, true)
    await settle()
    expect(load).not.toHaveBeenCalled()
  })
})

describe('“Nothing third-party, and no page view report, before `analytics` is true.”', () => {
  it('nothing is loaded before consent, and earlier page views are not reported later', async () => {
    const { count, load, settle, reported } = start()
    for (const path of ['/', '/tools', '/pricing']) count(path, false)
    await settle()
    expect(load).not.toHaveBeenCalled()
    count('/pricing', true)
    await settle()
    expect(reported).toEqual(['/pricing'])
  })
})

describe('“withdrawing clears what consent allowed”', () => {
  it('immediately, and nothing is reported until consent is given again', async () => {
    const { count, load, settle, reported } = start()
    count('/', true)
    await settle()
    count('/', false)
    count('/tools', false)
    count('/pricing', false)
    await settle()
    expect(reported).toEqual(['/', 'optOut'])
    count('/pricing', true)
    await settle()
    expect(reported).toEqual(['/', 'optOut', '/pricing'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('also while the analytics are loading: nothing is reported to them', async () => {
    const { analytics, load, count, settle, reported } = start()
    const { promise, resolve } = Promise.withResolvers<Analytics>()
    load.mockReturnValueOnce(promise)
    count('/', true)
    count('/', false)
    resolve(analytics)
    await settle()
    expect(reported).toEqual(['optOut'])
  })
})

describe('analytics that fail to load', () => {
  it('are loaded again with the next page, without an unhandled rejection', async () => {
    const { count, load, settle, reported } = start()
    load.mockRejectedValueOnce(new Error('offline'))
    count('/', true)
    await settle()
    count('/tools', true)
    await settle()
    expect(reported).toEqual(['/tools'])
    load.mockRejectedValueOnce(new Error('offline'))
    count('/tools', false)
    count('/tools', true)
    count('/tools', false)
    await settle()
    expect(reported).toEqual(['/tools', 'optOut'])
  })
})

it('“none by default in development”', () => {
  expect(import.meta.env.DEV).toBe(true)
  expect(loadAnalytics).toBeUndefined()
})
