/** Browsers promise no idle moment: where none comes for this many ms, what waited for it is done without one. */
const AT_LATEST_MS = 5000

/**
 * Runs something once the page has loaded and the browser has a moment to spare, or five seconds later. Returns how to
 * call it off.
 */
export function whenQuiet(run: () => void): () => void {
  const off = new AbortController()
  const quiet = () => {
    const wait = window.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon, 200))
    wait(
      () => {
        if (!off.signal.aborted) run()
      },
      { timeout: AT_LATEST_MS },
    )
  }
  if (document.readyState === 'complete') quiet()
  else addEventListener('load', quiet, { once: true, signal: off.signal })
  return () => off.abort()
}
