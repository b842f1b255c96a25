/**
 * `npm run overlap`: scrolls every built document on a phone from its top to its end and back, a third of a screen at a
 * time, and prints at how many of these scroll positions the feedback button is shown, over a control, or over text.
 * Exits with 1 if it is ever over a control, over text at more than 5 % of them, or not shown at the end. Run
 * `npm run build` first.
 */
import type { Page } from 'playwright'
import { launchBrowser, phone, refuseCookies } from './bench/visit.ts'
import { serveDocuments } from './built-documents.ts'

/** Share of the scroll positions at which the button may be over text. */
export const MAX_OVER_TEXT = 0.05

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
}

/** Scrolls the page down and up, and measures what the button covers where it comes to rest. */
export async function measureOverlap(page: Page): Promise<Overlap> {
  await page.locator('button[data-place]').waitFor({ state: 'attached' })
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('button[data-place]')!
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // Instead of a smooth scroll, whose end is later.
    document.documentElement.style.scrollBehavior = 'auto'

    const overlaps = (box: DOMRect, own: DOMRect) =>
      box.width > 1 &&
      box.height > 1 &&
      box.left < own.right &&
      box.right > own.left &&
      box.top < own.bottom &&
      box.bottom > own.top
    /** Whether the element is drawn where the boxes overlap, and not clipped or behind something else. */
    const isDrawn = (node: Element, box: DOMRect, own: DOMRect) =>
      document
        .elementsFromPoint(
          (Math.max(box.left, own.left) + Math.min(box.right, own.right)) / 2,
          (Math.max(box.top, own.top) + Math.min(box.bottom, own.bottom)) / 2,
        )
        .includes(node)

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
    return { positions, shown, controls, texts, isShownAtEnd }
  })
}

if (import.meta.main) {
  const { origin, paths, close } = serveDocuments()
  const browser = await launchBrowser()
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  await context.addInitScript(refuseCookies)
  const page = await context.newPage()
  let isOver = false
  console.log('positions  shown  over a control  over text  page')
  for (const path of paths) {
    await page.goto(origin + path)
    // What is below the fold has an estimated height until it is drawn.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    const { positions, shown, controls, texts, isShownAtEnd } = await measureOverlap(page)
    const share = (count: number) => `${((100 * count) / positions).toFixed(0)} %`
    console.log(
      `${String(positions).padStart(9)}  ${share(shown).padStart(5)}  ${String(controls.length).padStart(14)}  ${share(texts.length).padStart(9)}  ${path}${isShownAtEnd ? '' : ': not shown at the end'}`,
    )
    for (const found of [...controls, ...texts]) console.log(`    ${found}`)
    if (controls.length > 0 || texts.length > MAX_OVER_TEXT * positions || !isShownAtEnd) isOver = true
  }
  await browser.close()
  close()
  if (isOver) process.exitCode = 1
}
