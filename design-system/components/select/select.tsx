import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import * as css from './select.css.ts'

type Native = Pick<ComponentPropsWithRef<'select'>, 'autoComplete' | 'onBlur' | 'onFocus' | 'form'>

export interface SelectOption {
  /** Form value. Not empty: the empty value is the placeholder's. */
  value: string
  /** The label, as text. */
  label: string
  /** Listed, but not selectable. @default false */
  isDisabled?: boolean
}

export interface SelectProps extends FieldProps, Native {
  options: readonly SelectOption[]
  /**
   * The first entry while nothing is selected; its value is empty, and it can be selected again. Without it the first
   * option is selected initially.
   */
  placeholder?: string
  /**
   * `compact` for a choice within a line, such as a filter above a list. Its label is for screen readers only, so its
   * options must say what they are about. @default 'regular'
   */
  size?: 'regular' | 'compact'
  /** The selected value, if the parent controls it; `''` for none. Requires `onChange`. */
  value?: string
  /** The initial value, if uncontrolled. @default the first entry's */
  defaultValue?: string
  /** Called with the value after each selection; `''` for the placeholder. */
  onChange?: (value: string) => void
  /** The select, to focus the first invalid field. */
  ref?: ComponentPropsWithRef<'select'>['ref']
}

/**
 * One choice of a long list.
 *
 * A styled native `select`: its list is the system's own, on a phone a wheel or a sheet; it works before hydration and
 * needs no code. Style states by `:disabled`, `[aria-invalid]`, and without a selection by `:has([value=""]:checked)`.
 */
export function Select(props: SelectProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...control } = props
  const { options, placeholder, size = 'regular', onChange, ...native } = control
  const field = { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id }
  return (
    <Field {...field} isLabelHidden={size === 'compact'}>
      {(controlProps) => (
        <div className={css.frame[size]}>
          <select
            {...native}
            {...controlProps}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            className={css.select[size]}
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
