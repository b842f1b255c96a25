import { hydrateById } from '../../islands/hydrate.ts'
import { whenIdle } from '../../islands/triggers.ts'
import { consent } from './consent.ts'

/** Id of the cookie banner's island. */
export const COOKIE_BANNER_ID = 'cookie-banner'

/** Attributes of a "Cookie settings" button, which reopens the banner. */
export const cookieSettingsButton = { 'data-opens': COOKIE_BANNER_ID }

/** Runs a callback on each click on a "Cookie settings" button. Returns the unsubscribe function. */
export function onCookieSettings(run: () => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(`[data-opens=${COOKIE_BANNER_ID}]`)) run()
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** Hydrates the banner for a visitor without a stored consent, and on "Cookie settings". */
export function openCookieBanner(): void {
  if (!consent.record()) whenIdle(() => void hydrateById(COOKIE_BANNER_ID))
  onCookieSettings(() => {
    consent.reopen()
    void hydrateById(COOKIE_BANNER_ID)
  })
}
