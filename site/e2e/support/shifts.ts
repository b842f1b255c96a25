/** What moves by itself while a page is read. */
import type { Page } from 'playwright'

/** Adds up the layout's shifts from the next page on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0, moved: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Element }[]
      })[]) {
        ;(window as typeof window & { shifted: number }).shifted += entry.value
        ;(window as typeof window & { moved: string[] }).moved.push(
          ...entry.sources.map(
            ({ node }) => `${entry.value.toFixed(4)} ${node?.outerHTML?.slice(0, 80) ?? ''}`,
          ),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Their sum so far, as Cumulative Layout Shift counts, and what moved. */
export const shifts = (page: Page) =>
  page.evaluate(() => {
    const { shifted, moved } = window as typeof window & { shifted: number; moved: string[] }
    return { shifted, moved }
  })
