/** When an island is hydrated. */

/**
 * - `load`: immediately.
 * - `idle`: when the document has loaded and the browser is idle, or after five seconds.
 * - `visible`: when it is near the viewport.
 * - `interaction`: on the first interaction.
 * - `requested`: by `hydrateById`. The document contains no HTML of it before.
 *
 * An interaction always hydrates an island immediately.
 */
export type Trigger = 'load' | 'idle' | 'visible' | 'interaction' | 'requested'

/** Timeout of `requestIdleCallback`: a busy browser may not be idle for long. */
const IDLE_TIMEOUT_MS = 5000

/** Distance from the viewport, as a share of its height, at which an island is hydrated. */
const ROOT_MARGIN = '50% 0px'

/** Runs a callback when the document has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  const controller = new AbortController()
  const wait = () => {
    // Safari has no `requestIdleCallback`.
    const request = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
    request(() => !controller.signal.aborted && run(), { timeout: IDLE_TIMEOUT_MS })
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal: controller.signal })
  return () => controller.abort()
}

/** Runs a callback when a pointer moves over an element or presses it, focus moves into it, or a field in it changes. */
function whenInteracted(element: Element, run: () => void, signal: AbortSignal): void {
  for (const type of ['pointerdown', 'focusin', 'input'])
    element.addEventListener(type, run, { passive: true, signal })
  element.addEventListener(
    'pointermove',
    (event) => {
      // Also fired, without movement, for a pointer that is at rest when the document opens.
      const { movementX, movementY } = event as PointerEvent
      if (movementX !== 0 || movementY !== 0) run()
    },
    { passive: true, signal },
  )
}

function whenNear(element: Element, run: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    { rootMargin: ROOT_MARGIN },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Resolves when `listen` first calls `done`, and then aborts its listeners. */
function once(listen: (done: () => void, signal: AbortSignal) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listening = new AbortController()
  listen(() => {
    listening.abort()
    resolve()
  }, listening.signal)
  return promise
}

/** Resolves when an island is to be hydrated. */
export const triggered = (element: Element, trigger: Trigger): Promise<void> =>
  once((done, signal) => {
    if (trigger === 'requested') return
    whenInteracted(element, done, signal)
    if (trigger === 'load') done()
    else if (trigger === 'visible') whenNear(element, done, signal)
    else if (trigger === 'idle') signal.addEventListener('abort', whenIdle(done))
  })

/** Resolves when a failed load is worth a retry: on `online`, or on the next interaction with the island. */
export const whenRetryable = (element: Element): Promise<void> =>
  once((done, signal) => {
    whenInteracted(element, done, signal)
    addEventListener('online', done, { signal })
  })
