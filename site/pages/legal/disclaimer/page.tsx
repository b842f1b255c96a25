import { disclaimer } from '../../../content/legal/disclaimer.ts'
import { LegalPage } from '../../../shell/page/legal-page.tsx'
import type { PageProps } from '../../../shell/pages.ts'

export default function DisclaimerPage({ route }: PageProps) {
  return <LegalPage path={route.path} content={disclaimer} />
}
