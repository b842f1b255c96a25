import { Button } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { useLayoutEffect, useRef, useState } from 'react'
import type { LinesDefinition, Template } from '../definitions/template.ts'
import type { Control, Fields } from '../definitions/fields.ts'
import { templateWords } from '../definitions/words.ts'
import type { Line } from './draft.ts'
import * as css from './template.css.ts'
import { TemplateField } from './template-field.tsx'
import type { DraftController } from './use-draft.ts'

const words = templateWords.lines

/** The element to focus after a line was added, removed or moved. */
type FocusTarget = { id: number; part: 'first' | 'up' | 'down' }

export interface TemplateLinesProps {
  lines: NonNullable<Template['lines']>
  controller: DraftController
}

/** The lines of a template: adding, removing and moving them manages focus and announces each change. */
export function TemplateLines({
  lines: definition,
  controller: { draft, dispatch, errorOf },
}: TemplateLinesProps) {
  const { heading, one, most, description } = definition
  const { lines } = draft
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const focusTarget = useRef<FocusTarget>(undefined)
  useLayoutEffect(() => {
    const target = focusTarget.current
    if (!target) return
    focusTarget.current = undefined
    const find = (part: FocusTarget['part']) =>
      list.current?.querySelector<HTMLElement>(
        `[data-line="${target.id}"] [data-part="${part}"] :is(button:enabled, input)`,
      )
    // At the ends of the list one of the two buttons is disabled: focus the other one.
    const other = { up: 'down', down: 'up', first: 'first' } as const
    ;(find(target.part) ?? find(other[target.part]))?.focus()
  })

  const nameOf = (line: Line, index: number) => {
    const name = line.texts[definition.name]?.trim()
    return name ? `${words.of(one, index + 1)}, ${name}` : words.of(one, index + 1)
  }
  const add = () => {
    dispatch({ type: 'added' })
    focusTarget.current = { id: draft.nextId, part: 'first' }
    setAnnouncement(words.added(words.of(one, lines.length + 1), lines.length + 1))
  }
  const remove = (line: Line, index: number) => {
    const next = lines[index + 1] ?? lines[index - 1]
    dispatch({ type: 'removed', id: line.id })
    focusTarget.current = next ? { id: next.id, part: 'first' } : { id: draft.nextId, part: 'first' }
    setAnnouncement(words.removed(nameOf(line, index), lines.length - 1))
  }
  const move = (line: Line, index: number, by: -1 | 1) => {
    dispatch({ type: 'moved', id: line.id, by })
    focusTarget.current = { id: line.id, part: by === -1 ? 'up' : 'down' }
    setAnnouncement(words.moved(nameOf(line, index), index + by + 1, lines.length))
  }
  return (
    <div ref={list}>
      <fieldset className={css.group}>
        <legend className={css.legend}>{heading}</legend>
        <Stack gap="lg">
          {description && (
            <Text size="small" tone="quiet">
              {description}
            </Text>
          )}
          {lines.map((line, index) => (
            <LineFields
              key={line.id}
              definition={definition}
              line={line}
              index={index}
              count={lines.length}
              name={nameOf(line, index)}
              errorOf={errorOf}
              dispatch={dispatch}
              onRemove={() => remove(line, index)}
              onMove={(by) => move(line, index, by)}
            />
          ))}
          <div>
            <Button variant="secondary" size="compact" onPress={add} isDisabled={lines.length >= most}>
              {words.add(one)}
            </Button>
          </div>
          {lines.length >= most && (
            <Text size="small" tone="quiet">
              {words.full(most)}
            </Text>
          )}
        </Stack>
      </fieldset>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  )
}

interface LineFieldsProps extends Pick<DraftController, 'errorOf' | 'dispatch'> {
  definition: LinesDefinition<Fields>
  line: Line
  index: number
  count: number
  name: string
  onRemove: () => void
  onMove: (by: -1 | 1) => void
}

/** How much of a row a field of a line has. A day in half of a phone would be cut. */
function placeOf(as: Control['as'], isName: boolean): string | undefined {
  if (isName || as === 'flag') return css.wide
  return as === 'date' ? css.wideOnPhone : undefined
}

function LineFields({
  definition,
  line,
  index,
  count,
  name,
  errorOf,
  dispatch,
  onRemove,
  onMove,
}: LineFieldsProps) {
  const { one, fields } = definition
  const place = words.of(one, index + 1)
  return (
    <div role="group" aria-label={name} data-line={line.id} className={css.line}>
      <div className={css.lineHead}>
        <Text weight="strong">{place}</Text>
        <div className={css.lineActions}>
          <Inline gap="xs">
            <span data-part="up">
              <Button
                variant="quiet"
                size="compact"
                isDisabled={index === 0}
                onPress={() => onMove(-1)}
                aria-label={words.named(words.up, place)}
              >
                {words.up}
              </Button>
            </span>
            <span data-part="down">
              <Button
                variant="quiet"
                size="compact"
                isDisabled={index === count - 1}
                onPress={() => onMove(1)}
                aria-label={words.named(words.down, place)}
              >
                {words.down}
              </Button>
            </span>
            <Button
              variant="quiet"
              size="compact"
              onPress={onRemove}
              aria-label={words.named(words.remove, place)}
            >
              {words.remove}
            </Button>
          </Inline>
        </div>
      </div>
      <div className={css.lineFields}>
        {Object.entries(fields).map(([field, each], at) => (
          <div
            key={field}
            className={placeOf(each.control.as, field === definition.name)}
            {...(at === 0 && { 'data-part': 'first' })}
          >
            <TemplateField
              field={each}
              name={`${field}-${index + 1}`}
              text={line.texts[field] ?? ''}
              problem={errorOf(`${line.id}.${field}`)}
              onEnter={(text) => dispatch({ type: 'enteredLine', id: line.id, name: field, text })}
              onLeave={() => dispatch({ type: 'blurred', name: `${line.id}.${field}` })}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
