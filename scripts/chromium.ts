/**
 * Finds the Chromium for tests, screenshots and benchmarks: `CHROME_PATH`; on Linux x64 the one pinned by a package;
 * elsewhere a system Chromium, or Playwright's own. If there is none it throws an error of one line.
 */
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { pinnedChromium, type PinnedChromium } from './pinned-chromium.ts'

/** Paths of complete system browsers. */
export const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Disables background requests, and the sandbox for root, where Chromium's sandbox does not work. Drawing without a GPU:
 * with an emulated one a letter's edge depends on what was drawn before it. No font hinting, as on phones: otherwise
 * figures of equal width differ in width.
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

/** Finds the Chromium to use. Throws an error with instructions if there is none. */
export function findChromium(): Pick<PinnedChromium, 'path'> & Partial<PinnedChromium> {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is ${named}, which does not exist.`)
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
