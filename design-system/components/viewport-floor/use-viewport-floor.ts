import { useLayoutEffect, type RefObject } from 'react'
import { raiseViewportFloor } from './raise-viewport-floor.ts'
import './viewport-floor.css.ts'

/** Room above the bar, in px, for the ring around what is focused there. */
const focusRoom = 8

/** The height to keep clear for `bar`. By its height, not its place: it may still be on its way in. */
const heightOf = (bar: HTMLElement) => bar.offsetHeight + focusRoom

/** Scrolls the page until the focused element stands above `bar`, where the page has it behind the bar. */
function revealFocused(bar: HTMLElement) {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || bar.contains(activeElement)) return
  const { top, bottom } = activeElement.getBoundingClientRect()
  const hidden = bottom - (window.innerHeight - heightOf(bar))
  // What is taller than the room that is left begins at its top, under whatever stays there.
  const free = top - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0)
  if (hidden > 0 && top < window.innerHeight)
    window.scrollBy({ top: Math.min(hidden, Math.max(free, 0)), behavior: 'instant' })
}

/**
 * Tells the page how much of the viewport's bottom `bar` takes, as long as it is shown: what floats there stands on
 * it (`viewportFloor`), what is scrolled to or focused does not end up behind it, and what is focused now comes out.
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

    // A browser that scrolls to a field scrolls to its caret and leaves the rest of the field behind the bar.
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
