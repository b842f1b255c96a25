import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { documentWords } from './page-content.ts'
import { keepPlaces, returnToPlace } from './places.ts'
import { renderInSlices } from './slices.ts'
import { leavePrerenderedPage } from './when-needed.ts'

/** The document is called after the page that it shows now. */
function sayWhere({ title, description }: ReturnType<typeof documentWords>): void {
  document.title = title
  const named = document.querySelector<HTMLMetaElement>('meta[name=description]')
  if (description === undefined) return named?.remove()
  const meta =
    named ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }))
  meta.content = description
}

/**
 * Where a reader is after a move. A hash wins: its target is scrolled to, smoothly unless motion is reduced,
 * and takes the focus. A new path starts at the top, its heading focused so that a screen reader speaks it.
 * Arriving by an address, Back and Forward are the browser's own. A change of query alone moves nothing.
 *
 * Stands inside the page's boundary, so that it runs when the page is there.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const last = useRef<string | null>(null)

  useEffect(keepPlaces, [])

  // Also where the page fails: its boundary then takes this away.
  useEffect(() => renderInSlices, [])

  useEffect(() => {
    renderInSlices()
    const first = last.current === null
    const moved = last.current !== pathname
    last.current = pathname
    if (moved && !first) leavePrerenderedPage()
    // In development nothing is prerendered: neither a title nor the place that the browser looked for.
    const isBlank = first && import.meta.env.DEV
    if (!first || isBlank) sayWhere(documentWords(pathname))
    // Opened by its address, returned to, or a place on this page: the browser has gone there already, and since then
    // the reader may have moved on.
    if (type === 'POP' && !isBlank) return returnToPlace()
    if (hash) {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)))
      target?.scrollIntoView({ behavior: first ? 'instant' : 'auto' })
      target?.focus({ preventScroll: true })
    } else if (moved && !first) {
      scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [pathname, hash, key, type])

  return null
}
