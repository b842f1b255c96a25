import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

export interface ScrollerProps {
  /** Its accessible name, as text. */
  label?: string | undefined
  /** Id of the element with its accessible name, instead of `label`. */
  labelledBy?: string | undefined
  /** Whether its content is loaded. @default false */
  isBusy?: boolean
  /** Its box, with `overflow: auto`. */
  className: string
  children: ReactNode
}

const overflows = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight

/** A container that scrolls on overflow, and is a tab stop only then. Style that state by `[data-overflows]`. */
export function Scroller({ label, labelledBy, isBusy = false, className, children }: ScrollerProps) {
  const frame = useRef<HTMLDivElement>(null)
  // Before measuring, as before hydration, it may overflow.
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    // Synchronous: no frame is painted in which scrollable content is not focusable.
    const observer = new ResizeObserver(() => flushSync(() => setScrolls(overflows(current))))
    const observe = () => {
      observer.disconnect()
      for (const element of [current, ...current.children]) observer.observe(element)
    }
    observe()
    const replacements = new MutationObserver(observe)
    replacements.observe(current, { childList: true })
    return () => {
      observer.disconnect()
      replacements.disconnect()
    }
  }, [])
  return (
    // A scroll container must be focusable for the keyboard (WCAG 2.1.1), which Safari does not do by default.
    <div
      ref={frame}
      className={className}
      tabIndex={scrolls ? 0 : undefined}
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isBusy || undefined}
      data-scroller=""
      data-overflows={scrolls || undefined}
    >
      {children}
    </div>
  )
}
