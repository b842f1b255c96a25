import { useEffect, useState, type RefObject } from 'react'

const covers = (button: Element, focused: Element | null) => {
  if (!focused || button.contains(focused) || !focused.matches(':focus-visible')) return false
  // What takes the focus for its place in the page, a whole section, is not covered by a button.
  if (focused.matches('[tabindex="-1"]')) return false
  const under = focused.getBoundingClientRect()
  const over = button.getBoundingClientRect()
  return (
    under.left < over.right && under.right > over.left && under.top < over.bottom && under.bottom > over.top
  )
}

/** Whether `button` would cover the element that has the focus, as the page stands and scrolls (WCAG 2.4.11). */
export function useYieldsToFocus(button: RefObject<HTMLElement | null>) {
  const [isYielding, setYielding] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (button.current) setYielding(covers(button.current, document.activeElement))
      })
    }
    // Something under it may have had the focus before this listened.
    look()
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true, passive: true }
    document.addEventListener('focusin', look, options)
    document.addEventListener('focusout', look, options)
    document.addEventListener('scroll', look, options)
    window.addEventListener('resize', look, options)
    return () => {
      stop.abort()
      cancelAnimationFrame(frame)
    }
  }, [button])
  return isYielding
}
