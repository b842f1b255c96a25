export {
  consentKey,
  createCookieConsent,
  type ConsentOptions,
  type ConsentRecord,
  type CookieConsent,
} from './cookie-consent.ts'
