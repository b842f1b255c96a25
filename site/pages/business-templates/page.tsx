import { Container } from '@anupalan/design-system/container'
import { Stack } from '@anupalan/design-system/stack'
import { templatesPage as words } from './definitions/list-words.ts'
import { Island } from '../../islands/island.tsx'
import * as layout from '../../ui/page-layout.css.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import type { ContentPageProps } from '../../ui/pages.ts'
import TemplateList, { type TemplateListProps } from './template-list.island.tsx'

/** Every template with its purpose, by kind. */
export default function BusinessTemplatesPage({ content }: ContentPageProps<TemplateListProps>) {
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.above} name={words.name} heading={words.heading} lead={words.lead} />
          <Island of={TemplateList} when="interaction" templates={content.templates} />
        </Stack>
      </Container>
    </div>
  )
}
