import { matchPattern, matchRoute, routes } from '../routes.ts'
import { loadFeedbackDialog } from './feedback/load-dialog.ts'
import { contentOf, hasContent } from './page-content.ts'
import { loadPage } from './pages.ts'
import { whenQuiet } from './when-quiet.ts'

type Connection = { saveData?: boolean; type?: string; effectiveType?: string }

/** Nobody pays for a page they may never open: not when saving data, and not on a slow or mobile connection. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !(
    connection?.saveData ||
    connection?.type === 'cellular' ||
    /2g/.test(connection?.effectiveType ?? '')
  )
}

/**
 * Fetches the code of the page that a path leads to, and its content where that is a file of its own. Failing is no
 * matter: the click will ask again.
 */
export function prefetchPage(href: string): void {
  const { pathname } = new URL(href, location.href)
  const page = (matchRoute(pathname) ?? matchPattern(pathname))?.page
  if (!page || !mayPrefetch()) return
  loadPage(page).catch(() => {})
  if (hasContent(pathname)) Promise.resolve(contentOf(pathname)).catch(() => {})
}

/** Fetches pages ahead, one in each quiet moment: asking for one costs the thread some ms. */
function prefetchInTurn([path, ...others]: readonly string[]): void {
  if (path === undefined) return
  whenQuiet(() => {
    prefetchPage(path)
    prefetchInTurn(others)
  })
}

/** Once the page is quiet, fetches what a tap opens here, then the pages that the table says are likely next. */
export function prefetchWhenQuiet(): void {
  whenQuiet(() => {
    if (!mayPrefetch()) return
    loadFeedbackDialog().catch(() => {})
    prefetchInTurn(routes.filter(({ prefetch }) => prefetch).map(({ path }) => path))
  })
}
