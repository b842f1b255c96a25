/** From a click on a link that was pointed at to its page’s heading, beside the same page opened cold, slowed, in ms. */
import { setTimeout as wait } from 'node:timers/promises'
import { openTab, type TabPage } from './devtools.ts'
import { median, type Measure } from './measure.ts'
import { freePort } from './processes.ts'
import { SLOWDOWN } from './taps.ts'
import { launchBrowser, refuseCookies } from './visit.ts'

const MOVE_MS = 100
/** Of the time that the page takes when it is opened cold. */
const MOVE_PART = 0.6

/** A page that is fetched ahead for nobody who does not point at its link. */
const PATH = '/careers'
/** Between pointing at the link and its click. */
const POINTED_MS = 1000
/** Until what a page does by itself is done. */
const SETTLED_MS = 2500
const GIVE_UP_MS = 10_000

const slow = (page: TabPage) => page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

/** Resolves with the value of an expression once it has one. Throws where it never does. */
async function valueOf<Value>(page: TabPage, expression: string): Promise<Value> {
  for (const giveUp = Date.now() + GIVE_UP_MS; Date.now() < giveUp; await wait(50)) {
    const value = await page.evaluate(expression)
    if (value !== null && value !== undefined) return value as Value
  }
  throw new Error(`No value within ${GIVE_UP_MS} ms: ${expression}`)
}

/** When the page was painted, and with it its heading, since the epoch. */
const painted = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint && document.querySelector('h1') ? performance.timeOrigin + paint.startTime : null
})()`

/** The time of a click is kept where the next page finds it. */
const keepClick = `addEventListener('click', ({ timeStamp }) => {
  localStorage.setItem('clicked-at', performance.timeOrigin + timeStamp)
}, { capture: true })`

async function inTab<Result>(use: (page: TabPage, ahead: Promise<TabPage>) => Promise<Result>) {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const tab = await openTab(port, { width: 1280, height: 800 })
    await tab.page.send('Page.enable')
    await tab.page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(refuseCookies)})()` })
    const result = await use(tab.page, tab.ahead)
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

const moveToPointed = (url: string) =>
  inTab(async (page, ahead) => {
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
    const [next] = await Promise.all([ahead.then((there) => slow(there).then(() => there)), wait(POINTED_MS)])
    await mouse('mousePressed')
    // It is gone with its page, and so is its answer.
    mouse('mouseReleased').catch(() => {})
    const at = await valueOf<number>(next, painted)
    return at - (await valueOf<number>(next, `Number(localStorage.getItem('clicked-at'))`))
  })

export async function measureMoves(url: string, runs: number) {
  const figures = { cold: [] as number[], pointed: [] as number[] }
  // By turns, so that what else the machine does falls on both.
  for (let run = 0; run < runs; run++) {
    figures.cold.push(await openCold(url))
    figures.pointed.push(await moveToPointed(url))
  }
  const [cold, pointed] = [median(figures.cold), median(figures.pointed)]
  const measures: Measure[] = [
    { what: `${PATH} opened cold, to its heading`, is: cold, unit: 'ms' },
    { what: 'move to it once it was pointed at, to its heading', is: pointed, unit: 'ms', atMost: MOVE_MS },
    { what: '  of the same page opened cold', is: pointed / cold, unit: 'times', atMost: MOVE_PART },
  ]
  return { measures, figures }
}
