import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { TextArea } from '@anupalan/design-system/text-area'
import type { TextRule } from '@anupalan/server/contract/core/fields'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import * as users from '../users/users.css.ts'
import { textProblem } from './text-problem.ts'
import { clientWords } from './words.ts'

export interface TextFormProps {
  /** Name of the form, usually the title of its dialog. */
  title: string
  /** Of the field. */
  label: string
  /** @default '' */
  initialText?: string
  rule: TextRule
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
          isRequired
          rows={props.rows}
        />
        {props.alert}
        <div className={users.actions}>
          <Button type="submit" isPending={isPending}>
            {isPending ? props.pendingLabel : props.submitLabel}
          </Button>
          <Button variant="quiet" onPress={props.onClose}>
            {clientWords.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
