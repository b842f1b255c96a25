/**
 * The script of every document: behaviour that needs no React, and the triggers of islands. Scripts of single pages are
 * in the `page.script.ts` next to the page.
 */
import { keepCompact } from '@anupalan/design-system/header/compact'
import { yearIn } from '@anupalan/design-system/footer/year-in'
import { countThisPage } from './analytics/page-views.ts'
import { openCookieBanner } from './chrome/cookies/open-cookie-banner.ts'
import { updateScrollerTabStops } from './chrome/scrollers.ts'
import { markChosenTheme } from './chrome/theme-radios.ts'
import { showFlash } from './chrome/toasts/show-flash.ts'
import { showToasts } from './chrome/toasts/show-toasts.ts'
import { hydrateIslands } from './islands/hydrate.ts'
import { whenIdle } from './islands/triggers.ts'
import { updatePortalLinks } from './session/portal-links.ts'
import { refreshSession } from './session/session-store.ts'
import { markPastDays } from './ui/days/past-days.ts'
import { whenActivated } from './ui/when-activated.ts'

/**
 * A document in the back/forward cache gets no `storage` events, so its stores read again when it is restored.
 */
function refreshWhenRestored(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    dispatchEvent(new StorageEvent('storage', { key: null }))
    refreshSession()
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
  updateScrollerTabStops()
  for (const year of document.querySelectorAll<HTMLElement>('[data-year-in]'))
    year.textContent = yearIn(year.dataset.yearIn!, Date.now())
  const feedback = document.querySelector<HTMLElement>('#feedback > button')
  if (feedback)
    whenIdle(
      () =>
        void import('@anupalan/design-system/feedback-button/give-way').then(({ giveWay }) =>
          giveWay(feedback),
        ),
    )
  showToasts()
  showFlash()
  openCookieBanner()
  updatePortalLinks()
  refreshSession()
  countThisPage()
  refreshWhenRestored()
  // Browsers with Speculation Rules get them from a response header.
  if (!HTMLScriptElement.supports?.('speculationrules'))
    void import('./chrome/prefetch.ts').then(({ prefetchDocuments }) => prefetchDocuments())
}

if (import.meta.env.DEV) await (await import('./development.ts')).startDevelopment()
whenActivated(start)
