/** What the types refuse: `npm run types` fails where one of these is accepted. */
import { refused } from '../../workbench/refused.ts'
import { createCookieConsent } from '../cookie-consent/index.ts'
import { CookieBanner } from './index.ts'

const consent = createCookieConsent()

refused(
  // @ts-expect-error: without a place to keep the choice it asks in vain.
  <CookieBanner title="Cookies" details="All">
    Words
  </CookieBanner>,
)
refused(
  // @ts-expect-error: what the choice means is told before it is made.
  <CookieBanner consent={consent} title="Cookies">
    Words
  </CookieBanner>,
)
refused(
  // @ts-expect-error: no choice weighs more than another.
  <CookieBanner consent={consent} title="Cookies" details="All" primary="accept">
    Words
  </CookieBanner>,
)
