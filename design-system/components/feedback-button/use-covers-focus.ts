import { useEffect, useState, type RefObject } from 'react'

const covers = (button: Element, focused: Element | null) => {
  if (!focused || button.contains(focused) || !focused.matches(':focus-visible')) return false
  // A focused container, such as a section after a jump, is larger than the button.
  if (focused.matches('[tabindex="-1"]')) return false
  const under = focused.getBoundingClientRect()
  const over = button.getBoundingClientRect()
  return (
    under.left < over.right && under.right > over.left && under.top < over.bottom && under.bottom > over.top
  )
}

/** Whether `button` would cover the focused element at the current scroll position (WCAG 2.4.11). */
export function useCoversFocus(button: RefObject<HTMLElement | null>) {
  const [coversFocus, setCoversFocus] = useState(false)
  useEffect(() => {
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (button.current) setCoversFocus(covers(button.current, document.activeElement))
      })
    }
    // An element under it may already have the focus.
    update()
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true, passive: true }
    document.addEventListener('focusin', update, options)
    document.addEventListener('focusout', update, options)
    document.addEventListener('scroll', update, options)
    window.addEventListener('resize', update, options)
    return () => {
      stop.abort()
      cancelAnimationFrame(frame)
    }
  }, [button])
  return coversFocus
}
