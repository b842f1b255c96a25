import type { Page } from 'playwright'
import { resizeObserversNotified } from './waiting.ts'

/** Resizes text to 200 % (WCAG 1.4.4). */
export const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Whether the page has no horizontal overflow. */
export async function isWithin(page: Page): Promise<boolean> {
  await resizeObserversNotified(page)
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
}
