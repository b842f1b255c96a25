import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import * as layout from '../../../shell/page-layout.css.ts'
import type { ContentPageProps } from '../../../shell/pages.ts'
import { StaticHtml } from '../../../shell/static-html.tsx'

/** One article. */
export default function ArticlePage({ content }: ContentPageProps) {
  return (
    <article className={layout.page}>
      <Container>
        <Heading level={1} tabIndex={-1}>
          {content.title}
        </Heading>
        <StaticHtml html={content.html ?? ''} />
      </Container>
    </article>
  )
}
