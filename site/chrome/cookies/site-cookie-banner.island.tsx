import { CookieBanner } from '@anupalan/design-system/cookie-banner'
import { Link } from '@anupalan/design-system/link'
import { useState } from 'react'
import { cookieBanner } from './words.ts'
import * as css from '../chrome.css.ts'
import { Terms } from '../../ui/terms.tsx'
import { consent } from './consent.ts'

/** How long ago the page had loaded, in ms. */
function ageOfPage(): number {
  // There is none where the build renders it.
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page && page.loadEventEnd > 0 ? performance.now() - page.loadEventEnd : 0
}

/** The cookie banner with the site's words. */
export default function SiteCookieBanner() {
  const [age] = useState(ageOfPage)
  return (
    <CookieBanner
      consent={consent}
      age={age}
      title={cookieBanner.heading}
      details={<Terms items={cookieBanner.details} className={css.terms} />}
    >
      {cookieBanner.text} <Link href={cookieBanner.policy.href}>{cookieBanner.policy.label}</Link>
    </CookieBanner>
  )
}
