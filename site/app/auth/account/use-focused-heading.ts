import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the heading of a step when it is shown: the control that led to it is gone. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
