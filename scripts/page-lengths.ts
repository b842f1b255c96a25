/**
 * `npm run lengths`: prints the height of every built document at 390 px, and exits with 1 if home or pricing is above
 * its limit. Run `npm run build` first.
 */
import { launchBrowser } from './bench/visit.ts'
import { serveDocuments } from './built-documents.ts'

const WIDTH = 390
/** In CSS pixels. */
export const maxLengths: Readonly<Record<string, number>> = {
  '/': 8000,
  '/business-templates': 4500,
  '/pricing': 7500,
}

if (import.meta.main) {
  const { origin, paths, close } = serveDocuments()
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 844 } })
  let isLong = false
  for (const path of paths) {
    await page.goto(origin + path)
    // What is below the fold has an estimated height until it is drawn.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    const most = maxLengths[path]
    if (most !== undefined && length > most) isLong = true
    console.log(`${String(length).padStart(6)}  ${path}${most === undefined ? '' : ` (at most ${most})`}`)
  }
  await browser.close()
  close()
  if (isLong) process.exitCode = 1
}
