import { createCookieConsent } from '@anupalan/design-system/cookie-consent'

/** The visitor's cookie consent: the single store for all code that depends on it. */
export const consent = createCookieConsent()
