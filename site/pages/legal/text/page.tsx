import type { LegalHead } from '../../../content/legal/legal-page.ts'
import { LegalPage } from '../../../shell/page/legal-page.tsx'
import type { ContentPageProps } from '../../../shell/pages.ts'
import { StaticHtml } from '../../../shell/static-html.tsx'

/** A legal page that is words alone. */
export default function LegalTextPage({ route, content }: ContentPageProps<LegalHead>) {
  return (
    <LegalPage path={route.path} head={content.words}>
      <StaticHtml html={content.html} />
    </LegalPage>
  )
}
