/**
 * Back navigation from the back/forward cache. Chromium's headless shell has none, so this needs a complete browser:
 * `CHROME_PATH`, or a system Chromium.
 */
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { systemPaths } from '../chromium.ts'
import type { Measure } from './measure.ts'
import { blockExternalHosts, refuseCookies } from './visit.ts'

const paths = ['/', '/pricing', '/tools/emi', '/privacy-policy']

/** How many documents `history.back()` restores unchanged. Not measured without a complete browser. */
export async function measureBackForwardCache(
  url: string,
): Promise<{ measures: Measure[]; notes: string[] }> {
  const path = [process.env.CHROME_PATH, ...systemPaths].find((each) => each && existsSync(each))
  if (path === undefined)
    return {
      measures: [],
      notes: ['Back was not measured: there is no system Chromium, and no CHROME_PATH.'],
    }
  const browser = await chromium.launch({
    executablePath: path,
    // Playwright's own headless mode is that of the headless shell.
    headless: false,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--headless=new', '--disable-gpu', '--no-sandbox', blockExternalHosts],
  })
  const restored: string[] = []
  const notes: string[] = []
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(refuseCookies)
    for (const each of paths) {
      await page.goto(url + each, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.documentElement.setAttribute('data-left-here', ''))
      await page.evaluate(() => location.assign('/careers'))
      await page.waitForURL('**/careers', { waitUntil: 'networkidle' })
      await page.evaluate(() => history.back())
      // A restored document has no load event.
      await page.waitForFunction((wanted) => location.pathname === wanted, each)
      const isRestored = await page.evaluate(() => document.documentElement.hasAttribute('data-left-here'))
      if (isRestored) restored.push(each)
      else notes.push(`Back to ${each} loaded it again.`)
    }
    notes.push(`Back was measured in Chromium ${browser.version()}.`)
  } finally {
    await browser.close()
  }
  return {
    measures: [
      {
        what: `documents of ${paths.length} that Back restores from the back/forward cache`,
        is: restored.length,
        unit: 'count',
        atLeast: paths.length,
      },
    ],
    notes,
  }
}
