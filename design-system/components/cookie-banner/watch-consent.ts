import { fromCallback } from 'xstate'
import type { CookieConsent } from '../cookie-consent/index.ts'
import type { ConsentEvent } from './cookie-banner.machine.ts'

/** Global Privacy Control, https://w3c.github.io/gpc/. */
const hasPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Tells what is stored, now and after each change, and when the visitor asks for the settings. */
export const watchConsent = (consent: CookieConsent) =>
  fromCallback<ConsentEvent>(({ sendBack }) => {
    const tell = () =>
      sendBack({ type: 'found', record: consent.record(), hasPrivacyControl: hasPrivacyControl() })
    tell()
    const stops = [consent.subscribe(tell), consent.onReopen(() => sendBack({ type: 'reopen' }))]
    return () => stops.forEach((stop) => stop())
  })
