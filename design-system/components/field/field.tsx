import type { ReactNode } from 'react'
import { FieldDescription, FieldError, FieldOptional } from './field-parts.tsx'
import { useField, type FieldProps } from './use-field.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './field.css.ts'

/** Props that {@link Field} passes to its control. */
export type FieldControlProps = ReturnType<typeof useField>['controlProps'] & {
  /** Styles of a text control's box in every state. */
  className: string
}

export interface FieldFrameProps extends FieldProps {
  /** For screen readers only: what the control shows must say what it is. @default false */
  isLabelHidden?: boolean
  /** Renders the control with the props that associate it with label, description and error. */
  children: (control: FieldControlProps) => ReactNode
}

/**
 * A native control with its label above, its error and description below. `TextField`, `TextArea` and `Select` use it;
 * a page uses it only for native controls that the design system does not have.
 */
export function Field({ children, isLabelHidden = false, ...field }: FieldFrameProps) {
  const { ids, controlProps } = useField(field)
  return (
    <div className={css.frame}>
      <label id={ids.label} htmlFor={ids.control} className={isLabelHidden ? visuallyHidden : css.label}>
        {field.label}
        {field.isOptional && <FieldOptional />}
      </label>
      {children({ ...controlProps, className: css.writtenBox })}
      <FieldError id={ids.error}>{field.errorMessage}</FieldError>
      <FieldDescription id={ids.description}>{field.description}</FieldDescription>
    </div>
  )
}
