import { Button } from '@anupalan/design-system/button'
import { cookieSettingsButton } from '../../../chrome/cookies/open-cookie-banner.ts'
import { cookieBanner } from '../../../chrome/cookies/words.ts'
import { cookiePolicy } from '../../../content/legal/cookie-policy.ts'
import { LegalPage } from '../legal-page.tsx'
import { LegalSections } from '../legal-sections.tsx'
import * as css from '../legal-page.css.ts'
import type { PageProps } from '../../../ui/pages.ts'

const settings = (
  <div className={css.settings}>
    <Button {...cookieSettingsButton} variant="secondary">
      {cookieBanner.settings}
    </Button>
  </div>
)

export default function CookiePolicyPage({ path }: PageProps) {
  return (
    <LegalPage path={path} head={cookiePolicy}>
      <LegalSections sections={cookiePolicy.sections} after={{ change: settings }} />
    </LegalPage>
  )
}
