import { describe, expect, it, vi } from 'vitest'
import type { Analytics } from './analytics.ts'
import { countPageViews } from './count-page-views.ts'
import { loadAnalytics } from './load-analytics.ts'

/** Analytics that write down what they are told, and how often they were loaded. */
function start() {
  const told: string[] = []
  const analytics: Analytics = {
    report: (path) => void told.push(path),
    forget: () => void told.push('forget'),
  }
  const load = vi.fn<() => Promise<Analytics>>(async () => analytics)
  const count = countPageViews(load)
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { analytics, count, load, settle, told }
}

describe('“page views are reported to an analytics service on route change”', () => {
  it('each page that is shown, by analytics that are loaded once', async () => {
    const { count, load, settle, told } = start()
    for (const path of ['/', '/tools', '/']) count(path, true)
    await settle()
    expect(told).toEqual(['/', '/tools', '/'])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('not where an address only leads to another', async () => {
    const { count, load, settle } = start()
    count(undefined, true)
    await settle()
    expect(load).not.toHaveBeenCalled()
  })
})

describe('“Nothing third-party, and no page view report, before `analytics` is true.”', () => {
  it('nothing is loaded before, and nothing of what was shown before is told afterwards', async () => {
    const { count, load, settle, told } = start()
    for (const path of ['/', '/tools', '/pricing']) count(path, false)
    await settle()
    expect(load).not.toHaveBeenCalled()
    count('/pricing', true)
    await settle()
    expect(told).toEqual(['/pricing'])
  })
})

describe('“withdrawing clears what consent allowed”', () => {
  it('at once, and nothing is told until consent is given again', async () => {
    const { count, load, settle, told } = start()
    count('/', true)
    await settle()
    count('/', false)
    count('/tools', false)
    count('/pricing', false)
    await settle()
    expect(told).toEqual(['/', 'forget'])
    count('/pricing', true)
    await settle()
    expect(told).toEqual(['/', 'forget', '/pricing'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('also while the analytics are loading: what they bring is told nothing', async () => {
    const { analytics, load, count, settle, told } = start()
    const { promise, resolve } = Promise.withResolvers<Analytics>()
    load.mockReturnValueOnce(promise)
    count('/', true)
    count('/', false)
    resolve(analytics)
    await settle()
    expect(told).toEqual(['forget'])
  })
})

describe('analytics that do not load', () => {
  it('are asked for again with the next page, and disturb nobody', async () => {
    const { count, load, settle, told } = start()
    load.mockRejectedValueOnce(new Error('offline'))
    count('/', true)
    await settle()
    count('/tools', true)
    await settle()
    expect(told).toEqual(['/tools'])
    load.mockRejectedValueOnce(new Error('offline'))
    count('/tools', false)
    count('/tools', true)
    count('/tools', false)
    await settle()
    expect(told).toEqual(['/tools', 'forget'])
  })
})

it('“none by default in development”', () => {
  expect(import.meta.env.DEV).toBe(true)
  expect(loadAnalytics).toBeUndefined()
})
