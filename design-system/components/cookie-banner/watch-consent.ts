import { fromCallback } from 'xstate'
import type { CookieConsent } from '../cookie-consent/index.ts'
import type { ConsentEvent } from './cookie-banner.machine.ts'

/** Global Privacy Control, https://w3c.github.io/gpc/. */
const hasPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Sends the stored choice, now and after each change, and the user's requests for the settings. */
export const watchConsent = (consent: CookieConsent) =>
  fromCallback<ConsentEvent>(({ sendBack }) => {
    const notify = () =>
      sendBack({ type: 'found', record: consent.record(), hasPrivacyControl: hasPrivacyControl() })
    notify()
    const stops = [consent.subscribe(notify), consent.onReopen(() => sendBack({ type: 'reopen' }))]
    return () => stops.forEach((stop) => stop())
  })
