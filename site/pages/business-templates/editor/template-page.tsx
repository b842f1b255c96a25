import { Container } from '@anupalan/design-system/container'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ComponentType } from 'react'
import type { TemplateContent } from '../definitions/template-meta.ts'
import { templateWords as words } from '../definitions/words.ts'
import { Island } from '../../../islands/island.tsx'
import * as layout from '../../../ui/page-layout.css.ts'
import { PageHead } from '../../../ui/page/page-head.tsx'
import type { ContentPageProps } from '../../../ui/pages.ts'
import { AboutTemplate } from './about-template.tsx'
import type { TemplateEditorProps } from './template-editor.tsx'
import * as css from './template.css.ts'

type TemplatePageProps = ContentPageProps<TemplateContent>

/**
 * The page of one template.
 *
 * @param editor the default export of its `template.island.tsx`
 */
export const templatePage = (editor: ComponentType<TemplateEditorProps>): ComponentType<TemplatePageProps> =>
  function TemplatePage({ content }) {
    const { name, purpose, ...about } = content
    return (
      <div className={layout.page}>
        <Container>
          <Stack gap="xxl">
            <div className={css.screenOnly}>
              <PageHead above={words.above} heading={name} lead={purpose}>
                <Text size="small" tone="quiet">
                  {words.kept}
                </Text>
              </PageHead>
            </div>
            <Island of={editor} when="load" className={css.columns} name={name} />
            <div>
              <AboutTemplate {...about} />
            </div>
          </Stack>
        </Container>
      </div>
    )
  }
