import { useLayoutEffect, type RefObject } from 'react'
import { raiseViewportFloor } from './raise-viewport-floor.ts'
import './viewport-floor.css.ts'

/** Space above the bar, in px, for a focus ring. */
const focusMargin = 8

/** The height to keep free for `bar`. Not from its position, which may still be animated. */
const heightOf = (bar: HTMLElement) => bar.offsetHeight + focusMargin

/** Scrolls the page if `bar` covers the focused element. */
function revealFocused(bar: HTMLElement) {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || bar.contains(activeElement)) return
  const { top, bottom } = activeElement.getBoundingClientRect()
  const hidden = bottom - (window.innerHeight - heightOf(bar))
  // An element taller than the visible area is aligned with its top, below a sticky header.
  const free = top - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0)
  if (hidden > 0 && top < window.innerHeight)
    window.scrollBy({ top: Math.min(hidden, Math.max(free, 0)), behavior: 'instant' })
}

/**
 * Reserves the height that `bar` covers at the viewport's bottom while it is shown: floating elements move above it
 * (`viewportFloor`), scroll targets and focused elements are not covered, and the current one is scrolled into view.
 */
export function useViewportFloor(bar: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const element = bar.current
    if (!isShown || !element) return
    let lower = () => {}
    const measure = () => {
      lower = raiseViewportFloor(heightOf(element))
      revealFocused(element)
    }
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)

    // Browsers scroll a focused field to its caret, and leave the rest of the field behind the bar.
    let frame = 0
    const onFocusIn = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => revealFocused(element))
    }
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      cancelAnimationFrame(frame)
      observer.disconnect()
      lower()
    }
  }, [bar, isShown])
}
