import type { Page } from 'playwright'

/** Text twice as large, as WCAG 1.4.4 asks. */
export const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Whether the page scrolls in one direction alone. */
export const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
