import type { Page } from 'playwright'
import { sizesHeard } from './waiting.ts'

/** Text twice as large, as WCAG 1.4.4 asks. */
export const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Whether the page scrolls in one direction alone. */
export async function isWithin(page: Page): Promise<boolean> {
  await sizesHeard(page)
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
}
