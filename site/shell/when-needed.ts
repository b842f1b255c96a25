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

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Resolves at the first of these since the page’s code came: also where that was before React had got to a part. */
const since = (...types: string[]) =>
  typeof window === 'undefined'
    ? new Promise<void>(() => {})
    : once(window, types, new AbortController().signal)

/** The address has changed and the page has not: React waits for every part of it that it has not taken over. */
const moved = since('popstate')

let leave = () => {}
const left = new Promise<void>((resolve) => {
  leave = resolve
})

/**
 * Says that the page which came prerendered has been left. What it still waited with is fetched now: nothing of it can
 * be touched any more, and whoever returns would wait for it.
 */
export const leavePrerenderedPage = (): void => leave()

/**
 * What comes before a move to another page. React shows none before every part that outlives the move has come alive;
 * for those of the page that is left it does not wait.
 */
const moving = since('pointerdown', 'keydown', 'click', 'popstate')

const isTouched = (part: Element) => (signal: AbortSignal) =>
  once(part, ['pointerover', 'focusin', 'pointerdown'], signal)

/** What a part waits for besides its own touch. */
interface Signs {
  /** @default it comes near the window */
  sign?: typeof near
  /** Whether it stands around every page, and so outlives a move. @default false */
  outlives?: boolean
}

/** Resolves when this part of the page is about to be used, or React is about to wait for it. */
export const needed = (part: Element, { sign = near, outlives = false }: Signs = {}): Promise<void> =>
  first(
    isTouched(part),
    (signal) => sign(part, signal),
    () => (outlives ? moving : Promise.race([moved, left])),
  )

/**
 * A component whose code is fetched only when the element with this id is {@link needed}: it comes near. Prerendered HTML stands in
 * its place meanwhile, complete, and is taken over when the code is there. Where the code does not arrive, it is asked
 * for again at the next touch or when the connection is back.
 */
export const lazyWhenNeeded = <Props extends object>(id: string, load: Load<Props>) =>
  lazyAfter({ sign: near }, id, load)

/**
 * The same for what is in sight from the start and serves without code: its own is fetched once the page is quiet, or
 * when it is touched.
 */
export const lazyWhenQuiet = <Props extends object>(id: string, load: Load<Props>) =>
  lazyAfter({ sign: quiet }, id, load)

/** The same for what stands around every page: its code is also fetched at the first sign of a move. */
export const lazyAroundPages = <Props extends object>(id: string, load: Load<Props>) =>
  lazyAfter({ sign: quiet, outlives: true }, id, load)

function lazyAfter<Props extends object>(signs: Signs, id: string, load: Load<Props>) {
  return lazy(async () => {
    const part = typeof document === 'undefined' ? null : document.getElementById(id)
    // Prerendering, or arrived by a move within the site: the part is being rendered now, and wanted.
    if (!part) return load()
    await needed(part, signs)
    for (;;) {
      try {
        return await load()
      } catch {
        await first(isTouched(part), (signal) => once(window, ['online'], signal))
      }
    }
  })
}
