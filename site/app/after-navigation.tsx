import { createContext, use, useEffect, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { notFound } from '../ui/page/not-found.words.ts'
import { screenTitle } from './screens.ts'

/** The path of the screen that was shown last; `null` until there was one. */
export const LastPathContext = createContext<RefObject<string | null>>({ current: null })

/**
 * Where a reader is after a move. Stands beside a screen, so that it runs once the screen is there.
 *
 * A hash wins: its target is scrolled to and takes the focus. A new path starts at the top, its heading focused so that
 * a screen reader speaks it. The first screen, and Back and Forward, are the browser's own.
 */
export function AfterNavigation() {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const lastRef = use(LastPathContext)

  useEffect(() => {
    const isMove = lastRef.current !== null && lastRef.current !== pathname
    lastRef.current = pathname
    document.title = screenTitle(pathname) ?? notFound.title
    if (!isMove || type === NavigationType.Pop) return
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    const focused = target ?? document.querySelector<HTMLElement>('main h1')
    focused?.focus({ preventScroll: true })
  }, [pathname, hash, type, lastRef])

  return null
}
