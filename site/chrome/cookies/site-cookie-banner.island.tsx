import { CookieBanner } from '@anupalan/design-system/cookie-banner'
import { Link } from '@anupalan/design-system/link'
import { useState } from 'react'
import { cookieBanner } from './words.ts'
import * as css from '../chrome.css.ts'
import { Terms } from '../../ui/terms.tsx'
import { consent } from './consent.ts'

/** Time since the `load` event, in ms. */
function ageOfPage(): number {
  // There is no entry when the build prerenders.
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page && page.loadEventEnd > 0 ? performance.now() - page.loadEventEnd : 0
}

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
