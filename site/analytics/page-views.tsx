import { notFoundPath } from '@anupalan/server/contract/page-views.data'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { matchPattern, matchRoute, redirects } from '../routes.ts'
import { consent } from '../shell/cookies/consent.ts'
import { contentOf } from '../shell/page-content.ts'
import { countPageViews } from './count-page-views.ts'
import { loadAnalytics } from './load-analytics.ts'

const count = loadAnalytics && countPageViews(loadAnalytics)

const isAllowed = () => consent.record()?.analytics === true

/**
 * What is counted for an address: its page, and nothing where it only leads to another. Where only a pattern stands for
 * the page, its content tells whether there is one.
 */
function pageAt(pathname: string): string | undefined | Promise<string> {
  if (matchRoute(pathname)) return pathname
  if (matchPattern(pathname))
    return Promise.resolve(contentOf(pathname)).then((content) => (content ? pathname : notFoundPath))
  return redirects.some(({ from }) => from === pathname) ? undefined : notFoundPath
}

/** Counts the page of each path that is shown, for a visitor who allows it. A query or a hash makes no other page. */
export function PageViews() {
  const { pathname } = useLocation()
  const allowed = useSyncExternalStore(consent.subscribe, isAllowed, () => false)
  useEffect(() => {
    const page = pageAt(pathname)
    if (!(page instanceof Promise)) return count?.(page, allowed)
    let isShown = true
    page.then(
      (path) => isShown && count?.(path, allowed),
      // The page says so itself.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [pathname, allowed])
  return null
}
