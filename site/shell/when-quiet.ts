/** Runs something once the page has loaded and the browser has a moment to spare. Returns how to call it off. */
export function whenQuiet(run: () => void): () => void {
  const off = new AbortController()
  const quiet = () => {
    const wait = window.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon, 200))
    wait(() => {
      if (!off.signal.aborted) run()
    })
  }
  if (document.readyState === 'complete') quiet()
  else addEventListener('load', quiet, { once: true, signal: off.signal })
  return () => off.abort()
}
