import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import * as css from './text-field.css.ts'

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint' | 'onBlur' | 'onFocus' | 'lang' | 'form'
>

export interface TextFieldProps extends FieldProps, Native {
  /**
   * What kind of text, for keyboards and password managers. Figures are `text` with `inputMode="numeric"` or
   * `"decimal"`: a number input drops what it cannot read. @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  /** The keyboard of a phone. @default by type */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search'
  /** The text, where its owner keeps it. Give `onChange` with it. */
  value?: string
  /** The text at first, where the input itself keeps it. @default '' */
  defaultValue?: string
  /** Called with the whole text after each change. */
  onChange?: (value: string) => void
  /** Can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  /** A unit before the text, such as `₹`; it becomes part of the name. */
  prefix?: string
  /** A unit after the text, such as `%`; it becomes part of the name. */
  suffix?: string
  /** The text is a figure: digits of equal width. @default false */
  figures?: boolean
  /** The input: to focus the first field that is wrong, to read or set what is typed. */
  ref?: ComponentPropsWithRef<'input'>['ref']
}

/**
 * One line of text.
 *
 * The input is native and, without `value`, keeps its own text: what is typed before hydration stays, and a form
 * reads it by `FormData`. There is no `maxLength`, because a browser cuts pasted text without a word; the form's
 * owner says in `errorMessage` that it is too long. Style states by `:disabled`, `:read-only`, `[aria-invalid]`.
 */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...control } = props
  const { type = 'text', onChange, isReadOnly, prefix, suffix, figures = false, ...native } = control
  const field = { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id }
  const hasUnit = Boolean(prefix ?? suffix)
  return (
    <Field {...field}>
      {(controlProps) => {
        const classes = [hasUnit ? css.bare : controlProps.className, figures && css.figures]
        const input = (
          <input
            {...native}
            {...controlProps}
            type={type}
            readOnly={isReadOnly}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            className={classes.filter(Boolean).join(' ')}
          />
        )
        if (!hasUnit) return input
        // Units are labels of the same input, so a press on one starts writing.
        return (
          <div className={css.withUnit}>
            {prefix && (
              <label htmlFor={controlProps.id} className={css.prefix}>
                {prefix}
              </label>
            )}
            {input}
            {suffix && (
              <label htmlFor={controlProps.id} className={css.suffix}>
                {suffix}
              </label>
            )}
          </div>
        )
      }}
    </Field>
  )
}
