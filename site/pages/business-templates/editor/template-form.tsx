import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Inline } from '@anupalan/design-system/inline'
import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import { useEffect, useRef, useState } from 'react'
import { useKeptAnswers } from '../../../ui/business-profile/kept-answers.ts'
import { businessNames } from '../definitions/business.ts'
import type { FieldGroup, Template, Texts } from '../definitions/template.ts'
import { templateWords as words } from '../definitions/words.ts'
import { isEmpty as isEmptyDraft } from './draft.ts'
import { TemplateField } from './template-field.tsx'
import { TemplateLines } from './template-lines.tsx'
import * as css from './template.css.ts'
import type { DraftController } from './use-draft.ts'

export interface TemplateFormProps {
  template: Template
  /** Accessible name. */
  name: string
  controller: DraftController
  /** Replaces all texts, and announces it. */
  onReplace: (texts: Texts, announcement: string) => void
}

/** The fields of a template: the business, its groups, and its lines before the last group. */
export function TemplateForm({ template, name, controller, onReplace }: TemplateFormProps) {
  const { groups, lines, sample } = template
  const { form, draft } = controller
  const answers = useKeptAnswers()
  const instead = answers ? template.instead?.(answers) : undefined
  const beforeLines = lines && groups.length > 1 ? groups.slice(0, -1) : groups
  const business: FieldGroup = {
    heading: words.business,
    description: words.businessNote,
    fields: businessNames.filter((each) => each in template.fields),
  }
  const show = (group: FieldGroup) => (
    <FieldsOf key={group.heading} group={group} template={template} controller={controller} />
  )
  return (
    // `method="dialog"` does nothing outside a dialog, so that Enter does not submit.
    <form method="dialog" aria-label={name} className={css.form} ref={form} noValidate>
      <Inline gap="sm">
        <FillAndClear
          isEmpty={isEmptyDraft(draft)}
          onFill={() => onReplace({ fields: sample.fields, lines: sample.lines ?? [] }, words.filled)}
          onClear={() => onReplace({ fields: {}, lines: [] }, words.cleared)}
        />
      </Inline>
      {instead && (
        <Alert role="note">
          {instead.text} <Link href={instead.link.href}>{instead.link.label}</Link>
        </Alert>
      )}
      {[business, ...beforeLines].map(show)}
      {lines && <TemplateLines lines={lines} controller={controller} />}
      {groups.slice(beforeLines.length).map(show)}
    </form>
  )
}

/** Whether the group has each head for two years, which are shown side by side. */
const hasYears = (group: FieldGroup) => group.fields.some((name) => name.endsWith('Before'))

interface FieldsProps {
  group: FieldGroup
  template: Template
  controller: DraftController
}

function FieldsOf({ group, template, controller }: FieldsProps) {
  const { rare } = group
  const usual = group.fields.filter((name) => !rare?.fields.includes(name))
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{group.heading}</legend>
      <div className={hasYears(group) ? css.pairsOfFields : css.groupFields}>
        {group.description && (
          <div className={css.wide}>
            <Text size="small" tone="quiet">
              {group.description}
            </Text>
          </div>
        )}
        {usual.map((name) => (
          <FieldOf key={name} name={name} template={template} controller={controller} />
        ))}
        {rare && (
          <div className={css.wide}>
            <RareFields rare={rare} template={template} controller={controller} />
          </div>
        )}
      </div>
    </fieldset>
  )
}

interface RareFieldsProps extends Omit<FieldsProps, 'group'> {
  rare: NonNullable<FieldGroup['rare']>
}

/** Open from the first text or error of its fields on, so that neither is hidden. */
function RareFields({ rare: { summary, fields }, template, controller }: RareFieldsProps) {
  const { draft, errorOf } = controller
  const isNeeded = fields.some((name) => (draft.fields[name] ?? '') !== '' || errorOf(name) !== undefined)
  const [wasNeeded, setWasNeeded] = useState(false)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return (
    <Disclosure summary={summary} isOpen={wasNeeded}>
      <div className={css.groupFields}>
        {fields.map((name) => (
          <FieldOf key={name} name={name} template={template} controller={controller} />
        ))}
      </div>
    </Disclosure>
  )
}

interface FieldOfProps extends Omit<FieldsProps, 'group'> {
  name: string
}

function FieldOf({ name, template, controller }: FieldOfProps) {
  const { draft, dispatch, errorOf } = controller
  const field = template.fields[name]!
  const { control } = field
  const isWide =
    ['area', 'flag'].includes(control.as) ||
    (control.as === 'text' && !control.isFigure && control.inputMode !== 'email')
  return (
    <div className={isWide ? css.wide : undefined}>
      <TemplateField
        field={field}
        name={name}
        text={draft.fields[name] ?? ''}
        problem={errorOf(name)}
        onEnter={(text) => dispatch({ type: 'entered', name, text })}
        onLeave={() => dispatch({ type: 'blurred', name })}
      />
    </div>
  )
}

interface FillAndClearProps {
  isEmpty: boolean
  onFill: () => void
  onClear: () => void
}

/** Clearing needs confirmation, because the texts are stored nowhere else. */
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
