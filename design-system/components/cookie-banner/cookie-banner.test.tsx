import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createCookieConsent } from '../cookie-consent/index.ts'
import { CookieBanner } from './index.ts'

test('prerenders an empty live region: the stored choice is not known', () => {
  const html = renderToString(
    <CookieBanner consent={createCookieConsent()} title="Cookies on this site" details={null}>
      Some are necessary.
    </CookieBanner>,
  )
  expect(html).toMatch(/^<span class="[^"]*"><span role="status"><\/span><\/span>$/)
})
