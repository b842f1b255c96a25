/** Time from a keystroke to a tool's updated result, at 4× CPU slowdown, in ms. */
import type { Browser, Page } from 'playwright'
import { hydrated } from '../../site/e2e/support/waiting.ts'
import { median, percentile, type Measure } from './measure.ts'
import { SLOWDOWN } from './taps.ts'
import { phone, visit } from './visit.ts'

const KEYSTROKE_MS = 50
/** Keystrokes in each field: a digit is added and removed again, and each changes the result. */
const KEYSTROKES = 100

/** A field of each tool whose result depends on every digit in it. */
const fields = {
  'income-tax': 'Salary for the year',
  gst: 'Value without tax',
  emi: 'Borrowed',
  salary: 'For a year',
} as const

/** Selector of a tool's result. */
const result = 'section[aria-labelledby=answer]'

/** Waits for the next keystroke, and checks the result in each frame after it. */
const watch = (page: Page) =>
  page.evaluate((selector) => {
    const text = () => document.querySelector(selector)?.textContent
    const before = text()
    window.resultShown = new Promise((resolve) => {
      addEventListener(
        'input',
        ({ timeStamp }) => {
          const painted = () => resolve(performance.now() - timeStamp)
          requestAnimationFrame(function look() {
            // A frame has been painted when the first task after its callbacks runs.
            if (text() === before) requestAnimationFrame(look)
            else void scheduler.postTask(painted, { priority: 'user-blocking' })
          })
        },
        { capture: true, once: true },
      )
    })
  }, result)

const resultShown = (page: Page) => page.evaluate(() => window.resultShown ?? Number.NaN)

async function type(browser: Browser, url: string, label: string): Promise<number[]> {
  const { page, waitForIdle, slow, end } = await visit(browser, url, { ...phone, hasRefusedCookies: true })
  const field = page.getByRole('main').getByLabel(label, { exact: true })
  await hydrated(page.getByRole('main').getByRole('form'))
  await waitForIdle()
  await field.focus()
  await page.keyboard.press('End')
  await slow(SLOWDOWN)
  const times: number[] = []
  for (let stroke = 0; stroke < KEYSTROKES; stroke++) {
    await watch(page)
    await page.keyboard.press(stroke % 2 === 0 ? '7' : 'Backspace')
    times.push(await resultShown(page))
  }
  await end()
  return times
}

export async function measureKeystrokes(browser: Browser, url: string) {
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
    { what: `  median, ${tool}`, is: median(times), unit: 'ms' },
  ])
  return { measures, figures }
}
