import { complianceDisclosure } from '../../../content/legal/compliance-disclosure.ts'
import { LegalPage } from '../../../shell/page/legal-page.tsx'
import { LegalSections } from '../../../shell/page/legal-sections.tsx'
import type { PageProps } from '../../../shell/pages.ts'
import { LawTables } from './law-tables.tsx'

export default function ComplianceDisclosurePage({ route }: PageProps) {
  return (
    <LegalPage path={route.path} head={complianceDisclosure}>
      <LegalSections sections={complianceDisclosure.sections} after={{ tables: <LawTables /> }} />
    </LegalPage>
  )
}
