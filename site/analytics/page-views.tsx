import { notFoundPath } from '@anupalan/server/contract/page-views.data'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { matchRoute, redirects } from '../routes.ts'
import { consent } from '../shell/cookies/consent.ts'
import { countPageViews } from './count-page-views.ts'
import { loadAnalytics } from './load-analytics.ts'

const count = loadAnalytics && countPageViews(loadAnalytics)

const isAllowed = () => consent.record()?.analytics === true

/** What is counted for an address: its page, and nothing where it only leads to another. */
function pageAt(pathname: string): string | undefined {
  if (matchRoute(pathname)) return pathname
  return redirects.some(({ from }) => from === pathname) ? undefined : notFoundPath
}

/** Counts the page of each path that is shown, for a visitor who allows it. A query or a hash makes no other page. */
export function PageViews() {
  const { pathname } = useLocation()
  const allowed = useSyncExternalStore(consent.subscribe, isAllowed, () => false)
  useEffect(() => count?.(pageAt(pathname), allowed), [pathname, allowed])
  return null
}
