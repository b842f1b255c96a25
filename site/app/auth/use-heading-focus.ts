import { useEffect, useRef } from 'react'
import { AUTH_HEADING_ID } from './auth-page.tsx'

/**
 * Focuses the heading when another page is shown than before.
 *
 * @param page identifies what is shown; `undefined` while it loads
 * @param expected the page that is not focused if it is the first after loading
 */
export function useHeadingFocus(page: string | undefined, expected = page): void {
  const shown = useRef(page ?? expected)
  useEffect(() => {
    if (page === undefined || shown.current === page) return
    shown.current = page
    document.getElementById(AUTH_HEADING_ID)?.focus()
  }, [page])
}
