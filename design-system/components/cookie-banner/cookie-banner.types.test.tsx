/** Props that the types reject: `npm run types` fails if one is accepted. */
import { refused } from '../../workbench/refused.ts'
import { createCookieConsent } from '../cookie-consent/index.ts'
import { CookieBanner } from './index.ts'

const consent = createCookieConsent()

refused(
  // @ts-expect-error: `consent` is required.
  <CookieBanner title="Cookies" details="All">
    Words
  </CookieBanner>,
)
refused(
  // @ts-expect-error: `details` is required: visitors need it before they choose.
  <CookieBanner consent={consent} title="Cookies">
    Words
  </CookieBanner>,
)
refused(
  // @ts-expect-error: no choice is emphasized.
  <CookieBanner consent={consent} title="Cookies" details="All" primary="accept">
    Words
  </CookieBanner>,
)
