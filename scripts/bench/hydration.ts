/** From navigation to the hydration of the islands that load without interaction, at 4× CPU slowdown, in ms. */
import type { Browser, Page } from 'playwright'
import { median, type Measure } from './measure.ts'
import { SLOWDOWN } from './taps.ts'
import { phone, visit } from './visit.ts'

declare global {
  interface Window {
    /** When each island was hydrated, since navigation. */
    hydratedAt?: number[]
    longTasks?: number[]
  }
}

const observe = (page: Page) =>
  page.addInitScript(() => {
    window.hydratedAt = []
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks?.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    addEventListener('hydrated', () => window.hydratedAt?.push(performance.now()), { capture: true })
  })

interface HydrationTimes {
  readonly firstPaint: number
  readonly hydratedAt: readonly number[]
  readonly longTasks: readonly number[]
}

export async function measureHydration(browser: Browser, url: string, runs: number) {
  const visits: HydrationTimes[] = []
  for (let run = 0; run < runs; run++) {
    const { page, settled, end } = await visit(browser, url, {
      ...phone,
      slowdown: SLOWDOWN,
      before: observe,
    })
    await settled()
    visits.push(
      await page.evaluate(() => ({
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        hydratedAt: window.hydratedAt ?? [],
        longTasks: window.longTasks ?? [],
      })),
    )
    await end()
  }
  const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
  const medianOf = (figure: (of: HydrationTimes) => number) => median(visits.map(figure))
  const measures: Measure[] = [
    { what: 'navigation to first paint', is: medianOf(({ firstPaint }) => firstPaint), unit: 'ms' },
    {
      what: 'islands that load without interaction',
      is: medianOf(({ hydratedAt }) => hydratedAt.length),
      unit: 'count',
    },
    {
      what: 'navigation to the hydration of the last of them',
      is: medianOf(({ hydratedAt }) => Math.max(...hydratedAt)),
      unit: 'ms',
    },
    { what: 'long tasks, total', is: medianOf(({ longTasks }) => sum(longTasks)), unit: 'ms' },
    {
      what: 'long tasks, beyond their first 50 ms',
      is: medianOf(({ longTasks }) => sum(longTasks.map((duration) => duration - 50))),
      unit: 'ms',
    },
  ]
  return { measures, visits }
}
