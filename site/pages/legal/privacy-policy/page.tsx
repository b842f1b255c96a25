import { privacyPolicy } from '../../../content/legal/privacy-policy.ts'
import { LegalPage } from '../../../shell/page/legal-page.tsx'
import type { PageProps } from '../../../shell/pages.ts'

export default function PrivacyPolicyPage({ route }: PageProps) {
  return <LegalPage path={route.path} content={privacyPolicy} />
}
