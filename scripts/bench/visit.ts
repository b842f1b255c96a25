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

export interface Sent {
  readonly type: string
  readonly url: string
  /** Of the body, as it came over the wire, in bytes. */
  readonly bytes: number
}

export interface VisitOptions extends BrowserContextOptions {
  /** How many times slower the page's thread runs than the machine, from the first byte on. @default 1 */
  slowdown?: number
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
  /** Makes the page's thread so many times slower than the machine. */
  readonly slow: (times: number) => Promise<void>
  readonly end: () => Promise<void>
}

const QUIET_MS = 500

/** Opens a path of the product in a context of its own. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { slowdown = 1, hasRefusedCookies = false, before, ...context } = options
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
      })),
    )
  })
  if (hasRefusedCookies)
    await page.addInitScript(() => {
      const refused = { necessary: true, analytics: false, timestamp: new Date().toISOString() }
      localStorage.setItem('cookie-consent', JSON.stringify(refused))
    })
  await before?.(page)
  const devtools = await visitor.newCDPSession(page)
  const slow = async (rate: number) => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate }))
  await slow(slowdown)
  await page.goto(url)
  return {
    page,
    messages,
    sent: () => Promise.all(sent),
    async quiet() {
      const asked = performance.now()
      while (underWay.size > 0 || performance.now() - Math.max(asked, lastChange) < QUIET_MS) await wait(50)
    },
    slow,
    end: () => visitor.close(),
  }
}

/** The bytes of one kind. */
export const bytesOf = (sent: readonly Sent[], type: string): number =>
  sent.filter((one) => one.type === type).reduce((all, { bytes }) => all + bytes, 0)
