/** Browsers and fonts draw differently from machine to machine: which one drew is told by a fingerprint. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'

const file = join(import.meta.dirname, 'fingerprint.json')

export interface Fingerprint {
  browser: string
  /** What the browser makes of some text, edges and shadows, as a hash. */
  drawing: string
}

/** How this machine draws. */
export async function fingerprintOf(browser: Browser): Promise<Fingerprint> {
  const page = await browser.newPage({ viewport: { width: 600, height: 400 } })
  await page.setContent(`<body style="margin:0">
    ${['system-ui', 'serif', 'monospace', 'sans-serif']
      .map((font) => `<p style="font:17px ${font}">Anupalan 12,34,567.89 ₹ é अनुपालन ಅನುಪಾಲನ ✓ →</p>`)
      .join('')}
    <div style="width:90px;height:60px;border-radius:9px;background:#9b1b30;box-shadow:0 3px 9px #0005;rotate:3deg"></div>
    <svg width="60" height="60"><circle cx="30" cy="30" r="25.3" fill="none" stroke="#1d6a4b" stroke-width="1.7"/></svg>
    <select><option>Select</option></select><input type="checkbox" checked>`)
  const drawing = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 16)
  await page.close()
  return { browser: `Chromium ${browser.version()}`, drawing }
}

/** How the machine drew on which the committed pictures were taken; nothing before the first are. */
export const keptFingerprint = () =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Fingerprint) : undefined

/** Told with pictures that were all taken here. */
export const keepFingerprint = (fingerprint: Fingerprint) =>
  writeFileSync(file, `${JSON.stringify(fingerprint, undefined, 2)}\n`)
