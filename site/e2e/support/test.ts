/** The `test` of this project: the built product on the real server, in a real browser that nothing leaves. */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright'
import { expect as webFirst } from 'playwright/test'
import { test as base } from 'vitest'
import { launchOptions } from '../../../scripts/chromium.ts'
import { startSlowLine } from './slow-line.ts'
import { startProduct, type Product } from './product.ts'

/** Playwright's assertions, which wait: what is on a page is asserted by them and never by a pause. */
export const expect = webFirst.configure({ timeout: 10_000 })

export interface VisitOptions extends BrowserContextOptions {
  /** Where the product is reached. @default its own origin */
  baseURL?: string
  /** What `localStorage` holds from an earlier visit. By default cookies were refused, so that no banner comes. */
  remembered?: Record<string, string>
  /** When the page counts as opened; `commit` where the test holds its scripts back. @default 'load' */
  until?: 'load' | 'commit'
  /** Messages of the console that the test itself brings about, such as that of a call it makes fail. */
  causes?: RegExp
  /** Runs when the page is there and nothing has been loaded: routes, clocks, scripts. */
  before?: (page: Page) => Promise<unknown>
}

/** Opens a page in a browser context of its own: no cookies, in India, without motion. */
export type Open = (path: string, options?: VisitOptions) => Promise<Page>

/** What an earlier visit has left where it refused analytics. */
export const cookiesRefused = {
  'cookie-consent': JSON.stringify({
    necessary: true,
    analytics: false,
    timestamp: '2026-11-01T06:00:00.000Z',
  }),
}

/** No name resolves but the product's own addresses: whatever a page may ask for, nothing leaves the machine. */
const nothingLeaves = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

interface Visitors {
  open: Open
  /** Leaves every page, and finds fault with whatever their consoles said. */
  leave: () => Promise<void>
}

/** Visitors of a product. Every visit is a test of the console and of the requests too. */
function receive(browser: Browser, product: Product): Visitors {
  const visits: BrowserContext[] = []
  const complaints: string[] = []

  return {
    async open(path, { remembered = cookiesRefused, causes, before, until = 'load', ...options } = {}) {
      const baseURL = options.baseURL ?? product.origin
      const context = await browser.newContext({
        baseURL,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...options,
      })
      visits.push(context)
      const complain = (text: string) => {
        if (!causes?.test(text)) complaints.push(text)
      }
      const page = await context.newPage()
      page.on('console', (message) =>
        complain(`${message.type()}: ${message.text()} (${message.location().url})`),
      )
      page.on('pageerror', (error) => complain(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (origin !== baseURL && protocol !== 'data:') complain(`third party: ${request.url()}`)
      })
      await page.addInitScript((entries) => {
        // Other tabs of the context run this as well, on pages that have no storage.
        if (location.protocol !== 'http:') return
        for (const [key, value] of entries)
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      }, Object.entries(remembered))
      await before?.(page)
      await page.goto(path, { waitUntil: until }).catch((cause: unknown) => {
        throw new Error(`The server did not answer. Its log ends:\n${product.log().slice(-2000)}`, { cause })
      })
      return page
    },
    async leave() {
      for (const context of visits) await context.close()
      expect(complaints).toEqual([])
    },
  }
}

export const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { args, ...options } = launchOptions()
    const browser = await chromium.launch({ ...options, args: [...args, nothingLeaves] })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startProduct()
    onCleanup(() => product.remove())
    return product
  })
  .extend('slowLine', { scope: 'file' }, async ({ product }, { onCleanup }) => {
    const line = await startSlowLine(product.origin)
    onCleanup(() => line.close())
    return line.origin
  })
  .extend('open', async ({ browser, product }, { onCleanup }): Promise<Open> => {
    const { open, leave } = receive(browser, product)
    onCleanup(leave)
    return open
  })
  // A home page at 1280 px for tests that only read: opened once in a file.
  .extend('home', { scope: 'file' }, async ({ browser, product }, { onCleanup }) => {
    const { open, leave } = receive(browser, product)
    onCleanup(leave)
    return open('/')
  })
