import { useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * For a heading that replaces a list under the same path: it takes the focus, since the link that had it is gone, at the
 * top of the page. After Back and Forward the scroll position is the browser's.
 *
 * @returns ref of the heading
 */
export function useHeadingFocus() {
  const ref = useRef<HTMLHeadingElement>(null)
  const [type] = useState(useNavigationType())
  useEffect(() => {
    if (type !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' })
    ref.current?.focus({ preventScroll: true })
  }, [type])
  return ref
}
