/** What tests wait for: the page's code, and answers that they hold back. */
import type { Locator, Page, Request } from 'playwright'

/** Points at the island that an element stands in, if it does, and resolves when it is hydrated. */
export async function hydrated(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    const island = node.closest<HTMLElement>('[data-island]')
    if (!island) return
    while (island.dataset.hydrated === undefined) {
      // Again and again: the script that listens may not have come yet.
      island.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
}

/** Resolves when the page has been painted, and so has its styles; its scripts may still be on their way. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
  )
}

/**
 * Resolves when everything on the page that watches sizes has heard of those that it has now: observers are told of a
 * frame in the order in which they were made. It needs no clock, so a page whose time stands still gets there too.
 */
export async function sizesHeard(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      }),
  )
}

/**
 * Has the browser lay out and paint the whole page. What `content-visibility` spares it has no text, no size and no
 * colours for whoever measures them.
 */
export async function renderWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

export interface Held {
  /** The first request that is held. */
  readonly request: Promise<Request>
  /** Lets it and all that follow go to the server. */
  readonly release: () => void
}

/** Holds back requests on their way to the server. */
export async function hold(page: Page, address: string | RegExp): Promise<Held> {
  const gate = Promise.withResolvers<void>()
  const first = Promise.withResolvers<Request>()
  await page.route(address, async (route) => {
    first.resolve(route.request())
    await gate.promise
    await route.continue()
  })
  return { request: first.promise, release: gate.resolve }
}

/**
 * Stops the time of a page that was opened with `clock.install()`; from there `clock.runFor` moves it to the
 * millisecond. Timers that were already running end within the second that passes first.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
