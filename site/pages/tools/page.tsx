import { Container } from '@anupalan/design-system/container'
import { Stack } from '@anupalan/design-system/stack'
import type { ToolGroup } from './find-tools.ts'
import { Island } from '../../islands/island.tsx'
import * as layout from '../../ui/page-layout.css.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import type { ContentPageProps } from '../../ui/pages.ts'
import ToolFinder from './tool-finder.island.tsx'
import { toolsPage as words } from './words.ts'

/** Every tool. */
export interface ToolsContent {
  groups: readonly ToolGroup[]
}

/** Every tool with the question that it answers, and a search field. */
export default function ToolsPage({ content }: ContentPageProps<ToolsContent>) {
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead
            above={words.breadcrumbs}
            name={words.name}
            heading={words.heading}
            lead={words.lead}
            isCompact
          />
          <Island of={ToolFinder} when="interaction" groups={content.groups} />
        </Stack>
      </Container>
    </div>
  )
}
