/**
 * Finds the Chromium that tests use, in this order: `CHROME_PATH`, one without windows, a system Chromium, Playwright's
 * own. Where none is there it tries Playwright's installer, then Debian's package when it may, and otherwise stops with one line.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemPaths = [
  // Without the windows around pages, opening one costs a fifth.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Keep the browser from calling home, and let it start as root, where Chromium's sandbox cannot. It draws without a
 * graphics processor, which Debian's package asks for and an emulated one only slows down: there a letter's edge depends
 * on what was drawn before it. Nor does it fit letters to whole pixels, as no telephone does: figures of equal width
 * would come out unequal.
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

const found = (): string | undefined => {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is ${named}, where there is no file.`)
    return named
  }
  return [...systemPaths, chromium.executablePath()].find((path) => path && existsSync(path))
}

const run = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 }).status === 0

/** The path of a Chromium, installed first where there is none. Throws with what to install where that fails. */
export function chromiumPath(): string {
  const path = found()
  if (path) return path
  console.log('No Chromium found: trying Playwright’s installer.')
  run('npx', 'playwright', 'install', 'chromium')
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Trying Debian’s package.')
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
  }
  const installed = found()
  if (!installed)
    throw new Error(
      'The browser tests need Chromium: install it (for example "apt-get install chromium-headless-shell" or "npx playwright install chromium"), or set CHROME_PATH to one.',
    )
  return installed
}

/** Launch options for Playwright. */
export const launchOptions = () => ({ executablePath: chromiumPath(), args })
