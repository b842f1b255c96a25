/** How soon a tool answers a keystroke, four times slowed, in ms. */
import type { Browser, Page } from 'playwright'
import { hydrated } from '../../site/e2e/support/waiting.ts'
import { median, percentile, type Measure } from './measure.ts'
import { SLOWDOWN } from './taps.ts'
import { phone, visit } from './visit.ts'

const KEYSTROKE_MS = 50
/** Keystrokes in each field: a figure is added and taken away again, and every one changes the answer. */
const KEYSTROKES = 100

/** A field of each tool whose answer depends on every figure in it. */
const fields = {
  'income-tax': 'Salary for the year',
  gst: 'Value without tax',
  emi: 'Borrowed',
  salary: 'For a year',
} as const

/** Where a tool's answer stands. */
const answer = 'section[aria-labelledby=answer]'

/** Watches for the next keystroke, and each frame for the answer that it changes. */
const watch = (page: Page) =>
  page.evaluate((selector) => {
    const text = () => document.querySelector(selector)?.textContent
    const before = text()
    window.answered = new Promise((resolve) => {
      addEventListener(
        'input',
        ({ timeStamp }) => {
          const painted = () => resolve(performance.now() - timeStamp)
          requestAnimationFrame(function look() {
            // What a frame shows is painted when the first task after its callbacks runs.
            if (text() === before) requestAnimationFrame(look)
            else void scheduler.postTask(painted, { priority: 'user-blocking' })
          })
        },
        { capture: true, once: true },
      )
    })
  }, answer)

const answered = (page: Page) => page.evaluate(() => window.answered ?? Number.NaN)

async function type(browser: Browser, url: string, label: string): Promise<number[]> {
  const { page, quiet, slow, end } = await visit(browser, url, { ...phone, hasRefusedCookies: true })
  const field = page.getByRole('main').getByLabel(label, { exact: true })
  await hydrated(page.getByRole('main').getByRole('form'))
  await quiet()
  await field.focus()
  await page.keyboard.press('End')
  await slow(SLOWDOWN)
  const times: number[] = []
  for (let stroke = 0; stroke < KEYSTROKES; stroke++) {
    await watch(page)
    await page.keyboard.press(stroke % 2 === 0 ? '7' : 'Backspace')
    times.push(await answered(page))
  }
  await end()
  return times
}

export async function measureAnswers(browser: Browser, url: string) {
  const figures: Record<string, number[]> = {}
  for (const [tool, label] of Object.entries(fields))
    figures[tool] = await type(browser, new URL(`/tools/${tool}`, url).href, label)
  const measures = Object.entries(figures).flatMap(([tool, times]): Measure[] => [
    {
      what: `keystroke to result, ${tool}, 95th of 100`,
      is: percentile(times, 95),
      unit: 'ms',
      atMost: KEYSTROKE_MS,
    },
    { what: `  the middle one, ${tool}`, is: median(times), unit: 'ms' },
  ])
  return { measures, figures }
}
