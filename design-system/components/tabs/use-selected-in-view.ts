import { useLayoutEffect, type RefObject } from 'react'

/** Part of its neighbour that is shown next to the selected tab, in px: it shows that there are more. */
const PEEK_PX = 32

/**
 * Scrolls the list, and nothing around it, until the selected tab is in view. `scrollIntoView` would also scroll the
 * page, to tabs below the fold.
 */
export function useSelectedInView(
  list: RefObject<HTMLElement | null>,
  selected: string | undefined,
  count: number,
): void {
  useLayoutEffect(() => {
    if (list.current) scrollToSelected(list.current)
  }, [list, selected])
  useLayoutEffect(() => {
    const scroller = list.current
    if (!scroller) return undefined
    // A narrower window, larger text, the font after its fallback: a position for other widths may be further than
    // necessary.
    const observer = new ResizeObserver(() => {
      scroller.scrollTo({ left: 0, behavior: 'instant' })
      scrollToSelected(scroller)
    })
    for (const element of [scroller, ...scroller.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [list, count])
}

function scrollToSelected(scroller: HTMLElement): void {
  const tab = scroller.querySelector('[role="tab"][data-selected]')
  if (!tab || scroller.scrollWidth <= scroller.clientWidth) return
  const view = scroller.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  const before = box.left - PEEK_PX - view.left
  const after = box.right + PEEK_PX - view.right
  if (before < 0) scroller.scrollBy({ left: before, behavior: 'instant' })
  else if (after > 0) scroller.scrollBy({ left: Math.min(before, after), behavior: 'instant' })
}
