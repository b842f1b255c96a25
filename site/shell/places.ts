/** How far down each entry of this tab's history was left, in px. */
const places = new Map<string, number>()

/** The entry that Back or Forward is on its way to, while its page is not there yet. */
let destination: string | undefined

/**
 * Browsers restore the place themselves on Back and Forward, as soon as the address has changed. Where the page comes
 * later, because a part of its code does, that is a place on the page that is left; and where the address has a hash,
 * Chromium then goes to the hash. So the place is kept here, and the browser is told to leave it to
 * {@link returnToPlace}. Returns how to stop.
 */
export function keepPlaces(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const note = () => {
    const entry = window.navigation?.currentEntry?.key
    // On the way back the page may scroll as its height changes: that is not where the reader left the entry.
    if (entry && destination === undefined) places.set(entry, scrollY)
  }
  const setOff = (move: NavigateEvent) => {
    // Events of scrolling come with the next frame: by then this entry may have been left.
    note()
    destination = undefined
    const { key } = move.destination
    if (move.navigationType !== 'traverse' || !move.canIntercept || !places.has(key)) return
    destination = key
    move.intercept({ scroll: 'manual', focusReset: 'manual' })
  }
  // Who reads before the code has come has scrolled already.
  note()
  window.navigation?.addEventListener('navigate', setOff, { signal })
  addEventListener('scroll', note, { passive: true, signal })
  return () => listening.abort()
}

/** Goes to where the entry that was returned to had been left. To be called when its page is there. */
export function returnToPlace(): void {
  if (destination === undefined || destination !== window.navigation?.currentEntry?.key) return
  scrollTo({ top: places.get(destination) ?? 0, behavior: 'instant' })
  destination = undefined
}
