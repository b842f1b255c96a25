/** The `test` of this project: the built product with the real server, in a browser without network access. */
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
import { startSlowConnection } from './slow-connection.ts'
import { startProduct, type Product } from './product.ts'

/** Playwright's assertions, which retry until a timeout, so that tests need no pauses. */
export const expect = webFirst.configure({ timeout: 10_000 })

export interface VisitOptions extends BrowserContextOptions {
  /** @default the product's origin */
  baseURL?: string
  /** Entries of `localStorage` from an earlier visit. @default cookies refused, so that there is no banner */
  remembered?: Record<string, string>
  /** Event to wait for; `commit` if the test delays scripts. @default 'load' */
  until?: 'load' | 'commit'
  /** Console messages that the test expects, such as that of a request that it fails. */
  expectedMessages?: RegExp
  /** Runs before the navigation: for routes, clocks and init scripts. */
  before?: (page: Page) => Promise<unknown>
}

/** Opens a page in a new browser context: no cookies, time zone of India, reduced motion. */
export type Open = (path: string, options?: VisitOptions) => Promise<Page>

/** `localStorage` of an earlier visit that refused analytics. */
export const cookiesRefused = {
  'cookie-consent': JSON.stringify({
    necessary: true,
    analytics: false,
    timestamp: '2026-11-01T06:00:00.000Z',
  }),
}

/** Only loopback hosts resolve, so no request leaves the machine. */
const blockExternalHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

interface Visitors {
  open: Open
  /** Closes all pages, and fails if there were unexpected console messages or third-party requests. */
  close: () => Promise<void>
}

function createVisitors(browser: Browser, product: Product): Visitors {
  const visits: BrowserContext[] = []
  const errors: string[] = []

  return {
    async open(
      path,
      { remembered = cookiesRefused, expectedMessages, before, until = 'load', ...options } = {},
    ) {
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
      const report = (text: string) => {
        if (!expectedMessages?.test(text)) errors.push(text)
      }
      const page = await context.newPage()
      page.on('console', (message) =>
        report(`${message.type()}: ${message.text()} (${message.location().url})`),
      )
      page.on('pageerror', (error) => report(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (origin !== baseURL && protocol !== 'data:') report(`third party: ${request.url()}`)
      })
      await page.addInitScript((entries) => {
        // Also runs in other tabs of the context, on pages without storage.
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
    async close() {
      for (const context of visits) await context.close()
      expect(errors).toEqual([])
    },
  }
}

export const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { args, ...options } = launchOptions()
    const browser = await chromium.launch({ ...options, args: [...args, blockExternalHosts] })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startProduct()
    onCleanup(() => product.remove())
    return product
  })
  .extend('slowConnection', { scope: 'file' }, async ({ product }, { onCleanup }) => {
    const connection = await startSlowConnection(product.origin)
    onCleanup(() => connection.close())
    return connection.origin
  })
  .extend('open', async ({ browser, product }, { onCleanup }): Promise<Open> => {
    const { open, close } = createVisitors(browser, product)
    onCleanup(close)
    return open
  })
  // The home page at 1280 px, opened once per file, for tests that do not change it.
  .extend('home', { scope: 'file' }, async ({ browser, product }, { onCleanup }) => {
    const { open, close } = createVisitors(browser, product)
    onCleanup(close)
    return open('/')
  })
