import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import * as css from './text-area.css.ts'

type Native = Pick<
  ComponentPropsWithRef<'textarea'>,
  'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint' | 'onBlur' | 'onFocus' | 'lang' | 'form'
>

export interface TextAreaProps extends FieldProps, Native {
  /** The text, where its owner keeps it. Give `onChange` with it. */
  value?: string
  /** The text at first, where the text area itself keeps it. @default '' */
  defaultValue?: string
  /** Called with the whole text after each change. */
  onChange?: (value: string) => void
  /** Can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  /** Height at first, in lines; the reader can draw it larger. @default 5 */
  rows?: number
  /** The text area: to focus the first field that is wrong, to read or set what is typed. */
  ref?: ComponentPropsWithRef<'textarea'>['ref']
}

/**
 * Several lines of text.
 *
 * Native like `TextField`, for the same reasons: what is typed before hydration stays, and nothing typed or
 * pasted is cut. Style states by `:disabled`, `:read-only`, `[aria-invalid]`.
 */
export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...control } = props
  const { onChange, isReadOnly, rows = 5, ...native } = control
  const field = { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id }
  return (
    <Field {...field}>
      {(controlProps) => (
        <textarea
          {...native}
          {...controlProps}
          rows={rows}
          readOnly={isReadOnly}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
          className={css.textArea}
        />
      )}
    </Field>
  )
}
