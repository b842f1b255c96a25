import { useId, type ReactNode } from 'react'

/** Props of every form field. */
export interface FieldProps {
  /** The label, always visible: a placeholder does not replace it. */
  label: ReactNode
  /** Help text, read after the label. */
  description?: ReactNode
  /** The error and its remedy. While there is one, the control is `aria-invalid`. */
  errorMessage?: ReactNode
  /** Sets `aria-required`. Not shown, since most fields are required; mark the others as optional. @default false */
  isRequired?: boolean
  /** Shows "(optional)" after the label. @default false */
  isOptional?: boolean
  /** Not available; say why next to it. Excluded from the form's data. @default false */
  isDisabled?: boolean
  /** The key of its value in the form's data. */
  name?: string
  /** Id of the control. @default from `useId`, the same in prerendered HTML */
  id?: string
}

/** Associates a control with its label, description and error, by ids, which work in prerendered HTML without scripts. */
export function useField({
  id,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  name,
}: Omit<FieldProps, 'label'>) {
  const made = useId()
  const control = id ?? made
  const ids = {
    control,
    label: `${control}-label`,
    description: `${control}-description`,
    error: `${control}-error`,
  }
  const described = [errorMessage && ids.error, description && ids.description].filter(Boolean)
  return {
    ids,
    /** For a native control. The error is first in `aria-describedby`, as the most important part. */
    controlProps: {
      id: control,
      name,
      disabled: isDisabled,
      'aria-required': isRequired || undefined,
      'aria-invalid': errorMessage ? true : undefined,
      'aria-describedby': described.join(' ') || undefined,
    } as const,
  }
}
