import type { ReactNode } from 'react'
import { FieldDescription, FieldError, FieldOptional } from './field-parts.tsx'
import { useField, type FieldProps } from './use-field.ts'
import * as css from './field.css.ts'

/** What {@link Field} hands to the control inside it. */
export type FieldControlProps = ReturnType<typeof useField>['controlProps'] & {
  /** The box that is written in, with its look in every state. */
  className: string
}

export interface FieldFrameProps extends FieldProps {
  /** Renders the one control with the props that tie it to the label, description and error. */
  children: (control: FieldControlProps) => ReactNode
}

/**
 * A native control with its label above, its error and its description below. `TextField`, `TextArea` and `Select`
 * are made of it; a page uses it only for a native control that the design system does not have.
 */
export function Field({ children, ...field }: FieldFrameProps) {
  const { ids, controlProps } = useField(field)
  return (
    <div className={css.frame}>
      <label id={ids.label} htmlFor={ids.control} className={css.label}>
        {field.label}
        {field.isOptional && <FieldOptional />}
      </label>
      {children({ ...controlProps, className: css.writtenBox })}
      <FieldError id={ids.error}>{field.errorMessage}</FieldError>
      <FieldDescription id={ids.description}>{field.description}</FieldDescription>
    </div>
  )
}
