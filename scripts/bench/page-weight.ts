/** Requests, console messages and layout shifts of the home page, from the first byte to the last interaction. */
import type { Browser, Page } from 'playwright'
import { interactions } from './home.ts'
import type { Measure } from './measure.ts'
import { readPageFiles } from './page-files.ts'
import { SLOWDOWN } from './taps.ts'
import { bytesOf, phone, visit } from './visit.ts'

interface Shift {
  readonly value: number
  /** When, since navigation, in ms. */
  readonly at: number
  /** What moved, from where to where. */
  readonly moved: readonly string[]
}

declare global {
  interface Window {
    /** Layout shifts without recent input. */
    shifts?: Shift[]
  }
}

/** Records layout shifts. */
function observe(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          window.shifts?.push({
            value,
            at: startTime,
            moved: sources.map(({ node, previousRect, currentRect }) => {
              const what = node instanceof Element ? node.outerHTML : node?.textContent
              return `${place(previousRect)} → ${place(currentRect)}: ${what?.slice(0, 120) ?? 'removed'}`
            }),
          })
    }).observe({ type: 'layout-shift', buffered: true })

    // The chat that an enquiry opens is on another host.
    window.open = () => null
  })
}

const shiftsOf = (page: Page) => page.evaluate(() => window.shifts ?? [])

/** Scrolls down the page in steps of a screen. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })

/** The JavaScript requested before the first paint, on a slow phone with a slow connection. */
async function scriptBeforePaint(browser: Browser, url: string): Promise<number> {
  const { page, settled, end } = await visit(browser, url, {
    ...phone,
    slowdown: SLOWDOWN,
    hasSlowConnection: true,
  })
  await settled()
  const bytes = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .filter(({ name, startTime }) => name.endsWith('.js') && !(startTime >= painted))
      .reduce((all, { encodedBodySize }) => all + encodedBodySize, 0)
  })
  await end()
  return bytes
}

export async function weighPage(browser: Browser, url: string) {
  const beforePaint = await scriptBeforePaint(browser, url)

  const { page, messages, sent, waitForIdle, settled, end } = await visit(browser, url, {
    ...phone,
    before: observe,
  })
  const script = async () => bytesOf(await sent(), 'script')
  await settled()
  const first = await sent()
  const steps = [{ after: 'load and idle work', javaScript: bytesOf(first, 'script') }]
  await scrollToEnd(page)
  await waitForIdle()
  const shifts = [{ width: 390, all: await shiftsOf(page) }]
  steps.push({ after: 'scrolling to the end', javaScript: await script() })
  for (const [name, interact] of Object.entries(interactions)) {
    await interact(page).catch((cause: unknown) => {
      throw new Error(`Could not do “${name}”`, { cause })
    })
    await waitForIdle()
    steps.push({ after: name, javaScript: await script() })
  }
  const { inlineScripts } = readPageFiles(await page.content())
  const all = await sent()
  await end()

  const wide = await visit(browser, url, { viewport: { width: 1280, height: 800 }, before: observe })
  await wide.settled()
  await scrollToEnd(wide.page)
  await wide.waitForIdle()
  shifts.push({ width: 1280, all: await shiftsOf(wide.page) })
  await wide.end()

  const allMessages = [...messages, ...wide.messages]
  const fonts = all.filter(({ type }) => type === 'font')
  const measures: Measure[] = [
    {
      what: 'JavaScript of / before any interaction, idle loading included',
      is: bytesOf(first, 'script'),
      unit: 'bytes',
      atMost: 85_000,
    },
    { what: 'JavaScript of / before the first paint', is: beforePaint, unit: 'bytes', atMost: 6000 },
    {
      what: 'requests of / within 3 s of load, without speculative ones',
      is: first.filter(({ isSpeculative }) => !isSpeculative).length,
      unit: 'count',
      atMost: 14,
    },
    {
      what: 'JavaScript after all interactions',
      is: bytesOf(all, 'script'),
      unit: 'bytes',
      atMost: 130_000,
    },
    { what: 'CSS', is: bytesOf(first, 'stylesheet'), unit: 'bytes', atMost: 12_000 },
    { what: 'CSS after all interactions', is: bytesOf(all, 'stylesheet'), unit: 'bytes' },
    { what: 'font files', is: fonts.length, unit: 'count', atMost: 2 },
    { what: 'fonts', is: bytesOf(all, 'font'), unit: 'bytes', atMost: 50_000 },
    { what: 'HTML', is: bytesOf(first, 'document'), unit: 'bytes' },
    ...shifts.map(({ width, all: each }) => ({
      what: `layout shift at ${width} px, to the end of the page`,
      is: each.reduce((sum, { value }) => sum + value, 0),
      unit: 'shift' as const,
      atMost: 0.001,
    })),
    { what: 'inline scripts', is: inlineScripts, unit: 'count', atMost: 0 },
    { what: 'console messages', is: allMessages.length, unit: 'count', atMost: 0 },
  ]
  return { measures, steps, shifts, messages: allMessages, sent: all }
}
