/** Layout shifts. */
import type { Page } from 'playwright'

/** Records layout shifts, from the next page load on. */
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

/** The sum of the shift scores so far, and the elements that shifted. */
export const shifts = (page: Page) =>
  page.evaluate(() => {
    const { shifted, moved } = window as typeof window & { shifted: number; moved: string[] }
    return { shifted, moved }
  })
