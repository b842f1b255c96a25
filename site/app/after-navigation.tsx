import { createContext, use, useEffect, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { notFound } from '../ui/page/not-found.words.ts'
import { focusAfterReturn } from './focus-after-return.ts'
import { screenTitle } from './screens.ts'

/** Path of the previous screen; `null` before the first. */
export const LastPathContext = createContext<RefObject<string | null>>({ current: null })

/**
 * Title, scroll position and focus after a navigation. A sibling of the lazy screen, so its effect runs once that has
 * rendered.
 *
 * With a hash, scrolls to its target and focuses it. Otherwise scrolls to the top and focuses the heading, which a
 * screen reader then announces. The browser handles the first load, and the scroll position after Back and Forward:
 * there the link by which the screen was left has the focus again.
 */
export function AfterNavigation() {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const lastRef = use(LastPathContext)

  useEffect(() => {
    const isNavigation = lastRef.current !== null && lastRef.current !== pathname
    lastRef.current = pathname
    document.title = screenTitle(pathname) ?? notFound.title
    if (isNavigation) waiting?.disconnect()
    if (!isNavigation) return
    if (type === NavigationType.Pop) {
      // The element that had the focus is gone. The scroll position is the browser's, and the heading may be above it.
      if (document.activeElement !== document.body) return
      const link = findFollowedLink(key)
      if (link) focusAfterReturn(link)
      else focusHeading()
      return
    }
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    if (target) target.focus({ preventScroll: true })
    else focusHeading()
  }, [pathname, hash, key, type, lastRef])

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href')
      if (href) followed.set(key, { href, position: linksTo(href).indexOf(target.closest('a')!) })
    }
    addEventListener('click', remember, { capture: true })
    return () => removeEventListener('click', remember, { capture: true })
  }, [key])

  return null
}

interface FollowedLink {
  readonly href: string
  /** Among the links of the screen with this `href`. */
  readonly position: number
}

/** The link that was followed last from each entry of the history, by its key. */
const followed = new Map<string, FollowedLink>()

const linksTo = (href: string) =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href)

function findFollowedLink(key: string): HTMLElement | undefined {
  const link = followed.get(key)
  return link && linksTo(link.href)[link.position]
}

const findHeading = () => document.querySelector<HTMLElement>('main h1')

function focusHeading(): void {
  const heading = findHeading()
  if (heading) heading.focus({ preventScroll: true })
  else focusHeadingOnceRendered()
}

/** Waits for a heading, until the next navigation. */
let waiting: MutationObserver | undefined

/** For a screen whose heading depends on data. A user who is in the screen by then keeps the focus. */
function focusHeadingOnceRendered(): void {
  waiting = new MutationObserver((_, observer) => {
    const heading = findHeading()
    if (!heading) return
    observer.disconnect()
    if (!heading.closest('main')?.contains(document.activeElement)) heading.focus({ preventScroll: true })
  })
  waiting.observe(document.body, { childList: true, subtree: true })
}
