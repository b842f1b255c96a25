import type { LegalPageWords } from '../../../content/legal/legal-page.ts'
import { LegalPage } from '../legal-page.tsx'
import { LegalSections } from '../legal-sections.tsx'
import type { ContentPageProps } from '../../../ui/pages.ts'

/** A legal page with text only. */
export default function LegalTextPage({ path, content: words }: ContentPageProps<LegalPageWords>) {
  return (
    <LegalPage path={path} head={words}>
      <LegalSections sections={words.sections} />
    </LegalPage>
  )
}
