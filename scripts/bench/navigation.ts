/** From the click on a hovered link to its page’s heading, compared with a cold load, at 4× CPU slowdown, in ms. */
import { setTimeout as wait } from 'node:timers/promises'
import { openTab, type TabPage } from './devtools.ts'
import { median, type Measure } from './measure.ts'
import { freePort } from './processes.ts'
import { SLOWDOWN } from './taps.ts'
import { launchBrowser, refuseCookies } from './visit.ts'

const NAVIGATION_MS = 100
/** Relative to a cold load of the page. */
const NAVIGATION_RATIO = 0.6

/** A page that is prerendered only after its link is hovered. */
const PATH = '/careers'
/** Between the hover and the click. */
const HOVER_MS = 1000
/** Until the page's idle work is done. */
const SETTLED_MS = 2500
const TIMEOUT_MS = 10_000

const slow = (page: TabPage) => page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

/** Resolves with the value of an expression once it has one. Throws after a timeout. */
async function valueOf<Value>(page: TabPage, expression: string): Promise<Value> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await wait(50)) {
    const value = await page.evaluate(expression)
    if (value !== null && value !== undefined) return value as Value
  }
  throw new Error(`No value within ${TIMEOUT_MS} ms: ${expression}`)
}

/** When the page was painted with its heading, since the epoch. */
const painted = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint && document.querySelector('h1') ? performance.timeOrigin + paint.startTime : null
})()`

/** Stores the time of the click for the next page. */
const keepClick = `addEventListener('click', ({ timeStamp }) => {
  localStorage.setItem('clicked-at', performance.timeOrigin + timeStamp)
}, { capture: true })`

async function inTab<Result>(use: (page: TabPage, prerendered: Promise<TabPage>) => Promise<Result>) {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const tab = await openTab(port, { width: 1280, height: 800 })
    await tab.page.send('Page.enable')
    await tab.page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(refuseCookies)})()` })
    const result = await use(tab.page, tab.prerendered)
    await tab.close()
    return result
  } finally {
    await browser.close()
  }
}

const openCold = (url: string) =>
  inTab(async (page) => {
    await slow(page)
    await page.send('Page.navigate', { url: url + PATH })
    const at = await valueOf<number>(page, `location.pathname === '${PATH}' ? ${painted} : null`)
    return at - (await valueOf<number>(page, 'performance.timeOrigin'))
  })

const navigateAfterHover = (url: string) =>
  inTab(async (page, prerendered) => {
    await page.send('Page.navigate', { url })
    await valueOf(page, painted)
    await wait(SETTLED_MS)
    await page.evaluate(keepClick)
    const place = await valueOf<{ x: number; y: number }>(
      page,
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(
        document.querySelector('#header a[href="${PATH}"]').getBoundingClientRect())`,
    )
    const mouse = (type: string) =>
      page.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
    await slow(page)
    await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
    const [next] = await Promise.all([
      prerendered.then((there) => slow(there).then(() => there)),
      wait(HOVER_MS),
    ])
    await mouse('mousePressed')
    // Its page is replaced, so it may get no response.
    mouse('mouseReleased').catch(() => {})
    const at = await valueOf<number>(next, painted)
    return at - (await valueOf<number>(next, `Number(localStorage.getItem('clicked-at'))`))
  })

export async function measureNavigation(url: string, runs: number) {
  const figures = { cold: [] as number[], hovered: [] as number[] }
  // Alternately, so that other load on the machine affects both.
  for (let run = 0; run < runs; run++) {
    figures.cold.push(await openCold(url))
    figures.hovered.push(await navigateAfterHover(url))
  }
  const [cold, hovered] = [median(figures.cold), median(figures.hovered)]
  const measures: Measure[] = [
    { what: `cold load of ${PATH}, to its heading`, is: cold, unit: 'ms' },
    { what: 'navigation to it after hover, to its heading', is: hovered, unit: 'ms', atMost: NAVIGATION_MS },
    { what: '  relative to the cold load', is: hovered / cold, unit: 'times', atMost: NAVIGATION_RATIO },
  ]
  return { measures, figures }
}
