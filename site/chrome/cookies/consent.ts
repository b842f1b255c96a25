import { createCookieConsent } from '@anupalan/design-system/cookie-consent'

/** The visitor's choice of cookies: the one place that everything which depends on it asks. */
export const consent = createCookieConsent()
