/** From a tap to the paint that answers it, on a phone whose thread is four times slower, in ms. */
import type { Browser, Locator, Page } from 'playwright'
import { enquiryForm } from '../../site/e2e/support/enquiry-form.ts'
import { hydrated } from '../../site/e2e/support/waiting.ts'
import { counted, feedbackButton, menuButton, nextTestimonials } from './home.ts'
import { median, type Measure } from './measure.ts'
import { phone, visit, type Visit } from './visit.ts'

export const SLOWDOWN = 4
const BUDGET_MS = 100
/** A bare page that takes longer than this, two frames and a little, was held up by something else. */
const BUSY_MS = 40

declare global {
  interface Window {
    /** Resolves with the time from the next tap to the paint of its answer. */
    answered?: Promise<number>
    /** Longest of the tap's events, from input to next paint, as Event Timing has it. */
    eventTime?: number
  }
}

interface Tap {
  readonly name: string
  /** Brings the page to where the tap can be made, and gives what is tapped. */
  readonly prepare: (page: Page) => Promise<Locator>
  /** Selector of what is there once the tap is answered, and was not before. */
  readonly answer: string
  /** Whether its code has been there before the tap. The budget holds for that. @default true */
  readonly isAlive?: boolean
}

const taps: readonly Tap[] = [
  {
    name: 'menu',
    async prepare(page) {
      await hydrated(menuButton(page))
      return menuButton(page)
    },
    answer: 'header :popover-open',
  },
  {
    name: 'menu, its code not asked for before',
    prepare: (page) => Promise.resolve(menuButton(page)),
    answer: 'header :popover-open',
    isAlive: false,
  },
  {
    name: 'carousel',
    async prepare(page) {
      // Its buttons are seen once its code has come, which it does when it comes near.
      await page.locator('#testimonials').scrollIntoViewIfNeeded()
      const next = nextTestimonials(page)
      await next.scrollIntoViewIfNeeded()
      await hydrated(next)
      return next
    },
    answer: '#testimonials [aria-roledescription=slide]:nth-child(2):not([inert])',
  },
  {
    // The dialog's code is asked for by the tap itself.
    name: 'feedback dialog',
    async prepare(page) {
      await hydrated(feedbackButton(page))
      return feedbackButton(page)
    },
    answer: 'dialog[open] form',
  },
  {
    name: 'feedback dialog, no code of it asked for before',
    prepare: (page) => Promise.resolve(feedbackButton(page)),
    answer: 'dialog[open] form',
    isAlive: false,
  },
  {
    name: 'empty contact form',
    async prepare(page) {
      const { form, button } = enquiryForm(page)
      await button.scrollIntoViewIfNeeded()
      await hydrated(form)
      return button
    },
    answer: '#enquiry [aria-invalid=true]',
  },
  {
    name: 'empty contact form, its code still on the way',
    async prepare(page) {
      const { button } = enquiryForm(page)
      // Held back until the tap: a reader is seldom that fast.
      await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      return button
    },
    answer: '#enquiry [aria-invalid=true]',
  },
]

/** Watches for the next tap, and each frame for its answer. */
const watch = (page: Page, answer: string) =>
  page.evaluate((selector) => {
    window.eventTime = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) window.eventTime = Math.max(window.eventTime ?? 0, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

    window.answered = new Promise((resolve) => {
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          const painted = () => resolve(performance.now() - timeStamp)
          requestAnimationFrame(function look() {
            // What a frame shows is painted when the first task after its callbacks runs.
            if (document.querySelector(selector))
              void scheduler.postTask(painted, { priority: 'user-blocking' })
            else requestAnimationFrame(look)
          })
        },
        { capture: true, once: true },
      )
    })
  }, answer)

interface Answer {
  readonly answered: number
  readonly eventTime: number
}

async function answerOf({ page, slow }: Visit, target: Locator, answer: string): Promise<Answer> {
  if ((await page.locator(answer).count()) > 0) throw new Error(`${answer} is there before the tap`)
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to tap for ${answer}`)
  await watch(page, answer)
  await slow(SLOWDOWN)
  // Not the locator's own tap, which looks at the page while it is being timed.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const answered = await page.evaluate(() => window.answered ?? Number.NaN)
  // Event Timing reports after the paint.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  return { answered, eventTime: await page.evaluate(() => window.eventTime ?? Number.NaN) }
}

/** A page with one button and nothing else: what the machine and its load cost whoever taps. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="document.body.append(document.createElement('output'))">Tap</button>`

async function tapBare(browser: Browser): Promise<Answer> {
  const bare = await visit(browser, 'about:blank', phone)
  await bare.page.setContent(barePage)
  const answer = await answerOf(bare, bare.page.getByRole('button'), 'output')
  await bare.end()
  return answer
}

async function tapOnce(browser: Browser, url: string, { prepare, answer }: Tap): Promise<Answer> {
  const visitor = await visit(browser, url, { ...phone, hasRefusedCookies: true })
  await visitor.quiet()
  await counted(visitor.page)
  const answered = await answerOf(visitor, await prepare(visitor.page), answer)
  await visitor.end()
  return answered
}

export async function measureTaps(browser: Browser, url: string, runs: number) {
  const names = ['bare page', ...taps.map(({ name }) => name)]
  const figures = new Map(names.map((name) => [name, [] as Answer[]]))
  // By turns, so that what else the machine does falls on all of them.
  for (let run = 0; run < runs; run++) {
    figures.get('bare page')!.push(await tapBare(browser))
    for (const tap of taps) figures.get(tap.name)!.push(await tapOnce(browser, url, tap))
  }
  const middle = (name: string, what: keyof Answer) =>
    median(figures.get(name)!.map((answer) => answer[what]))
  const floor = middle('bare page', 'answered')
  const measures = taps.flatMap(({ name, isAlive = true }): Measure[] => {
    const is = middle(name, 'answered')
    const budget = isAlive ? { atMost: BUDGET_MS } : {}
    return [
      { what: `tap to answer, ${name}`, is, unit: 'ms', ...budget },
      { what: `  times the bare page’s`, is: is / floor, unit: 'times' },
      { what: `  longest event to next paint`, is: middle(name, 'eventTime'), unit: 'ms', ...budget },
    ]
  })
  return {
    isBusy: floor > BUSY_MS,
    measures: [{ what: 'tap to answer, a bare page', is: floor, unit: 'ms' } satisfies Measure, ...measures],
    figures: Object.fromEntries(figures),
  }
}
