/**
 * `npm run overlap`: scrolls every built document on a phone from its top to its end and back, a third of a screen at a
 * time, and prints at how many of these scroll positions the feedback button is shown, over a control, or over text, and
 * how much of the window a bar takes that stays at its bottom. On pages with such a bar it then presses every button of
 * the bar, so that its messages are shown, and moves the focus through all controls. Exits with 1 if the button is ever
 * over a control, over text at more than 5 % of the positions, or not shown at the end; if a bar is higher than its
 * limits; or if a focused control is behind the bar or the button. Run `npm run build` first.
 */
import type { Page } from 'playwright'
import { launchBrowser, phone, refuseCookies } from './bench/visit.ts'
import { serveDocuments } from './built-documents.ts'

/** Share of the scroll positions at which the button may be over text. */
export const MAX_OVER_TEXT = 0.05
/** Share of the window's height that a bar at its bottom may take. */
export const MAX_BAR = 0.1
/** The same while the bar shows messages: as for the cookie banner. */
export const MAX_BAR_WITH_MESSAGES = 0.3

export interface Overlap {
  /** Number of scroll positions. */
  readonly positions: number
  /** At how many of them the button is shown. */
  readonly shown: number
  /** The controls that it covers, with the scroll position. */
  readonly controls: readonly string[]
  /** The text that it covers, with the scroll position. */
  readonly texts: readonly string[]
  /** Whether it is shown at the end of the page. */
  readonly isShownAtEnd: boolean
  /** The largest share of the window's height that a bar at its bottom takes; 0 without a bar. */
  readonly bar: number
}

/** In the page: `stayingBars()` finds the opaque bars that stay at the window's bottom, such as those of a template. */
function addStayingBars(): void {
  const isOpaque = (colour: string) => colour !== 'transparent' && !/[,/] ?0\)$/.test(colour)
  Object.assign(globalThis, {
    stayingBars: () =>
      [...document.querySelectorAll<HTMLElement>('main *')].filter((node) => {
        const { position, backgroundColor } = getComputedStyle(node)
        return position === 'sticky' && isOpaque(backgroundColor) && node.getClientRects().length > 0
      }),
  })
}

declare function stayingBars(): HTMLElement[]

/** Scrolls the page down and up, and measures what the button covers where it comes to rest. */
export async function measureOverlap(page: Page): Promise<Overlap> {
  await page.locator('button[data-place]').waitFor({ state: 'attached' })
  await page.evaluate(addStayingBars)
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('button[data-place]')!
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // Instead of a smooth scroll, whose end is later.
    document.documentElement.style.scrollBehavior = 'auto'
    const bars = stayingBars()

    const overlaps = (box: DOMRect, own: DOMRect) =>
      box.width > 1 &&
      box.height > 1 &&
      box.left < own.right &&
      box.right > own.left &&
      box.top < own.bottom &&
      box.bottom > own.top
    /** Whether the element is drawn where the boxes overlap, and not clipped or behind a bar. */
    const isDrawn = (node: Element, box: DOMRect, own: DOMRect) => {
      const stack = document.elementsFromPoint(
        (Math.max(box.left, own.left) + Math.min(box.right, own.right)) / 2,
        (Math.max(box.top, own.top) + Math.min(box.bottom, own.bottom)) / 2,
      )
      const bar = stack.findIndex((one) => bars.some((each) => each === one))
      return stack.slice(0, bar === -1 ? undefined : bar + 1).includes(node)
    }

    const controlsUnder = (own: DOMRect) =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
        .filter((node) => node !== button)
        .filter((node) =>
          [...node.getClientRects()].some((box) => overlaps(box, own) && isDrawn(node, box, own)),
        )
        .map((node) => node.textContent.trim() || node.tagName)

    const textsUnder = (own: DOMRect) => {
      const found: string[] = []
      const range = document.createRange()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const parent = text.parentElement!
        if (text.nodeValue!.trim() === '' || button.contains(text)) continue
        range.selectNodeContents(text)
        if ([...range.getClientRects()].some((box) => overlaps(box, own) && isDrawn(parent, box, own)))
          found.push(text.nodeValue!.trim())
      }
      return found
    }

    const controls: string[] = []
    const texts: string[] = []
    let positions = 0
    let shown = 0
    let isShownAtEnd = false
    let bar = 0
    const measureAt = async (top: number) => {
      if (Math.abs(scrollY - top) >= 1) {
        const ended = new Promise((resolve) =>
          document.addEventListener('scrollend', resolve, { once: true }),
        )
        scrollTo(0, top)
        await ended
      }
      // The button is updated in the frame after the end of scrolling.
      await frame()
      await frame()
      positions++
      for (const each of bars) {
        const box = each.getBoundingClientRect()
        if (Math.abs(box.bottom - innerHeight) < 1) bar = Math.max(bar, box.height / innerHeight)
      }
      if (getComputedStyle(button).pointerEvents === 'none') return false
      shown++
      const own = button.getBoundingClientRect()
      const at = (what: string) => `${Math.round(scrollY)} px: ${what.slice(0, 60)}`
      const [control] = controlsUnder(own)
      if (control !== undefined) controls.push(at(control))
      const [text] = textsUnder(own)
      if (text !== undefined) texts.push(at(text))
      return true
    }
    const length = () => document.documentElement.scrollHeight - innerHeight
    const step = innerHeight / 3
    let top = 0
    for (; top < length(); top += step) await measureAt(top)
    isShownAtEnd = await measureAt(length())
    for (top -= step; top >= 0; top -= step) await measureAt(top)
    return { positions, shown, controls, texts, isShownAtEnd, bar }
  })
}

export interface FocusBesideBar {
  /** Number of controls that were focused. */
  readonly focused: number
  /** Those of which a part was behind a bar or the button. */
  readonly hidden: readonly string[]
  /** The largest share of the window's height that a bar took. */
  readonly bar: number
}

/** Presses every button of the bars that stay at the bottom, and then moves the focus by Tab from the page's start. */
export async function measureFocusBesideBar(page: Page): Promise<FocusBesideBar> {
  await page.evaluate(addStayingBars)
  const buttons = await page.evaluateHandle(() =>
    stayingBars().flatMap((bar) => [...bar.querySelectorAll('button')]),
  )
  for (const button of (await buttons.getProperties()).values()) await button.asElement()!.click()
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto'
    scrollTo(0, 0)
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const hidden: string[] = []
  let most = 0
  let focused = 0
  // More than any page has.
  while (focused < 500) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      // Scrolling to the focused element, its end, and the button's frame after it.
      for (let frames = 0; frames < 4; frames++) await frame()
      const node = document.activeElement
      const button = document.querySelector<HTMLElement>('button[data-place]')!
      if (!node || node === document.body) return null
      const bars = stayingBars().filter(
        (bar) => Math.abs(bar.getBoundingClientRect().bottom - innerHeight) < 1 && !bar.contains(node),
      )
      const isButtonShown = getComputedStyle(button).pointerEvents !== 'none'
      const box = node.getBoundingClientRect()
      const isBehind = [...bars, ...(isButtonShown && node !== button ? [button] : [])].some((each) => {
        const own = each.getBoundingClientRect()
        return (
          box.left < own.right && box.right > own.left && box.top < own.bottom - 1 && box.bottom > own.top + 1
        )
      })
      const share = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().height / innerHeight))
      const name = node.id || node.textContent.trim().slice(0, 40) || node.tagName
      return { name: `${name} at ${Math.round(scrollY)} px`, isBehind, share }
    })
    if (!stop) break
    focused++
    most = Math.max(most, stop.share)
    if (stop.isBehind) hidden.push(stop.name)
  }
  return { focused, hidden, bar: most }
}

if (import.meta.main) {
  const { origin, paths, close } = serveDocuments()
  const browser = await launchBrowser()
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  await context.addInitScript(refuseCookies)
  const page = await context.newPage()
  let isOver = false
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`
  console.log('positions  shown  over a control  over text   bar  page')
  for (const path of paths) {
    await page.goto(origin + path)
    // What is below the fold has an estimated height until it is drawn.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    const { positions, shown, controls, texts, isShownAtEnd, bar } = await measureOverlap(page)
    console.log(
      `${String(positions).padStart(9)}  ${percent(shown / positions).padStart(5)}  ${String(controls.length).padStart(14)}  ${percent(texts.length / positions).padStart(9)}  ${percent(bar).padStart(4)}  ${path}${isShownAtEnd ? '' : ': not shown at the end'}`,
    )
    for (const found of [...controls, ...texts]) console.log(`    ${found}`)
    if (controls.length > 0 || texts.length > MAX_OVER_TEXT * positions || !isShownAtEnd || bar > MAX_BAR)
      isOver = true
    if (bar === 0) continue
    const focus = await measureFocusBesideBar(page)
    console.log(
      `    with the bar’s messages: bar ${percent(focus.bar)}, ${focus.focused} controls focused, ${focus.hidden.length} behind the bar or the button`,
    )
    for (const found of focus.hidden) console.log(`    behind: ${found}`)
    if (focus.hidden.length > 0 || focus.bar > MAX_BAR_WITH_MESSAGES) isOver = true
  }
  await browser.close()
  close()
  if (isOver) process.exitCode = 1
}
