/** Rendering differs between browser versions and machines: a fingerprint identifies the renderer. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from 'playwright'

/** By family name in the test page. */
const fonts = {
  text: join(import.meta.dirname, '../../design-system/tokens/fonts/anek-latin-text.woff2'),
  devanagari: createRequire(import.meta.url).resolve(
    '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  ),
}

/**
 * The browser's version and a hash of a test page with bundled fonts, edges and shadows:
 * `chromium-153.0.8010.0-2074b83f`.
 */
export async function fingerprintOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 600, height: 400 } })
  const faces = Object.entries(fonts).map(([name, path]) => {
    const data = readFileSync(path).toString('base64')
    return `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${data}); font-weight: 100 800 }`
  })
  await page.setContent(`<style>${faces.join('')} * { font-family: text, devanagari }</style>
    <body style="margin:0">
    ${[400, 560, 720]
      .map((weight) => `<p style="font-size:17px;font-weight:${weight}">Anupalan 12,34,567.89 ₹ é अनुपालन</p>`)
      .join('')}
    <div style="width:90px;height:60px;border-radius:9px;background:#9b1b30;box-shadow:0 3px 9px #0005;rotate:3deg"></div>
    <svg width="60" height="60"><circle cx="30" cy="30" r="25.3" fill="none" stroke="#1d6a4b" stroke-width="1.7"/></svg>
    <select><option>Select</option></select><input type="checkbox" checked>`)
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()))
  })
  const drawing = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 8)
  await page.close()
  return `chromium-${browser.version()}-${drawing}`
}
