/** From a tap to the paint of its result, on a phone at 4× CPU slowdown, in ms. */
import type { Browser, Locator, Page } from 'playwright'
import { enquiryForm } from '../../site/e2e/support/enquiry-form.ts'
import { hydrated } from '../../site/e2e/support/waiting.ts'
import { counted, feedbackButton, menuButton, nextTestimonials } from './home.ts'
import { median, type Measure } from './measure.ts'
import { phone, visit, type Visit } from './visit.ts'

export const SLOWDOWN = 4
const BUDGET_MS = 100
/** If a bare page takes longer than this, a little more than two frames, the machine is busy. */
const BUSY_MS = 40

declare global {
  interface Window {
    /** Resolves with the time from the next tap to the paint of its result. */
    resultShown?: Promise<number>
    /** Longest event of the tap, from input to next paint, by Event Timing. */
    eventTime?: number
  }
}

interface Tap {
  readonly name: string
  /** Prepares the page and returns the element to tap. */
  readonly prepare: (page: Page) => Promise<Locator>
  /** Selector of an element that exists only after the tap. */
  readonly result: string
  /** Whether its code is loaded before the tap. The budget applies only then. @default true */
  readonly isHydrated?: boolean
}

const taps: readonly Tap[] = [
  {
    name: 'menu',
    async prepare(page) {
      await hydrated(menuButton(page))
      return menuButton(page)
    },
    result: 'header :popover-open',
  },
  {
    name: 'menu, code not loaded',
    prepare: (page) => Promise.resolve(menuButton(page)),
    result: 'header :popover-open',
    isHydrated: false,
  },
  {
    name: 'carousel',
    async prepare(page) {
      // Its buttons are shown once its code is loaded, which happens near the viewport.
      await page.locator('#testimonials').scrollIntoViewIfNeeded()
      const next = nextTestimonials(page)
      await next.scrollIntoViewIfNeeded()
      await hydrated(next)
      return next
    },
    result: '#testimonials [aria-roledescription=slide]:nth-child(2):not([inert])',
  },
  {
    // The tap itself loads the dialog's code.
    name: 'feedback dialog',
    async prepare(page) {
      await hydrated(feedbackButton(page))
      return feedbackButton(page)
    },
    result: 'dialog[open] form',
  },
  {
    name: 'feedback dialog, code not loaded',
    prepare: (page) => Promise.resolve(feedbackButton(page)),
    result: 'dialog[open] form',
    isHydrated: false,
  },
  {
    name: 'empty contact form',
    async prepare(page) {
      const { form, button } = enquiryForm(page)
      await button.scrollIntoViewIfNeeded()
      await hydrated(form)
      return button
    },
    result: '#enquiry [aria-invalid=true]',
  },
  {
    name: 'empty contact form, code in flight',
    async prepare(page) {
      const { button } = enquiryForm(page)
      // Scrolled to immediately before the tap, faster than most visitors.
      await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      return button
    },
    result: '#enquiry [aria-invalid=true]',
  },
]

/** Waits for the next tap, and checks for its result in each frame after it. */
const watch = (page: Page, result: string) =>
  page.evaluate((selector) => {
    window.eventTime = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) window.eventTime = Math.max(window.eventTime ?? 0, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

    window.resultShown = new Promise((resolve) => {
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          const painted = () => resolve(performance.now() - timeStamp)
          requestAnimationFrame(function look() {
            // A frame has been painted when the first task after its callbacks runs.
            if (document.querySelector(selector))
              void scheduler.postTask(painted, { priority: 'user-blocking' })
            else requestAnimationFrame(look)
          })
        },
        { capture: true, once: true },
      )
    })
  }, result)

interface TapTimes {
  readonly toResult: number
  readonly eventTime: number
}

async function timeTap({ page, slow }: Visit, target: Locator, result: string): Promise<TapTimes> {
  if ((await page.locator(result).count()) > 0) throw new Error(`${result} exists before the tap`)
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to tap for ${result}`)
  await watch(page, result)
  await slow(SLOWDOWN)
  // Not the locator's own tap, which queries the page during the measurement.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const toResult = await page.evaluate(() => window.resultShown ?? Number.NaN)
  // Event Timing reports after the paint.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  return { toResult, eventTime: await page.evaluate(() => window.eventTime ?? Number.NaN) }
}

/** A page with one button and nothing else: the cost of the machine and its load. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="document.body.append(document.createElement('output'))">Tap</button>`

async function tapBare(browser: Browser): Promise<TapTimes> {
  const bare = await visit(browser, 'about:blank', phone)
  await bare.page.setContent(barePage)
  const times = await timeTap(bare, bare.page.getByRole('button'), 'output')
  await bare.end()
  return times
}

async function tapOnce(browser: Browser, url: string, { prepare, result }: Tap): Promise<TapTimes> {
  const visitor = await visit(browser, url, { ...phone, hasRefusedCookies: true })
  await visitor.waitForIdle()
  await counted(visitor.page)
  const times = await timeTap(visitor, await prepare(visitor.page), result)
  await visitor.end()
  return times
}

export async function measureTaps(browser: Browser, url: string, runs: number) {
  const names = ['bare page', ...taps.map(({ name }) => name)]
  const figures = new Map(names.map((name) => [name, [] as TapTimes[]]))
  // Alternately, so that other load on the machine affects all of them.
  for (let run = 0; run < runs; run++) {
    figures.get('bare page')!.push(await tapBare(browser))
    for (const tap of taps) figures.get(tap.name)!.push(await tapOnce(browser, url, tap))
  }
  const medianOf = (name: string, what: keyof TapTimes) =>
    median(figures.get(name)!.map((times) => times[what]))
  const floor = medianOf('bare page', 'toResult')
  const measures = taps.flatMap(({ name, isHydrated = true }): Measure[] => {
    const is = medianOf(name, 'toResult')
    const budget = isHydrated ? { atMost: BUDGET_MS } : {}
    return [
      { what: `tap to result, ${name}`, is, unit: 'ms', ...budget },
      { what: `  relative to the bare page`, is: is / floor, unit: 'times' },
      { what: `  longest event to next paint`, is: medianOf(name, 'eventTime'), unit: 'ms', ...budget },
    ]
  })
  return {
    isBusy: floor > BUSY_MS,
    measures: [{ what: 'tap to result, a bare page', is: floor, unit: 'ms' } satisfies Measure, ...measures],
    figures: Object.fromEntries(figures),
  }
}
