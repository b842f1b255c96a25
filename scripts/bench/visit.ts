/** A visit of the built product in Chromium: nothing leaves the machine, and what it sends and says is kept. */
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from 'playwright'
import { launchOptions } from '../chromium.ts'

/** No name resolves but the product's own addresses. */
export const nothingLeaves = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { args, ...options } = launchOptions()
  return chromium.launch({ ...options, args: [...args, nothingLeaves, ...more] })
}

/** A phone, held upright. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions

/** In the page: what an earlier visit has left where it refused cookies, so that no banner comes. */
export function refuseCookies(): void {
  const refused = { necessary: true, analytics: false, timestamp: new Date().toISOString() }
  localStorage.setItem('cookie-consent', JSON.stringify(refused))
}

/** In the page: Chromium without a window has a mouse that rests in the corner, as no phone has. */
function removeMouse(): void {
  addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/** A phone's connection, as Lighthouse takes it. */
const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

export interface Sent {
  readonly type: string
  readonly url: string
  /** Of the body, as it came over the wire, in bytes. */
  readonly bytes: number
  /** Whether it is for another page, or says which those are. */
  readonly isSpeculative: boolean
}

export interface VisitOptions extends BrowserContextOptions {
  /** How many times slower the page's thread runs than the machine, from the first byte on. @default 1 */
  slowdown?: number
  /** Whether it comes by a slow connection. @default false */
  isSlowlyConnected?: boolean
  /** Whether the visitor has refused cookies on an earlier visit, so that no banner comes. @default false */
  hasRefusedCookies?: boolean
  /** Runs when the page is there and nothing has been loaded. */
  before?: (page: Page) => Promise<unknown>
}

export interface Visit {
  readonly page: Page
  /** Everything the console said, and every error that nothing caught. */
  readonly messages: readonly string[]
  /** What has been fetched so far. */
  readonly sent: () => Promise<Sent[]>
  /** Resolves when nothing has been under way for half a second. */
  readonly quiet: () => Promise<void>
  /** Resolves when the page has been loaded for three seconds, and is quiet. */
  readonly settled: () => Promise<void>
  /** Makes the page's thread so many times slower than the machine. */
  readonly slow: (times: number) => Promise<void>
  readonly end: () => Promise<void>
}

const QUIET_MS = 500
const SETTLED_MS = 3000

const isSpeculative = (request: Request) =>
  request.headers()['sec-purpose']?.startsWith('prefetch') === true ||
  request.url().endsWith('/speculation-rules.json')

/** Opens a path of the product in a context of its own. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { slowdown = 1, isSlowlyConnected = false, hasRefusedCookies = false, before, ...context } = options
  const visitor = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...context })
  const page = await visitor.newPage()
  const messages: string[] = []
  const sent: Promise<Sent>[] = []
  const underWay = new Set<Request>()
  let lastChange = performance.now()
  const ended = (request: Request) => {
    underWay.delete(request)
    lastChange = performance.now()
  }
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', ({ message }) => messages.push(`uncaught: ${message}`))
  page.on('request', (request) => underWay.add(request))
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
  if (isSlowlyConnected) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowConnection)
  }
  await page.goto(url)
  const loaded = performance.now()
  const quiet = async () => {
    const asked = performance.now()
    while (underWay.size > 0 || performance.now() - Math.max(asked, lastChange) < QUIET_MS) await wait(50)
  }
  return {
    page,
    messages,
    sent: () => Promise.all(sent),
    quiet,
    async settled() {
      await wait(Math.max(0, loaded + SETTLED_MS - performance.now()))
      await quiet()
    },
    slow,
    end: () => visitor.close(),
  }
}

/** The bytes of one kind. */
export const bytesOf = (sent: readonly Sent[], type: string): number =>
  sent.filter((one) => one.type === type).reduce((all, { bytes }) => all + bytes, 0)
