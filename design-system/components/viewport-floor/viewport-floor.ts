import { useEffect, type RefObject } from 'react'

const property = '--viewport-floor'

/** For styles: the height that a fixed bar takes at the bottom of the viewport, 0px where there is none. */
export const viewportFloor = `var(${property}, 0px)`

/**
 * Tells the page how much of the viewport's bottom `bar` takes, as long as it is shown: what floats there stands on
 * it ({@link viewportFloor}), and what is scrolled to or focused does not end up behind it.
 */
export function useViewportFloor(bar: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    const element = bar.current
    if (!isShown || !element) return
    const root = document.documentElement
    const measure = () => root.style.setProperty(property, `${element.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty(property)
    }
  }, [bar, isShown])
}
