import { CookieBanner } from '@anupalan/design-system/cookie-banner'
import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import { cookieBanner } from '../content/cookie-banner.ts'
import { consent } from './consent.ts'

/** The cookie banner with the site's words. */
export function SiteCookieBanner() {
  return (
    <CookieBanner
      consent={consent}
      title={cookieBanner.heading}
      details={
        <dl>
          {cookieBanner.details.map(({ name, text }) => (
            <div key={name}>
              <Text as="dt" size="small" weight="strong">
                {name}
              </Text>
              <Text as="dd" size="small" tone="quiet">
                {text}
              </Text>
            </div>
          ))}
        </dl>
      }
    >
      {cookieBanner.text} <Link href={cookieBanner.policy.href}>{cookieBanner.policy.label}</Link>
    </CookieBanner>
  )
}
