/**
 * From the press on a link to the data of the portal's screens: a client with the sample's data on a phone, with a slow
 * connection and a slower processor, on a first visit and once the files are in the cache. In ms.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { sampleAccounts, samplePassword } from '../../server/features/accounts/add-sample-accounts.ts'
import { application } from '../../site/app/words.ts'
import { median, type Measure } from './measure.ts'
import { addDocuments, measurePortalKeys } from './portal-keys.ts'
import { startProduct, type Part } from './part.ts'
import { SLOWDOWN } from './taps.ts'
import { launchBrowser, phone, refuseCookies, slowConnection } from './visit.ts'

const FIRST_VISIT_MS = 2500
const CACHED_MS = 1000

const screens = ['/client/dashboard', '/client/documents', '/client/tasks'] as const

/** A screen that shows no data by then does not work. */
const TIMEOUT_MS = 30_000

/**
 * In the page: `dataShown` resolves with the time from the start of the navigation to heading and data, which are shown
 * when the last text about loading is gone.
 */
function watch(loading: string): void {
  window.dataShown = new Promise((resolve) => {
    requestAnimationFrame(function look() {
      const main = document.querySelector('main')
      const isShown =
        main?.querySelector('h1') && main.querySelector('h2') && !main.innerText.includes(loading)
      // A frame has been painted when the first task after its callbacks runs.
      if (!isShown) requestAnimationFrame(look)
      else void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' })
    })
  })
}

declare global {
  interface Window {
    /** Resolves with ms since the navigation began. */
    dataShown?: Promise<number>
  }
}

/** The first client of the sample, signed in, in a browser without any file in its cache. */
async function signedIn(
  browser: Browser,
  url: string,
  screen: BrowserContextOptions = phone,
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...screen })
  const [account] = sampleAccounts
  const { username } = account!
  const response = await context.request.post(`${url}/api/login`, {
    data: { username, password: samplePassword(username) },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  if (!response.ok()) throw new Error(`the sign-in answered ${response.status()}`)
  return context
}

/** With 1,000 documents that are not in the sample. */
async function measureKeys(browser: Browser, url: string) {
  const context = await signedIn(browser, url, {})
  const { clients } = (await (await context.request.get(`${url}/api/clients`)).json()) as {
    clients: { id: string }[]
  }
  const member = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const { id: client } = clients[0]!
  await addDocuments({ url, client, member })
  const page = await context.newPage()
  await page.addInitScript(refuseCookies)
  await page.goto(`${url}/client/documents?client=${client}`)
  const keys = await measurePortalKeys(page)
  await context.close()
  return keys
}

/** @returns ms on a first visit, and again in a new tab with the files of the first in the cache */
async function open(browser: Browser, url: string, path: string): Promise<[number, number]> {
  const context = await signedIn(browser, url)
  const shown = async () => {
    const page = await context.newPage()
    await page.addInitScript(refuseCookies)
    await page.addInitScript(watch, application.loading)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowConnection)
    await page.goto(url + path, { waitUntil: 'commit' })
    const ms = await Promise.race([page.evaluate(() => window.dataShown), wait(TIMEOUT_MS)])
    await page.waitForLoadState('networkidle')
    await page.close()
    return ms ?? Number.NaN
  }
  const times: [number, number] = [await shown(), await shown()]
  await context.close()
  return times
}

export const portal: Part = {
  name: 'portal',
  async run({ runs }) {
    const product = await startProduct(['--sample'])
    const chromium = await launchBrowser()
    try {
      const figures: Record<string, (readonly [number, number])[]> = {}
      for (const path of screens) {
        const times: [number, number][] = []
        for (let run = 0; run < runs; run++) times.push(await open(chromium, product.url, path))
        figures[path] = times
      }
      const keys = await measureKeys(chromium, product.url)
      return {
        notes: [
          `Screens: medians of ${runs}, slow 4G, with a ${SLOWDOWN}× slower page. Keys: one run, at full speed.`,
        ],
        measures: [
          ...Object.entries(figures).flatMap(([path, times]): Measure[] => [
            {
              what: `heading and data of ${path}, first visit`,
              is: median(times.map(([first]) => first)),
              unit: 'ms',
              atMost: FIRST_VISIT_MS,
            },
            {
              what: `  from the cache`,
              is: median(times.map(([, cached]) => cached)),
              unit: 'ms',
              atMost: CACHED_MS,
            },
          ]),
          ...keys.measures,
        ],
        details: { ...figures, keys: keys.times },
      }
    } finally {
      await chromium.close()
      await product.stop()
    }
  },
}
