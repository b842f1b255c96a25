/** From navigation to the app alive, on a phone whose thread is four times slower, in ms. */
import type { Browser, Page } from 'playwright'
import { median, type Measure } from './measure.ts'
import { SLOWDOWN } from './taps.ts'
import { phone, visit } from './visit.ts'

declare global {
  interface Window {
    /** When React had taken over each part, since navigation. */
    aliveAt?: Record<string, number>
    longTasks?: number[]
  }
}

/** What is looked at in each part. */
const parts = { header: 'header button', page: 'main a', footer: 'footer a' }

const observe = (page: Page) =>
  page.addInitScript((selectors) => {
    const aliveAt: Record<string, number> = {}
    window.aliveAt = aliveAt
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks?.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    const look = () => {
      for (const [part, selector] of Object.entries(selectors)) {
        const element = document.querySelector(selector)
        if (
          element &&
          !(part in aliveAt) &&
          Object.keys(element).some((key) => key.startsWith('__reactProps'))
        )
          aliveAt[part] = performance.now()
      }
      if (Object.keys(aliveAt).length < Object.keys(selectors).length) setTimeout(look, 5)
    }
    look()
  }, parts)

interface Life {
  readonly firstPaint: number
  readonly aliveAt: Readonly<Record<string, number>>
  readonly longTasks: readonly number[]
}

export async function measureHydration(browser: Browser, url: string, runs: number) {
  const visits: Life[] = []
  for (let run = 0; run < runs; run++) {
    const { page, quiet, end } = await visit(browser, url, { ...phone, slowdown: SLOWDOWN, before: observe })
    await page.waitForFunction(
      (count) => Object.keys(window.aliveAt ?? {}).length === count,
      Object.keys(parts).length,
    )
    await quiet()
    visits.push(
      await page.evaluate(() => ({
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        aliveAt: window.aliveAt ?? {},
        longTasks: window.longTasks ?? [],
      })),
    )
    await end()
  }
  const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
  const middle = (figure: (of: Life) => number) => median(visits.map(figure))
  const measures: Measure[] = [
    { what: 'navigation to first paint', is: middle(({ firstPaint }) => firstPaint), unit: 'ms' },
    ...Object.keys(parts).map((part) => ({
      what: `navigation to the ${part} alive`,
      is: middle(({ aliveAt }) => aliveAt[part] ?? Number.NaN),
      unit: 'ms' as const,
    })),
    { what: 'long tasks, whole', is: middle(({ longTasks }) => sum(longTasks)), unit: 'ms' },
    {
      what: 'long tasks, past their first 50 ms',
      is: middle(({ longTasks }) => sum(longTasks.map((duration) => duration - 50))),
      unit: 'ms',
    },
  ]
  return { measures, visits }
}
