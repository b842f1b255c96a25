import { notFoundPath } from '@anupalan/server/contract/page-views/rules'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { countPageViews } from '../analytics/count-page-views.ts'
import { loadAnalytics } from '../analytics/load-analytics.ts'
import { consent } from '../chrome/cookies/consent.ts'
import { screenTitle } from './screens.ts'

const count = loadAnalytics && countPageViews(loadAnalytics)

const isAllowed = () => consent.record()?.analytics === true

/** Counts a page view of the sibling screen, with consent. Redirects render no screen and are not counted. */
export function PageViews() {
  const { pathname } = useLocation()
  const allowed = useSyncExternalStore(consent.subscribe, isAllowed, () => false)
  useEffect(() => {
    count?.(screenTitle(pathname) ? pathname : notFoundPath, allowed)
  }, [pathname, allowed])
  return null
}
