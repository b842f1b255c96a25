import { lazy, type ComponentType } from 'react'

/** Resolves at the first of these on this element; never where there is none of them. */
const once = (target: EventTarget, types: readonly string[], signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(), { once: true, signal })
  })

const near = (part: Element, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve()
      },
      { rootMargin: '50% 0px' },
    )
    observer.observe(part)
    signal.addEventListener('abort', () => observer.disconnect())
  })

/** Waits for the first of several, then lets go of the others. */
async function first(...waits: ((signal: AbortSignal) => Promise<void>)[]): Promise<void> {
  const others = new AbortController()
  await Promise.race(waits.map((wait) => wait(others.signal)))
  others.abort()
}

/** What comes before a move within the site. */
const signsOfMoving = ['pointerdown', 'keydown', 'click', 'popstate']

/**
 * Resolves at the first sign of a move since the page’s code came: also where that was before React had got as far as
 * the part, since the move then waits for it already.
 */
const moving =
  typeof window === 'undefined'
    ? new Promise<void>(() => {})
    : once(window, signsOfMoving, new AbortController().signal)

const isTouched = (part: Element) => (signal: AbortSignal) => once(part, ['focusin', 'pointerdown'], signal)

/** Resolves when this part of the page is about to be used: it comes near the window, or anything is touched. */
export const needed = (part: Element): Promise<void> =>
  first(
    isTouched(part),
    (signal) => near(part, signal),
    // React shows no other page before every part of this one that outlives the move has come alive.
    () => moving,
  )

/**
 * A component whose code is fetched only when the element with this id is {@link needed}. Prerendered HTML stands in
 * its place meanwhile, complete, and is taken over when the code is there. Where the code does not arrive, it is asked
 * for again at the next touch or when the connection is back.
 */
export function lazyWhenNeeded<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(async () => {
    const part = typeof document === 'undefined' ? null : document.getElementById(id)
    // Prerendering, or arrived by a move within the site: the part is being rendered now, and wanted.
    if (!part) return load()
    await needed(part)
    for (;;) {
      try {
        return await load()
      } catch {
        await first(isTouched(part), (signal) => once(window, ['online'], signal))
      }
    }
  })
}
