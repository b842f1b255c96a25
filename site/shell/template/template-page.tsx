import { Alert } from '@anupalan/design-system/alert'
import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { useEffect, useState, type ComponentType } from 'react'
import type { Template, Texts } from '../../content/templates/template.ts'
import type { TemplatePageWords } from '../../content/templates/templates.ts'
import { templateWords as words } from '../../content/templates/words.ts'
import * as layout from '../page-layout.css.ts'
import { PageHead } from '../page/page-head.tsx'
import type { PageContent } from '../page-content.ts'
import type { ContentPageProps } from '../pages.ts'
import { StaticHtml } from '../static-html.tsx'
import { BlankFiles } from './blank-files.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { TemplateDownloads } from './template-downloads.tsx'
import { TemplateForm } from './template-form.tsx'
import * as css from './template.css.ts'
import { useDraft } from './use-draft.ts'

/** The page of one template, whose code is its own: that of the others stays away. */
export const templatePage = (template: Template): ComponentType<ContentPageProps<TemplatePageWords>> =>
  function Page({ content }) {
    return <TemplatePage template={template} content={content} />
  }

/** One template: its fields, the document as it will read, its files. */
function TemplatePage({
  template,
  content,
}: {
  template: Template
  content: PageContent<TemplatePageWords>
}) {
  const { slug, name, purpose, formats } = content.words
  const at = useDraft(template)
  const { form, draft, dispatch, problems, document } = at
  const [isRefused, setRefused] = useState(0)
  const [spoken, setSpoken] = useState('')
  // The first field that is wrong is known when all of them are marked.
  useEffect(() => {
    if (isRefused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isRefused, form])
  const replace = (texts: Texts, said: string) => {
    dispatch({ type: 'replaced', texts })
    setSpoken(said)
  }
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
          <div className={css.columns}>
            <TemplateForm template={template} name={name} at={at} onReplace={replace} />
            <div className={css.withoutScript}>
              <Alert role="note" title={words.blank.withoutScript}>
                <BlankFiles slug={slug} formats={formats} />
              </Alert>
            </div>
            <div className={css.result}>
              <TemplateDownloads
                formats={template.formats}
                document={document}
                problems={Object.keys(problems).length}
                isTold={draft.isTold}
                onRefused={() => {
                  dispatch({ type: 'told' })
                  setRefused((times) => times + 1)
                }}
              />
              <section aria-labelledby="preview" className={css.preview}>
                <div className={css.previewHead}>
                  <Heading level={2} size="label" id="preview" tabIndex={-1}>
                    {words.preview}
                  </Heading>
                  <Text size="small" tone="quiet">
                    {words.previewNote}
                  </Text>
                </div>
                <DocumentPreview model={document} />
              </section>
            </div>
          </div>
          <VisuallyHidden>
            <span role="status">{spoken}</span>
          </VisuallyHidden>
          <StaticHtml html={content.html} />
        </Stack>
      </Container>
    </div>
  )
}
