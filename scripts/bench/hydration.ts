/** From navigation to the islands answering that come by themselves, on a phone that is four times slower, in ms. */
import type { Browser, Page } from 'playwright'
import { median, type Measure } from './measure.ts'
import { SLOWDOWN } from './taps.ts'
import { phone, visit } from './visit.ts'

declare global {
  interface Window {
    /** When each island answered, since navigation. */
    answeredAt?: number[]
    longTasks?: number[]
  }
}

const observe = (page: Page) =>
  page.addInitScript(() => {
    window.answeredAt = []
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks?.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    addEventListener('hydrated', () => window.answeredAt?.push(performance.now()), { capture: true })
  })

interface Life {
  readonly firstPaint: number
  readonly answeredAt: readonly number[]
  readonly longTasks: readonly number[]
}

export async function measureHydration(browser: Browser, url: string, runs: number) {
  const visits: Life[] = []
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
        answeredAt: window.answeredAt ?? [],
        longTasks: window.longTasks ?? [],
      })),
    )
    await end()
  }
  const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
  const middle = (figure: (of: Life) => number) => median(visits.map(figure))
  const measures: Measure[] = [
    { what: 'navigation to first paint', is: middle(({ firstPaint }) => firstPaint), unit: 'ms' },
    {
      what: 'islands that come by themselves',
      is: middle(({ answeredAt }) => answeredAt.length),
      unit: 'count',
    },
    {
      what: 'navigation to the last of them answering',
      is: middle(({ answeredAt }) => Math.max(...answeredAt)),
      unit: 'ms',
    },
    { what: 'long tasks, whole', is: middle(({ longTasks }) => sum(longTasks)), unit: 'ms' },
    {
      what: 'long tasks, past their first 50 ms',
      is: middle(({ longTasks }) => sum(longTasks.map((duration) => duration - 50))),
      unit: 'ms',
    },
  ]
  return { measures, visits }
}
