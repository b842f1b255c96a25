/** When the code of an island comes. */

/**
 * - `load`: at once.
 * - `idle`: when the document has loaded and the browser has a moment to spare, or after five seconds.
 * - `visible`: when it comes near the window.
 * - `interaction`: when it is about to be used.
 * - `requested`: when code asks for it by its id. The document holds nothing of it before.
 *
 * Whatever is chosen, interaction is never waited past.
 */
export type Trigger = 'load' | 'idle' | 'visible' | 'interaction' | 'requested'

/** Browsers promise no idle moment: where none comes for this many ms, what waited for it is done without one. */
const AT_LATEST_MS = 5000

/** Part of the window's height by which an island may still be away when its code is fetched. */
const NEAR = '50% 0px'

/** Runs something once the document has loaded and the browser has a moment to spare. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  const off = new AbortController()
  const wait = () => {
    // Safari has no idle callbacks.
    const request = window.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon, 200))
    request(() => !off.signal.aborted && run(), { timeout: AT_LATEST_MS })
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal: off.signal })
  return () => off.abort()
}

/** Calls back when a pointer comes near an element, the focus comes into it, or it is pressed. */
function whenInteracted(element: Element, run: () => void, signal: AbortSignal): void {
  for (const type of ['pointerdown', 'focusin'])
    element.addEventListener(type, run, { passive: true, signal })
  element.addEventListener(
    'pointermove',
    (event) => {
      // Also fired for a pointer that rests where a document opens, which has not come near anything.
      const { movementX, movementY } = event as PointerEvent
      if (movementX !== 0 || movementY !== 0) run()
    },
    { passive: true, signal },
  )
}

function whenNear(element: Element, run: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    { rootMargin: NEAR },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Resolves at the first of the ways to be done that `listen` sets up, and then stops listening. */
function once(listen: (done: () => void, signal: AbortSignal) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listening = new AbortController()
  listen(() => {
    listening.abort()
    resolve()
  }, listening.signal)
  return promise
}

/** Resolves when an island's code is to come. */
export const triggered = (element: Element, trigger: Trigger): Promise<void> =>
  once((done, signal) => {
    if (trigger === 'requested') return
    whenInteracted(element, done, signal)
    if (trigger === 'load') done()
    else if (trigger === 'visible') whenNear(element, done, signal)
    else if (trigger === 'idle') signal.addEventListener('abort', whenIdle(done))
  })

/** Resolves at the next chance to fetch what did not arrive: the connection is back, or the island is touched again. */
export const worthAnotherTry = (element: Element): Promise<void> =>
  once((done, signal) => {
    whenInteracted(element, done, signal)
    addEventListener('online', done, { signal })
  })
