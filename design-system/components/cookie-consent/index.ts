export {
  CONSENT_KEY,
  createCookieConsent,
  type ConsentOptions,
  type ConsentRecord,
  type CookieConsent,
} from './cookie-consent.ts'
