/** Makes the header compact before hydration, without its machine. */
import { COMPACT_ABOVE_PX } from './header.constants.ts'

/** Toggles the compact style on scroll. Returns a function that stops it, for when the machine takes over. */
export function keepCompact(header: HTMLElement): () => void {
  const listening = new AbortController()
  const look = () => header.toggleAttribute('data-compact', scrollY > COMPACT_ABOVE_PX)
  addEventListener('scroll', look, { passive: true, signal: listening.signal })
  look()
  return () => listening.abort()
}
