import { createContext, use, useEffect, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { notFound } from '../ui/page/not-found.words.ts'
import { screenTitle } from './screens.ts'

/** Path of the previous screen; `null` before the first. */
export const LastPathContext = createContext<RefObject<string | null>>({ current: null })

/**
 * Title, scroll position and focus after a navigation. A sibling of the lazy screen, so its effect runs once that has
 * rendered.
 *
 * With a hash, scrolls to its target and focuses it. Otherwise scrolls to the top and focuses the heading, which a
 * screen reader then announces. The browser handles the first load, Back and Forward.
 */
export function AfterNavigation() {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const lastRef = use(LastPathContext)

  useEffect(() => {
    const isNavigation = lastRef.current !== null && lastRef.current !== pathname
    lastRef.current = pathname
    document.title = screenTitle(pathname) ?? notFound.title
    if (!isNavigation || type === NavigationType.Pop) return
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    const focused = target ?? document.querySelector<HTMLElement>('main h1')
    focused?.focus({ preventScroll: true })
  }, [pathname, hash, type, lastRef])

  return null
}
