import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import * as css from './select.css.ts'

type Native = Pick<ComponentPropsWithRef<'select'>, 'autoComplete' | 'onBlur' | 'onFocus' | 'form'>

export interface SelectOption {
  /** What the form sends. Not empty: an empty value is the placeholder's. */
  value: string
  /** What is read. */
  label: string
  /** Listed, but not to be chosen now. @default false */
  isDisabled?: boolean
}

export interface SelectProps extends FieldProps, Native {
  options: readonly SelectOption[]
  /**
   * The words that stand first while nothing is chosen; their value is empty, and they can be returned to.
   * Without them the first option is chosen from the start.
   */
  placeholder?: string
  /** The chosen value, where its owner keeps it; `''` is none. Give `onChange` with it. */
  value?: string
  /** The value chosen at first, where the select itself keeps it. @default the first entry's */
  defaultValue?: string
  /** Called with the value after each choice; `''` when the placeholder is returned to. */
  onChange?: (value: string) => void
  /** The select: to focus the first field that is wrong. */
  ref?: ComponentPropsWithRef<'select'>['ref']
}

/**
 * One choice out of a list that is too long to be shown at once.
 *
 * A native `select` in the house's clothes: its list is the system's own, on a phone a wheel or a sheet; it works
 * before hydration and weighs nothing. Style states by `:disabled`, `[aria-invalid]`, and nothing chosen by
 * `:has([value=""]:checked)`.
 */
export function Select(props: SelectProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...control } = props
  const { options, placeholder, onChange, ...native } = control
  const field = { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id }
  return (
    <Field {...field}>
      {(controlProps) => (
        <div className={css.frame}>
          <select
            {...native}
            {...controlProps}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            className={css.select}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <svg className={css.arrow} viewBox="0 0 12 8" aria-hidden="true" focusable="false">
            <path d="M1 1.5 6 6.5 11 1.5" />
          </svg>
        </div>
      )}
    </Field>
  )
}
