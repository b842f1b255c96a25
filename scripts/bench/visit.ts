/** A visit to the built product in Chromium, without external requests; responses and console messages are recorded. */
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from 'playwright'
import { launchOptions } from '../chromium.ts'

/** Resolves no host name but the product's own. */
export const blockExternalHosts =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { args, ...options } = launchOptions()
  return chromium.launch({ ...options, args: [...args, blockExternalHosts, ...more] })
}

/** A phone in portrait orientation. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions

/** In the page: stores the refusal of an earlier visit, so that no cookie banner is shown. */
export function refuseCookies(): void {
  const refused = { necessary: true, analytics: false, timestamp: new Date().toISOString() }
  localStorage.setItem('cookie-consent', JSON.stringify(refused))
}

/** In the page: removes the mouse in the corner that headless Chromium has and a phone does not. */
function removeMouse(): void {
  addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/** The mobile connection that Lighthouse simulates. */
export const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

export interface Sent {
  readonly type: string
  readonly url: string
  /** Transferred size of the body, in bytes. */
  readonly bytes: number
  /** Whether it is a prefetch of another page, or the speculation rules. */
  readonly isSpeculative: boolean
}

export interface VisitOptions extends BrowserContextOptions {
  /** CPU slowdown from the first byte on. @default 1 */
  slowdown?: number
  /** Whether the connection is slow. @default false */
  hasSlowConnection?: boolean
  /** Whether cookies were refused on an earlier visit, so that no banner is shown. @default false */
  hasRefusedCookies?: boolean
  /** Runs with the new page before anything is loaded. */
  before?: (page: Page) => Promise<unknown>
}

export interface Visit {
  readonly page: Page
  /** All console messages and uncaught errors. */
  readonly messages: readonly string[]
  /** What was fetched so far. */
  readonly sent: () => Promise<Sent[]>
  /** Resolves when no request was in flight for half a second. */
  readonly waitForIdle: () => Promise<void>
  /** Resolves three seconds after load at the earliest, when the network is idle. */
  readonly settled: () => Promise<void>
  /** Sets the CPU slowdown. */
  readonly slow: (times: number) => Promise<void>
  readonly end: () => Promise<void>
}

const IDLE_MS = 500
const SETTLED_MS = 3000

const isSpeculative = (request: Request) =>
  request.headers()['sec-purpose']?.startsWith('prefetch') === true ||
  request.url().endsWith('/speculation-rules.json')

/** Opens a path of the product in a context of its own. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { slowdown = 1, hasSlowConnection = false, hasRefusedCookies = false, before, ...context } = options
  const visitor = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...context })
  const page = await visitor.newPage()
  const messages: string[] = []
  const sent: Promise<Sent>[] = []
  const inFlight = new Set<Request>()
  let lastChange = performance.now()
  const ended = (request: Request) => {
    inFlight.delete(request)
    lastChange = performance.now()
  }
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', ({ message }) => messages.push(`uncaught: ${message}`))
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfailed', ended)
  page.on('requestfinished', (request) => {
    ended(request)
    sent.push(
      request.sizes().then(({ responseBodySize }) => ({
        type: request.resourceType(),
        url: request.url(),
        bytes: responseBodySize,
        isSpeculative: isSpeculative(request),
      })),
    )
  })
  if (hasRefusedCookies) await page.addInitScript(refuseCookies)
  if (context.hasTouch === true) await page.addInitScript(removeMouse)
  await before?.(page)
  const devtools = await visitor.newCDPSession(page)
  const slow = async (rate: number) => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate }))
  await slow(slowdown)
  if (hasSlowConnection) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowConnection)
  }
  await page.goto(url)
  const loaded = performance.now()
  const waitForIdle = async () => {
    const began = performance.now()
    while (inFlight.size > 0 || performance.now() - Math.max(began, lastChange) < IDLE_MS) await wait(50)
  }
  return {
    page,
    messages,
    sent: () => Promise.all(sent),
    waitForIdle,
    async settled() {
      await wait(Math.max(0, loaded + SETTLED_MS - performance.now()))
      await waitForIdle()
    },
    slow,
    end: () => visitor.close(),
  }
}

/** The bytes of one resource type. */
export const bytesOf = (sent: readonly Sent[], type: string): number =>
  sent.filter((one) => one.type === type).reduce((all, { bytes }) => all + bytes, 0)
