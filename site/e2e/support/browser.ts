import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { launchOptions } from '../../../scripts/chromium.ts'

export { expect as expectPage } from 'playwright/test'

let browser: Promise<Browser> | undefined

/** One Chromium for a test file. */
export const openBrowser = () => (browser ??= chromium.launch(launchOptions()))

export const closeBrowser = async () => {
  await (await browser)?.close()
  browser = undefined
}

export interface OpenPage {
  page: Page
  /** Everything the console said and every error that nobody caught, but for the calls a test makes fail. */
  complaints: string[]
  close: () => Promise<void>
}

/** A page of its own: no cookies, no storage, in India. */
export async function openPage(options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await (
    await openBrowser()
  ).newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  return { page, complaints, close: () => context.close() }
}
