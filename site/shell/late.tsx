import { Suspense, useState, type ReactNode } from 'react'

export interface LateProps {
  /** Of an element in the part: how its prerendered HTML is known. */
  id: string
  /** What is lazy, by `lazyWhenNeeded` or `lazyWhenQuiet`. */
  children: ReactNode
}

/**
 * A part of a page whose code comes late. Prerendered, it waits by itself and the page around it comes alive. In a page
 * that is moved to it has nothing to show meanwhile: the move waits for it, so that nothing comes between later.
 */
export function Late({ id, children }: LateProps) {
  const [isPrerendered] = useState(
    () => typeof document === 'undefined' || document.getElementById(id) !== null,
  )
  return isPrerendered ? <Suspense>{children}</Suspense> : children
}
