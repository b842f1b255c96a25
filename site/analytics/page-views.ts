import { notFoundPath } from '@anupalan/server/contract/page-views/rules'
import { consent } from '../chrome/cookies/consent.ts'
import { countPageViews } from './count-page-views.ts'
import { loadAnalytics } from './load-analytics.ts'

const isAllowed = () => consent.record()?.analytics === true

/** What is counted: the path of this document, and not what somebody typed that leads nowhere. */
const countedPath = () =>
  document.querySelector('meta[name=status][content="404"]') ? notFoundPath : location.pathname

/** Counts this document once it is allowed; a document that is shown again from the back/forward cache counts anew. */
export function countThisPage(): void {
  const count = loadAnalytics && countPageViews(loadAnalytics)
  let known: boolean | undefined
  const tell = () => {
    const allowed = isAllowed()
    if (allowed === known) return
    known = allowed
    count?.(countedPath(), allowed)
  }
  tell()
  consent.subscribe(tell)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    known = undefined
    tell()
  })
}
