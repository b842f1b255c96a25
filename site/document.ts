/**
 * The script of every document: what watches and needs no React, and the islands, each in its time. What one page alone
 * needs is in a `page.script.ts` beside it.
 */
import { keepCompact } from '@anupalan/design-system/header/compact'
import { yearIn } from '@anupalan/design-system/footer/year-in'
import { countThisPage } from './analytics/page-views.ts'
import { openCookieBanner } from './chrome/cookies/open-cookie-banner.ts'
import { freeStillScrollers } from './chrome/scrollers.ts'
import { markChosenTheme } from './chrome/theme-radios.ts'
import { showFlash } from './chrome/toasts/show-flash.ts'
import { showToasts } from './chrome/toasts/show-toasts.ts'
import { hydrateById, hydrateIslands } from './islands/hydrate.ts'
import { keepPortalLinks } from './session/portal-links.ts'
import { askForSession } from './session/session-store.ts'
import { markPastDays } from './ui/days/past-days.ts'
import { whenShown } from './ui/when-shown.ts'

/**
 * A document that comes back from the back/forward cache has missed what other documents have stored meanwhile: whoever
 * listens to other tabs reads again.
 */
function readAgainWhenRestored(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    dispatchEvent(new StorageEvent('storage', { key: null }))
    askForSession()
    showFlash()
  })
}

function start(): void {
  hydrateIslands()
  const header = document.querySelector('header')
  if (header) {
    const stop = keepCompact(header)
    header.closest('[data-island]')?.addEventListener('hydrated', stop, { once: true })
  }
  markChosenTheme()
  markPastDays()
  freeStillScrollers()
  for (const year of document.querySelectorAll<HTMLElement>('[data-year-in]'))
    year.textContent = yearIn(year.dataset.yearIn!, Date.now())
  // It makes way for what the focus is on.
  document.addEventListener('focusin', () => void hydrateById('feedback'), { once: true })
  showToasts()
  showFlash()
  openCookieBanner()
  keepPortalLinks()
  askForSession()
  countThisPage()
  readAgainWhenRestored()
  // The others have it from a header of the document.
  if (!HTMLScriptElement.supports?.('speculationrules'))
    void import('./chrome/prefetch.ts').then(({ prefetchDocuments }) => prefetchDocuments())
}

if (import.meta.env.DEV) await (await import('./development.ts')).startDevelopment()
whenShown(start)
