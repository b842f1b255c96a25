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
export const expect = webFirst.configure({ timeout: 30_000 })

/** Options of a test through many screens: half a minute alone, minutes on a busy machine. In ms. */
export const journey = { timeout: 600_000 } as const

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
      watch(page, baseURL, report)
      await remember(page, remembered)
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

/** Reports console messages, uncaught errors and third-party requests. */
function watch(page: Page, baseURL: string, report: (text: string) => void): void {
  page.on('console', (message) => report(`${message.type()}: ${message.text()} (${message.location().url})`))
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== baseURL && protocol !== 'data:') report(`third party: ${request.url()}`)
  })
}

const remember = (page: Page, entries: Record<string, string>) =>
  page.addInitScript((all) => {
    // Also runs in other tabs of the context, on pages without storage.
    if (location.protocol !== 'http:') return
    for (const [key, value] of all) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, Object.entries(entries))

/** Opens a page in the tab of the file. */
export type Visit = (path: string, options?: Pick<VisitOptions, 'expectedMessages'>) => Promise<Page>

interface Tab {
  visit: Visit
  /** Fails if the last visit had unexpected console messages or third-party requests. */
  check: () => void
  close: () => Promise<void>
}

/**
 * One tab for tests that only look at pages: opening a context costs as much as all that some of them do. What a page
 * stores or caches is removed before the next visit.
 */
async function createTab(
  browser: Browser,
  baseURL: string,
  { viewport, before }: VisitOptions,
): Promise<Tab> {
  const context = await browser.newContext({ baseURL, locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  let errors: string[] = []
  let expected: RegExp | undefined
  watch(page, baseURL, (text) => {
    if (!expected?.test(text)) errors.push(text)
  })
  await remember(page, cookiesRefused)
  await before?.(page)
  return {
    async visit(path, { expectedMessages } = {}) {
      if (page.url().startsWith(baseURL))
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
      await context.clearCookies()
      await devTools.send('Network.clearBrowserCache')
      errors = []
      expected = expectedMessages
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      if (viewport) await page.setViewportSize(viewport)
      await page.goto(path)
      return page
    },
    check: () => expect(errors).toEqual([]),
    close: () => context.close(),
  }
}

/** `test` with a tab of the file. `before` runs once, when the tab is opened. */
export const testInTab = (options: Pick<VisitOptions, 'viewport' | 'before'>) =>
  test
    .extend('tab', { scope: 'file' }, async ({ browser, product }, { onCleanup }) => {
      const tab = await createTab(browser, product.origin, options)
      onCleanup(() => tab.close())
      return tab
    })
    .extend('visit', ({ tab }, { onCleanup }): Visit => {
      onCleanup(tab.check)
      return tab.visit
    })

export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
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
