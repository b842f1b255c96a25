/** Keeps the floating button from covering the page; without React, so that it also works before hydration. */

/** What the button must not cover, even without text. Labels and links include the space that they react to. */
const covered = 'a, button, input, select, textarea, summary, label, [tabindex="0"], img, svg, canvas, video'

/** Distance between the points at which the page under the button is read: less than a line of text. */
const STEP_PX = 8
/** Distance kept between the button and what it must not cover. */
const MARGIN_PX = 4
/** Less movement than this is not a change of direction: browsers adjust scroll positions by themselves. */
const TURN_PX = 4

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

function hasTextIn(node: Element, { left, top, right, bottom }: Box): boolean {
  const range = document.createRange()
  return [...node.childNodes].some((child) => {
    if (child.nodeType !== Node.TEXT_NODE || child.nodeValue!.trim() === '') return false
    range.selectNodeContents(child)
    return [...range.getClientRects()].some(
      (text) => text.left < right && text.right > left && text.top < bottom && text.bottom > top,
    )
  })
}

/** Whether the button is over text, a control or a picture, or under something else that floats. */
function isCovering(button: Element): boolean {
  const { left, top, right, bottom } = button.getBoundingClientRect()
  const box = {
    left: left - MARGIN_PX,
    top: top - MARGIN_PX,
    right: right + MARGIN_PX,
    bottom: bottom + MARGIN_PX,
  }
  const seen = new Set<Element>()
  // One step further, to the far edge.
  for (let x = box.left; x < box.right + STEP_PX; x += STEP_PX)
    for (let y = box.top; y < box.bottom + STEP_PX; y += STEP_PX) {
      const points = document.elementsFromPoint(Math.min(x, box.right), Math.min(y, box.bottom))
      const under = points.find((node) => !button.contains(node))
      if (!under || seen.has(under)) continue
      seen.add(under)
      if (under.closest(covered) || hasTextIn(under, box)) return true
    }
  return false
}

/**
 * Updates `data-place` of a floating button: `taken` while it would cover text, a control or the focused element (WCAG
 * 2.4.11), `down` after scrolling down until the direction changes or the page ends, and `free` otherwise. Styles hide it
 * by that. It hides immediately and comes back when scrolling has ended, so that it does not flicker.
 *
 * Returns a function that stops it. Does nothing for a button that has it already.
 */
export function giveWay(button: HTMLElement): () => void {
  if (button.dataset.place !== undefined) return () => {}
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true, passive: true }
  let last = scrollY
  let isDown = false
  let frame = 0

  const update = (isSettled: boolean) => {
    const place = isCovering(button) ? 'taken' : isDown ? 'down' : 'free'
    if (isSettled || place !== 'free') button.dataset.place = place
  }
  const settle = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => update(true))
  }
  const scroll = () => {
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - TURN_PX
    if (isAtEnd) isDown = false
    else if (Math.abs(scrollY - last) >= TURN_PX) isDown = scrollY > last
    else return
    last = scrollY
    // Safari before 26 reports no end of scrolling.
    update(!('onscrollend' in window))
  }
  update(true)
  document.addEventListener('scroll', scroll, options)
  document.addEventListener('scrollend', settle, options)
  document.addEventListener('focusin', settle, options)
  document.addEventListener('focusout', settle, options)
  addEventListener('resize', settle, options)
  // Content that appears or moves, and the space of a bar at the bottom.
  const observer = new ResizeObserver(settle)
  observer.observe(document.body)
  return () => {
    listening.abort()
    observer.disconnect()
    cancelAnimationFrame(frame)
    delete button.dataset.place
  }
}
