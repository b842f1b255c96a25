import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import * as css from './text-area.css.ts'

type Native = Pick<
  ComponentPropsWithRef<'textarea'>,
  'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint' | 'onBlur' | 'onFocus' | 'lang' | 'form'
>

export interface TextAreaProps extends FieldProps, Native {
  /** The text, if the parent controls it. Requires `onChange`. */
  value?: string
  /** The initial text, if uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the complete text after each change. */
  onChange?: (value: string) => void
  /** Readable and copyable, but not editable. @default false */
  isReadOnly?: boolean
  /** Initial height in lines; the user can enlarge it. @default 5 */
  rows?: number
  /** The text area, to focus the first invalid field, and to read or set its text. */
  ref?: ComponentPropsWithRef<'textarea'>['ref']
}

/**
 * A field for several lines of text.
 *
 * Native like `TextField`, for the same reasons: text typed before hydration is kept, and typed or pasted text is never
 * truncated. Style states by `:disabled`, `:read-only`, `[aria-invalid]`.
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
