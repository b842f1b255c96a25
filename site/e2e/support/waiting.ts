/** Conditions that tests wait for, and delayed requests. */
import type { Locator, Page, Request } from 'playwright'

/** Triggers the island around an element, if any, and resolves when it is hydrated. */
export async function hydrated(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    const island = node.closest<HTMLElement>('[data-island]')
    if (!island) return
    while (island.dataset.hydrated === undefined) {
      // Repeatedly, because the script may not listen yet.
      island.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
}

/** Resolves when the document is loaded and every island that needs no visitor (`load`, `idle`) is hydrated. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      [...document.querySelectorAll<HTMLElement>('[data-when=load], [data-when=idle]')].every(
        ({ dataset }) => dataset.hydrated !== undefined,
      ),
  )
}

/** Resolves after the first paint, when styles are loaded; scripts may still be loading. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
  )
}

/**
 * Resolves when all resize observers of the page have been notified of the current sizes: observers are notified in
 * order of creation. Uses no timers, so it works with a stopped clock.
 *
 * @param width of the window, in px, if it was set before: the page is told of it later than the test continues
 */
export async function resizeObserversNotified(page: Page, width?: number): Promise<void> {
  await page.evaluate(
    (expected) =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          if (expected !== undefined && innerWidth !== expected) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      }),
    width,
  )
}

/**
 * Disables `content-visibility`, so that the browser renders the entire page. Skipped content has no text, sizes and
 * colours to measure.
 */
export async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/**
 * Renders the page with its web fonts, as on every visit but the first. They are `optional`, so that without this it
 * depends on the speed of the machine whether a page has them, and with them the ends of its lines.
 */
export async function useWebFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fonts = [...document.fonts].filter(({ display }) => display === 'optional')
    for (const font of fonts) font.display = 'block'
    await Promise.all(fonts.map((font) => font.load()))
  })
}

/** Renders it with the fallbacks of its web fonts, as on a first visit; for a page that has used its web fonts. */
export async function useFallbackFonts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const unquoted = (family: string) => family.trim().replaceAll('"', '')
    const web = new Set(
      [...document.fonts].filter(({ display }) => display === 'block').map(({ family }) => unquoted(family)),
    )
    const root = document.documentElement
    for (const name of ['--font-text', '--font-heading']) {
      const families = getComputedStyle(root).getPropertyValue(name).split(',')
      root.style.setProperty(name, families.filter((family) => !web.has(unquoted(family))).join())
    }
  })
}

export interface Held {
  /** The first held request. */
  readonly request: Promise<Request>
  /** Continues it and all later ones. */
  readonly release: () => void
}

/** Delays requests until `release`. */
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
 * Stops the clock of a page that was opened with `clock.install()`; `clock.runFor` then advances it exactly. Advances
 * one second first, in which pending timers may fire.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
