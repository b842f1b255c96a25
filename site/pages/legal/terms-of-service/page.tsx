import { termsOfService } from '../../../content/legal/terms-of-service.ts'
import { LegalPage } from '../../../shell/page/legal-page.tsx'
import type { PageProps } from '../../../shell/pages.ts'

export default function TermsOfServicePage({ route }: PageProps) {
  return <LegalPage path={route.path} content={termsOfService} />
}
