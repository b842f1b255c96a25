import type { LegalPageWords } from '../../../content/legal/legal-page.ts'
import { LegalPage } from '../../../shell/page/legal-page.tsx'
import { LegalSections } from '../../../shell/page/legal-sections.tsx'
import type { ContentPageProps } from '../../../shell/pages.ts'

/** A legal page that is words alone. */
export default function LegalTextPage({ route, content: { words } }: ContentPageProps<LegalPageWords>) {
  return (
    <LegalPage path={route.path} head={words}>
      <LegalSections sections={words.sections} />
    </LegalPage>
  )
}
