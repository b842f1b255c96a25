import { useLayoutEffect, type RefObject } from 'react'

/** Part of its neighbour that is shown next to the selected tab, in px: it shows that there are more. */
const PEEK_PX = 32

/**
 * Scrolls the list, and nothing around it, until the selected tab is in view. `scrollIntoView` would also scroll the
 * page, to tabs below the fold.
 */
export function useSelectedInView(list: RefObject<HTMLElement | null>, selected: string | undefined): void {
  useLayoutEffect(() => {
    const scroller = list.current
    if (!scroller) return undefined
    const scroll = () => {
      const tab = scroller.querySelector('[role="tab"][data-selected]')
      if (!tab || scroller.scrollWidth <= scroller.clientWidth) return
      const view = scroller.getBoundingClientRect()
      const box = tab.getBoundingClientRect()
      const before = box.left - PEEK_PX - view.left
      const after = box.right + PEEK_PX - view.right
      if (before < 0) scroller.scrollBy({ left: before, behavior: 'instant' })
      else if (after > 0) scroller.scrollBy({ left: Math.min(before, after), behavior: 'instant' })
    }
    scroll()
    // A narrower window, larger text.
    const observer = new ResizeObserver(scroll)
    observer.observe(scroller)
    // The fallback font has other widths: a position for them may be further than necessary.
    let isCurrent = true
    const scrollInFont = async () => {
      await document.fonts.ready
      if (!isCurrent) return
      scroller.scrollTo({ left: 0, behavior: 'instant' })
      scroll()
    }
    if (document.fonts.status === 'loading') void scrollInFont()
    return () => {
      isCurrent = false
      observer.disconnect()
    }
  }, [list, selected])
}
