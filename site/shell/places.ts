/** How far down each entry of this tab's history was left, in px. */
const places = new Map<string, number>()

const entry = () => window.navigation?.currentEntry?.key

/**
 * Browsers restore the place themselves on Back and Forward. Chromium does too, but where the address has a hash and
 * the page is there at once, it then goes to the hash; this goes back to the place. Returns how to stop.
 */
export function keepPlaces(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isTravelling = false
  const note = () => {
    const key = entry()
    // On the way back the browser may scroll before it says so: that is not where the reader left the entry.
    if (key && !isTravelling) places.set(key, scrollY)
  }
  const setOff = ({ navigationType }: Event & { navigationType?: string }) => {
    isTravelling = navigationType === 'traverse'
  }
  const restore = () => {
    const place = location.hash ? places.get(entry() ?? '') : undefined
    requestAnimationFrame(() => {
      isTravelling = false
      if (place === undefined) return
      const lowest = document.documentElement.scrollHeight - innerHeight
      if (place <= lowest) scrollTo({ top: place, behavior: 'instant' })
    })
  }
  window.navigation?.addEventListener('navigate', setOff, { signal })
  addEventListener('scroll', note, { passive: true, signal })
  addEventListener('popstate', restore, { signal })
  return () => listening.abort()
}
