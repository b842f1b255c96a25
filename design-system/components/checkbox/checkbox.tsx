import type { ComponentPropsWithRef } from 'react'
import { FieldDescription, FieldError, FieldOptional } from '../field/field-parts.tsx'
import { useField, type FieldProps } from '../field/use-field.ts'
import * as css from './checkbox.css.ts'

type Native = Pick<ComponentPropsWithRef<'input'>, 'onBlur' | 'onFocus' | 'form'>

export interface CheckboxProps extends FieldProps, Native {
  /** What the form sends for a ticked box; an unticked one is left out. @default 'on' */
  value?: string
  /** Ticked, where its owner keeps it. Give `onChange` with it. */
  isSelected?: boolean
  /** Ticked at first, where the box itself keeps it. @default false */
  defaultSelected?: boolean
  /** Called with whether it is ticked after each change. */
  onChange?: (isSelected: boolean) => void
  /** The box: to focus the first field that is wrong. */
  ref?: ComponentPropsWithRef<'input'>['ref']
}

/**
 * One thing that is so or not so: a consent, an option.
 *
 * The label may contain links. A press on a link follows it and leaves the box as it was; a press on any other word
 * turns the box. That is what HTML promises of a `label` beside its input, so the box is native, and what was ticked
 * before hydration stays ticked. Style states by `:checked`, `:disabled`, `[aria-invalid]`.
 */
export function Checkbox(props: CheckboxProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...control } = props
  const { isSelected, defaultSelected, onChange, ...native } = control
  const { ids, controlProps } = useField({ id, name, description, errorMessage, isRequired, isDisabled })
  return (
    <div className={css.frame}>
      <div className={css.row}>
        <span className={css.mark}>
          <input
            {...native}
            {...controlProps}
            type="checkbox"
            checked={isSelected}
            defaultChecked={defaultSelected}
            onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
            className={css.box}
          />
          <svg className={css.tick} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M2.5 8.5 6.25 12.25 13.5 4" />
          </svg>
        </span>
        <label htmlFor={ids.control} className={css.label}>
          {label}
          {isOptional && <FieldOptional />}
        </label>
      </div>
      <div className={css.below}>
        <FieldError id={ids.error}>{errorMessage}</FieldError>
        <FieldDescription id={ids.description}>{description}</FieldDescription>
      </div>
    </div>
  )
}
