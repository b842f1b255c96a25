import { complianceDisclosure } from '../../../content/legal/compliance-disclosure.ts'
import { LegalPage } from '../legal-page.tsx'
import { LegalSections } from '../legal-sections.tsx'
import type { PageProps } from '../../../ui/pages.ts'
import { LawTables } from './law-tables.tsx'

export default function ComplianceDisclosurePage({ path }: PageProps) {
  return (
    <LegalPage path={path} head={complianceDisclosure}>
      <LegalSections sections={complianceDisclosure.sections} after={{ tables: <LawTables /> }} />
    </LegalPage>
  )
}
