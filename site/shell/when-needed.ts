import { lazy, type ComponentType } from 'react'
import { whenQuiet } from './when-quiet.ts'

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

const quiet = (_part: Element, signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', whenQuiet(resolve), { once: true }))

/** Waits for the first of several, then lets go of the others. */
async function first(...waits: ((signal: AbortSignal) => Promise<void>)[]): Promise<void> {
  const others = new AbortController()
  await Promise.race(waits.map((wait) => wait(others.signal)))
  others.abort()
}

/** What comes before a move within the site. */
const signsOfMoving = ['pointerdown', 'keydown', 'click', 'popstate']

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * Resolves at the first sign of a move since the page’s code came: also where that was before React had got as far as
 * the part, since the move then waits for it already.
 */
const moving =
  typeof window === 'undefined'
    ? new Promise<void>(() => {})
    : once(window, signsOfMoving, new AbortController().signal)

const isTouched = (part: Element) => (signal: AbortSignal) =>
  once(part, ['pointerover', 'focusin', 'pointerdown'], signal)

/**
 * Resolves when this part of the page is about to be used: by a sign of its own, or anything is touched.
 *
 * @param sign @default it comes near the window
 */
export const needed = (part: Element, sign = near): Promise<void> =>
  first(
    isTouched(part),
    (signal) => sign(part, signal),
    // React shows no other page before every part of this one that outlives the move has come alive.
    () => moving,
  )

/**
 * A component whose code is fetched only when the element with this id is {@link needed}: it comes near. Prerendered HTML stands in
 * its place meanwhile, complete, and is taken over when the code is there. Where the code does not arrive, it is asked
 * for again at the next touch or when the connection is back.
 */
export const lazyWhenNeeded = <Props extends object>(id: string, load: Load<Props>) =>
  lazyAfter(near, id, load)

/**
 * The same for what is in sight from the start and serves without code: its own is fetched once the page is quiet, or
 * when it is touched.
 */
export const lazyWhenQuiet = <Props extends object>(id: string, load: Load<Props>) =>
  lazyAfter(quiet, id, load)

function lazyAfter<Props extends object>(
  sign: (part: Element, signal: AbortSignal) => Promise<void>,
  id: string,
  load: Load<Props>,
) {
  return lazy(async () => {
    const part = typeof document === 'undefined' ? null : document.getElementById(id)
    // Prerendering, or arrived by a move within the site: the part is being rendered now, and wanted.
    if (!part) return load()
    await needed(part, sign)
    for (;;) {
      try {
        return await load()
      } catch {
        await first(isTouched(part), (signal) => once(window, ['online'], signal))
      }
    }
  })
}
