/** Compact before hydration: what the header's machine does to it, without the machine. */
import { COMPACT_ABOVE_PX } from './header.constants.ts'

/** Makes a header compact as the page is scrolled. Returns how to stop, for when its machine takes over. */
export function keepCompact(header: HTMLElement): () => void {
  const listening = new AbortController()
  const look = () => header.toggleAttribute('data-compact', scrollY > COMPACT_ABOVE_PX)
  addEventListener('scroll', look, { passive: true, signal: listening.signal })
  look()
  return () => listening.abort()
}
