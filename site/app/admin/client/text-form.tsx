import { Stack } from '@anupalan/design-system/stack'
import { TextArea } from '@anupalan/design-system/text-area'
import type { TextRule } from '@anupalan/server/contract/core/fields'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { FormButtons } from '../form-buttons.tsx'
import { textProblem } from './text-problem.ts'

export interface TextFormProps {
  /** Name of the form, usually the title of its dialog. */
  title: string
  /** Of the field. */
  label: string
  /** @default '' */
  initialText?: string
  rule: TextRule
  /** Whether the text may be empty; its rule must allow that. @default false */
  isOptional?: boolean
  rows: number
  /** What stands under the field while a text is typed. */
  hint?: (text: string) => ReactNode
  /** The server's message about the text. */
  refused: string | undefined
  /** Why nothing was saved, if it is not about the text. */
  alert: ReactNode
  submitLabel: string
  pendingLabel: string
  isPending: boolean
  /** @param text valid, without white space around it */
  onSubmit: (text: string) => void
  onClose: () => void
}

/** A form of one text, which is checked before it is sent; a wrong text keeps the focus. */
export function TextForm({ initialText = '', rule, hint, refused, isPending, ...props }: TextFormProps) {
  const [text, setText] = useState(initialText)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = textProblem(rule, text)
    setError(problem)
    if (problem === undefined) props.onSubmit(text.trim())
    else field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} aria-label={props.title}>
      <Stack gap="lg">
        <TextArea
          ref={field}
          label={props.label}
          value={text}
          onChange={(typed) => {
            setText(typed)
            setError(undefined)
          }}
          description={hint?.(text)}
          errorMessage={error ?? refused}
          isRequired={!props.isOptional}
          isOptional={props.isOptional}
          rows={props.rows}
        />
        {props.alert}
        <FormButtons
          submitLabel={props.submitLabel}
          pendingLabel={props.pendingLabel}
          isPending={isPending}
          onCancel={props.onClose}
        />
      </Stack>
    </form>
  )
}
