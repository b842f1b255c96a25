import type { ComponentPropsWithRef, HTMLInputAutoCompleteAttribute } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import * as css from './text-field.css.ts'

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  'autoCapitalize' | 'spellCheck' | 'enterKeyHint' | 'onBlur' | 'onFocus' | 'lang' | 'form'
>

export interface TextFieldProps extends FieldProps, Native {
  /**
   * What the browser fills in: the purpose of a field about its user (WCAG 1.3.5), otherwise `off`. Browsers suggest
   * earlier entries of any field without it, on shared computers those of others.
   */
  autoComplete: HTMLInputAutoCompleteAttribute
  /**
   * Type of text, for keyboards and password managers. Figures are `text` with `inputMode="numeric"` or `"decimal"`: a
   * number input discards what it cannot parse. @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  /** A phone's keyboard. @default by type */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search'
  /** The text, if the parent controls it. Requires `onChange`. */
  value?: string
  /** The initial text, if uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the complete text after each change. */
  onChange?: (value: string) => void
  /** Readable and copyable, but not editable. @default false */
  isReadOnly?: boolean
  /** A unit before the text, such as `₹`; part of the accessible name. */
  prefix?: string
  /** A unit after the text, such as `%`; part of the accessible name. */
  suffix?: string
  /** The text is a figure: tabular digits. @default false */
  figures?: boolean
  /** The input, to focus the first invalid field, and to read or set its text. */
  ref?: ComponentPropsWithRef<'input'>['ref']
}

/**
 * A field for one line of text.
 *
 * The input is native and, without `value`, uncontrolled: text typed before hydration is kept, and a form reads it by
 * `FormData`. There is no `maxLength`, because browsers truncate pasted text silently; the form's `errorMessage` says
 * that it is too long. Style states by `:disabled`, `:read-only`, `[aria-invalid]`.
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
        // Units are labels of the same input, so a press on one focuses it.
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
