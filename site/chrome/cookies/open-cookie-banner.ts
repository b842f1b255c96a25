import { hydrateById } from '../../islands/hydrate.ts'
import { whenIdle } from '../../islands/triggers.ts'
import { consent } from './consent.ts'

/** The island of the cookie banner. */
export const COOKIE_BANNER_ID = 'cookie-banner'

/** On what opens the banner again: "Cookie settings". */
export const cookieSettingsButton = { 'data-opens': COOKIE_BANNER_ID }

/** Calls back at each press of "Cookie settings", wherever it stands. Returns how to stop. */
export function onCookieSettings(run: () => void): () => void {
  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(`[data-opens=${COOKIE_BANNER_ID}]`)) run()
  }
  document.addEventListener('click', press)
  return () => document.removeEventListener('click', press)
}

/** Fetches the banner for a visitor who has not chosen yet, and whenever one wants to choose again. */
export function openCookieBanner(): void {
  if (!consent.record()) whenIdle(() => void hydrateById(COOKIE_BANNER_ID))
  onCookieSettings(() => {
    consent.reopen()
    void hydrateById(COOKIE_BANNER_ID)
  })
}
