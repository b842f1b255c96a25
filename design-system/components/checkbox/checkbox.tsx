import type { ComponentPropsWithRef } from 'react'
import { FieldDescription, FieldError, FieldOptional } from '../field/field-parts.tsx'
import { useField, type FieldProps } from '../field/use-field.ts'
import * as css from './checkbox.css.ts'

type Native = Pick<ComponentPropsWithRef<'input'>, 'onBlur' | 'onFocus' | 'form'>

export interface CheckboxProps extends FieldProps, Native {
  /** Form value of a checked box; an unchecked one is omitted. @default 'on' */
  value?: string
  /** Whether it is checked, if the parent controls it. Requires `onChange`. */
  isSelected?: boolean
  /** Whether it is initially checked, if uncontrolled. @default false */
  defaultSelected?: boolean
  /** Called with the new state after each change. */
  onChange?: (isSelected: boolean) => void
  /** The box, to focus the first invalid field. */
  ref?: ComponentPropsWithRef<'input'>['ref']
}

/**
 * A single choice that is on or off: a consent, an option.
 *
 * The label may contain links: a press on a link follows it without toggling the box; a press on any other text toggles
 * it, as HTML specifies for a `label`. The box is native, so that one checked before hydration stays checked. Style
 * states by `:checked`, `:disabled`, `[aria-invalid]`.
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
