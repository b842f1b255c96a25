/**
 * Finds the Chromium that tests, pictures and benchmarks use: `CHROME_PATH`; on Linux x64 the one that a package pins;
 * elsewhere a system Chromium, or Playwright's own. Where none is there it stops with one line.
 */
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { pinnedChromium, type PinnedChromium } from './pinned-chromium.ts'

/** Where systems keep a whole browser. */
export const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Keep the browser from calling home, and let it start as root, where Chromium's sandbox cannot. It draws without a
 * graphics processor: with an emulated one a letter's edge depends on what was drawn before it. Nor does it fit
 * letters to whole pixels, as no telephone does: figures of equal width would come out unequal.
 */
const args = [
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The Chromium to use. Throws with what to do where there is none. */
export function findChromium(): Pick<PinnedChromium, 'path'> & Partial<PinnedChromium> {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is ${named}, where there is no file.`)
    return { path: named }
  }
  const pinned = pinnedChromium()
  if (pinned) return pinned
  const path = [...systemPaths, chromium.executablePath()].find((candidate) => existsSync(candidate))
  if (path === undefined)
    throw new Error(
      'The browser tests need Chromium: run "npx playwright install chromium", or set CHROME_PATH to a Chromium or Chrome.',
    )
  return { path }
}

/** Launch options for Playwright. */
export function launchOptions() {
  const { path, env } = findChromium()
  return { executablePath: path, args, ...(env && { env: { ...process.env, ...env } }) }
}
