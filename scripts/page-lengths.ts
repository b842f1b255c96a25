/**
 * `npm run lengths`: prints the height of every built document at 390 px, in its own font and in the fallback of a first
 * visit with a slow connection, and exits with 1 if one is above its limit in either. Run `npm run build` first.
 */
import type { Page } from 'playwright'
import { launchBrowser } from './bench/visit.ts'
import { serveDocuments } from './built-documents.ts'

const WIDTH = 390
/** In CSS pixels. */
export const maxLengths: Readonly<Record<string, number>> = {
  '/': 8000,
  '/business-templates': 4500,
  '/pricing': 7300,
}

/** Waits for the font files, which are optional: without this, the first pages are drawn in the fallback. */
const waitForFonts = (page: Page) =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    await route.fulfill({ response, body })
  })
const refuseFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort())

if (import.meta.main) {
  const { origin, paths, close } = serveDocuments()
  const browser = await launchBrowser()
  const [own, fallback] = await Promise.all(
    [waitForFonts, refuseFonts].map(async (prepare) => {
      const page = await browser.newPage({ viewport: { width: WIDTH, height: 844 } })
      await prepare(page)
      return page
    }),
  )
  const lengthOf = async (page: Page, path: string) => {
    await page.goto(origin + path)
    // What is below the fold has an estimated height until it is drawn.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return page.evaluate(() => document.documentElement.scrollHeight)
  }
  let isLong = false
  console.log(' own font  fallback')
  for (const path of paths) {
    const lengths = [await lengthOf(own!, path), await lengthOf(fallback!, path)]
    const most = maxLengths[path]
    if (most !== undefined && lengths.some((length) => length > most)) isLong = true
    const [inOwn, inFallback] = lengths.map((length) => String(length).padStart(8))
    console.log(`${inOwn}  ${inFallback}  ${path}${most === undefined ? '' : ` (at most ${most})`}`)
  }
  await browser.close()
  close()
  if (isLong) process.exitCode = 1
}
