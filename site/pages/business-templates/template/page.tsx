import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Inline } from '@anupalan/design-system/inline'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { definitions } from '../../../content/templates/all.ts'
import { businessNames } from '../../../content/templates/business.ts'
import type { FieldGroup, Template, Texts } from '../../../content/templates/template.ts'
import {
  kindNames,
  templateOf,
  templates,
  type TemplateEntry,
  type TemplateSlug,
} from '../../../content/templates/templates.ts'
import { templateWords as words } from '../../../content/templates/words.ts'
import * as layout from '../../../shell/page-layout.css.ts'
import { PageHead } from '../../../shell/page/page-head.tsx'
import type { ContentPageProps } from '../../../shell/pages.ts'
import { DocumentPreview } from '../../../shell/template/document-preview.tsx'
import { isEmpty } from '../../../shell/template/draft.ts'
import { TemplateDownloads } from '../../../shell/template/template-downloads.tsx'
import { TemplateField } from '../../../shell/template/template-field.tsx'
import { TemplateLines } from '../../../shell/template/template-lines.tsx'
import { useDraft, type DraftAtWork } from '../../../shell/template/use-draft.ts'
import { RestsOn } from '../../../shell/tool/rests-on.tsx'
import * as css from '../../../shell/template/template.css.ts'

/** What the build tells the page of its template. */
export interface TemplatePageWords {
  slug: TemplateSlug
}

/** One template: its fields, the document as it will read, its files. */
export default function TemplatePage({ content }: ContentPageProps<TemplatePageWords>) {
  const { slug } = content.words
  const [template, entry] = [definitions[slug], templateOf(slug)!]
  // Another template is another form: nothing of the one before stays in its fields.
  return <TemplateAtWork key={slug} template={template} entry={entry} />
}

function TemplateAtWork({ template, entry }: { template: Template; entry: TemplateEntry }) {
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
    <div className={`${layout.page} ${css.template}`}>
      <Container>
        <Stack gap="xxl">
          <div className={css.screenOnly}>
            <PageHead above={words.above} heading={entry.name} lead={entry.purpose}>
              <Text size="small" tone="quiet">
                {words.kept}
              </Text>
            </PageHead>
          </div>
          <div className={css.columns}>
            {/* Outside a dialog this method does nothing, so that Enter sends nothing. */}
            <form method="dialog" aria-label={entry.name} className={css.form} ref={form} noValidate>
              <Inline gap="sm">
                <FillAndClear
                  isEmpty={isEmpty(draft)}
                  onFill={() =>
                    replace(
                      { fields: template.sample.fields, lines: template.sample.lines ?? [] },
                      words.filled,
                    )
                  }
                  onClear={() => replace({ fields: {}, lines: [] }, words.cleared)}
                />
                <span className={css.jump}>
                  <Link href="#preview">{words.toPreview}</Link>
                </span>
              </Inline>
              <FieldsOf
                group={{
                  heading: words.business,
                  description: words.businessNote,
                  fields: businessNames.filter((name) => name in template.fields),
                }}
                template={template}
                at={at}
              />
              {template.groups.slice(0, -1).map((group) => (
                <FieldsOf key={group.heading} group={group} template={template} at={at} />
              ))}
              {template.groups.length === 1 && (
                <FieldsOf group={template.groups[0]!} template={template} at={at} />
              )}
              {template.lines && <TemplateLines lines={template.lines} at={at} />}
              {template.groups.length > 1 && (
                <FieldsOf group={template.groups.at(-1)!} template={template} at={at} />
              )}
            </form>
            <div className={css.withoutScript}>
              <Alert role="note" title={words.blank.withoutScript}>
                <BlankFiles template={template} />
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
          <About template={template} entry={entry} />
        </Stack>
      </Container>
    </div>
  )
}

/** A statement asks for every head twice: the two years stand beside each other. */
const hasYears = (group: FieldGroup) => group.fields.some((name) => name.endsWith('Before'))

function FieldsOf({ group, template, at }: { group: FieldGroup; template: Template; at: DraftAtWork }) {
  const { draft, dispatch, told } = at
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{group.heading}</legend>
      <div className={hasYears(group) ? css.pairsOfFields : css.lineFields}>
        {group.description && (
          <div className={css.wide}>
            <Text size="small" tone="quiet">
              {group.description}
            </Text>
          </div>
        )}
        {group.fields.map((name) => {
          const field = template.fields[name]!
          const isWide =
            ['area', 'flag'].includes(field.control.as) ||
            (field.control.as === 'text' && !field.control.isFigure)
          return (
            <div key={name} className={isWide ? css.wide : undefined}>
              <TemplateField
                field={field}
                name={name}
                text={draft.fields[name] ?? ''}
                problem={told(name)}
                onEnter={(text) => dispatch({ type: 'entered', name, text })}
                onLeave={() => dispatch({ type: 'left', name })}
              />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

interface FillAndClearProps {
  isEmpty: boolean
  onFill: () => void
  onClear: () => void
}

/** Clearing is asked for twice: what is typed is nowhere else. */
function FillAndClear({ isEmpty, onFill, onClear }: FillAndClearProps) {
  const [isAsking, setAsking] = useState(false)
  const clear = useRef<HTMLButtonElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) no.current?.focus()
  }, [isAsking])
  const answer = (isYes: boolean) => {
    if (isYes) onClear()
    setAsking(false)
    requestAnimationFrame(() => clear.current?.focus())
  }
  if (isAsking)
    return (
      <div role="group" aria-label={words.clearAsk}>
        <Inline gap="sm">
          <Text weight="strong">{words.clearAsk}</Text>
          <Button variant="secondary" size="compact" onPress={() => answer(true)}>
            {words.clearYes}
          </Button>
          <Button variant="quiet" size="compact" ref={no} onPress={() => answer(false)}>
            {words.clearNo}
          </Button>
        </Inline>
      </div>
    )
  return (
    <>
      <Button variant="secondary" size="compact" onPress={onFill}>
        {words.fillSample}
      </Button>
      <Button
        variant="quiet"
        size="compact"
        ref={clear}
        onPress={() => (isEmpty ? onClear() : setAsking(true))}
      >
        {words.clear}
      </Button>
    </>
  )
}

/** The files as they are without anyone's details: real files, plain links. */
function BlankFiles({ template: { slug, formats } }: { template: Template }) {
  return (
    <span className={css.files}>
      {formats.map((format) => (
        <Link key={format} href={`/business-templates/${slug}.${format}`}>
          {words.blank.as(format)}
        </Link>
      ))}
    </span>
  )
}

function About({ template, entry }: { template: Template; entry: TemplateEntry }) {
  const others = templates.filter(({ kind, slug }) => kind === entry.kind && slug !== entry.slug)
  const isLetter = !template.formats.includes('xlsx')
  return (
    <div className={css.below}>
      <Stack gap="xl">
        <Stack as="section">
          <Heading level={2} size="title">
            {words.rule}
          </Heading>
          <ul className={layout.ruledList}>
            {entry.rules.map(({ law, section, note }) => (
              <li key={law + section} className={layout.ruledRow}>
                <Text>{words.ruleNote(law, section)}</Text>
                {note && (
                  <Text size="small" tone="quiet">
                    {note}
                  </Text>
                )}
              </li>
            ))}
          </ul>
          <RestsOn rules={entry.rules} />
        </Stack>
        <Stack as="section">
          <Heading level={2} size="title">
            {words.advice.heading}
          </Heading>
          <Text>{isLetter || entry.kind === 'company' ? words.advice.letter : words.advice.figures}</Text>
        </Stack>
      </Stack>
      <Stack gap="xl">
        <Stack as="section">
          <Heading level={2} size="label">
            {words.blank.heading}
          </Heading>
          <BlankFiles template={template} />
        </Stack>
        <nav aria-label={words.others}>
          <Stack>
            <Text weight="strong">{words.others}</Text>
            <ul className={layout.ruledList}>
              {others.map(({ slug, name }) => (
                <li key={slug} className={layout.ruledRow}>
                  <Link href={`/business-templates/${slug}`}>{name}</Link>
                </li>
              ))}
              <li className={layout.ruledRow}>
                <Link href={words.opposite[entry.kind]}>{words.oppositeNames[entry.kind]}</Link>
              </li>
            </ul>
            <Text size="small" tone="quiet">
              {kindNames[entry.kind]}
            </Text>
          </Stack>
        </nav>
      </Stack>
    </div>
  )
}
