/** Where the focus is, and whether it is visible. */
import type { Page } from 'playwright'
import { expect } from './test.ts'

/** The focused element, where it is in the window, and whether it is visible, covered and has a focus indicator. */
export const inspectFocus = (page: Page) =>
  page.evaluate(async () => {
    // Scrolling to the focused element, and moving floating elements away, take a frame each.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40)} ${focused.getAttribute('name') ?? ''}`
    // A visually hidden control has a visible label.
    const label = focused.matches('input') ? focused.closest('label') : null
    const isFocused = (node: Element) =>
      focused.contains(node) || node.contains(focused) || label?.contains(node) === true
    const floats = (node: Element | null): boolean =>
      node !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(node).position) || floats(node.parentElement))
    /** The topmost elements at nine points of each of its boxes. */
    const inFront = () =>
      [focused, ...(label ? [label] : [])]
        .flatMap((node) => [...node.getClientRects()])
        .flatMap(({ left, top, width, height }) =>
          [0.1, 0.5, 0.9].flatMap((x) =>
            [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
          ),
        )
        .filter((node) => node !== null)
    // An element higher than the space between header and banner is always covered in part.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const room =
      innerHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0)
    const hasRoom = focused.getBoundingClientRect().height <= room
    const coveredBy = () => inFront().find((node) => !isFocused(node) && floats(node))
    for (let frames = 0; frames < 10 && coveredBy(); frames++) await frame()
    const isSeen = inFront().some(isFocused)
    const shows = (node: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    }
    const cover = hasRoom ? coveredBy() : undefined
    const isCovered = cover !== undefined
    const { top, bottom } = focused.getBoundingClientRect()
    const place = `${Math.round(top)} to ${Math.round(bottom)} px of ${innerHeight}${cover ? `, behind ${cover.tagName} ${cover.textContent.trim().slice(0, 40)}` : ''}`
    const isMarked = [focused, label, focused.parentElement, focused.nextElementSibling].some(
      (node) => node && shows(node),
    )
    return { name, place, isSeen, isCovered, isMarked }
  })

/** Number of elements in the tab order. */
const tabStops = (page: Page) =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [tabindex="0"]',
        ),
      ].filter(
        (node) =>
          node.checkVisibility({ visibilityProperty: true }) &&
          node.tabIndex >= 0 &&
          !node.matches(':disabled') &&
          !node.closest('[inert]') &&
          // Radio groups are excluded: each is a single tab stop.
          !(node instanceof HTMLInputElement && node.type === 'radio'),
      ).length,
  )

/**
 * Goes by Tab from where the focus is to the last tab stop: each is visible, not covered, has a focus indicator, and
 * comes after the one before it. Their positions in the document are compared while both are in it, since islands that
 * hydrate meanwhile add and remove elements.
 */
export async function expectTabOrder(page: Page): Promise<void> {
  const count = await tabStops(page)
  const reached: NonNullable<Awaited<ReturnType<typeof inspectFocus>>>[] = []
  const outOfOrder: string[] = []
  const focused = () => page.evaluateHandle(() => document.activeElement)
  let first: Awaited<ReturnType<typeof focused>> | undefined
  let previous = first
  for (let step = 0; step < count + 20; step++) {
    await page.keyboard.press('Tab')
    const seen = await inspectFocus(page)
    const current = await focused()
    if (!seen || (await current.evaluate((element, start) => element === start, first))) break
    const isBefore = await current.evaluate(
      (element, before) =>
        before?.isConnected === true &&
        (before.compareDocumentPosition(element!) & Node.DOCUMENT_POSITION_FOLLOWING) === 0,
      previous,
    )
    if (isBefore) outOfOrder.push(seen.name)
    reached.push(seen)
    first ??= current
    previous = current
  }
  const faults = reached.filter(({ isSeen, isCovered, isMarked }) => !isSeen || isCovered || !isMarked)
  expect(faults, 'not visible, covered or without a focus indicator').toEqual([])
  expect(outOfOrder, 'before the tab stop that precedes it').toEqual([])
  expect(reached.length).toBeGreaterThanOrEqual(count)
}
