import { notFoundPath } from '@anupalan/server/contract/page-views/rules'
import { consent } from '../chrome/cookies/consent.ts'
import { countPageViews } from './count-page-views.ts'
import { loadAnalytics } from './load-analytics.ts'

const isAllowed = () => consent.record()?.analytics === true

/** The path of this document; `notFoundPath` for a 404, whose path may contain anything. */
const countedPath = () =>
  document.querySelector('meta[name=status][content="404"]') ? notFoundPath : location.pathname

/** Counts this document once there is consent, and again when it is restored from the back/forward cache. */
export function countThisPage(): void {
  const count = loadAnalytics && countPageViews(loadAnalytics)
  let lastAllowed: boolean | undefined
  const report = () => {
    const allowed = isAllowed()
    if (allowed === lastAllowed) return
    lastAllowed = allowed
    count?.(countedPath(), allowed)
  }
  report()
  consent.subscribe(report)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    lastAllowed = undefined
    report()
  })
}
