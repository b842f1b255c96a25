import { Alert } from '@anupalan/design-system/alert'
import { Heading } from '@anupalan/design-system/heading'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { useEffect, useState, type FunctionComponent } from 'react'
import type { Template, Texts } from '../definitions/template.ts'
import { templateWords as words } from '../definitions/words.ts'
import { BlankFiles } from './blank-files.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { TemplateDownloads } from './template-downloads.tsx'
import { TemplateForm } from './template-form.tsx'
import * as css from './template.css.ts'
import { useDraft } from './use-draft.ts'

export interface TemplateEditorProps {
  /** Name of the template. */
  name: string
}

/** Creates the island of one template, so that a page loads no other template's code. */
export function templateEditor(template: Template): FunctionComponent<TemplateEditorProps> {
  const Editor: FunctionComponent<TemplateEditorProps> = (props) => (
    <TemplateEditor template={template} {...props} />
  )
  Editor.displayName = `TemplateEditor(${template.slug})`
  return Editor
}

/** The form of a template, the preview and the downloads. */
function TemplateEditor({ template, name }: TemplateEditorProps & { template: Template }) {
  const { slug, formats } = template
  const controller = useDraft(template)
  const { form, draft, dispatch, problems, warnings, document } = controller
  const [refusals, setRefusals] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  // Runs after the render that marks all invalid fields.
  useEffect(() => {
    if (refusals === 0) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const folded = invalid?.closest('details')
    if (folded) folded.open = true
    invalid?.focus()
  }, [refusals, form])
  const replace = (texts: Texts, message: string) => {
    dispatch({ type: 'replaced', texts })
    setAnnouncement(message)
  }
  return (
    <>
      <TemplateForm template={template} name={name} controller={controller} onReplace={replace} />
      <div className={css.withoutScript}>
        <Alert role="note" title={words.blank.withoutScript}>
          <BlankFiles slug={slug} formats={formats} />
        </Alert>
      </div>
      <div className={css.result}>
        <TemplateDownloads
          formats={formats}
          document={document}
          problems={Object.keys(problems).length}
          warnings={warnings}
          isSubmitted={draft.isSubmitted}
          onRefused={() => {
            dispatch({ type: 'submitted' })
            setRefusals((times) => times + 1)
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
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}
