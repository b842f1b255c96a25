import { useId, type ReactNode } from 'react'

/** What every form field takes, whatever its control. */
export interface FieldProps {
  /** What is asked for. Always seen: a placeholder is never the label. */
  label: ReactNode
  /** What helps to answer, read together with the label. */
  description?: ReactNode
  /** What is wrong and how to put it right. While there is one, the control is `aria-invalid`. */
  errorMessage?: ReactNode
  /** Must be answered: `aria-required`. Not shown, since most fields are; mark the others. @default false */
  isRequired?: boolean
  /** Says "(optional)" after the label. @default false */
  isOptional?: boolean
  /** Not to be answered now; say beside it why. Left out of the form's data. @default false */
  isDisabled?: boolean
  /** The key of its value in the form's data. */
  name?: string
  /** Of the control. @default made by React, the same in prerendered HTML */
  id?: string
}

/**
 * Ties a control to its label, description and error. The relations are plain ids, so they hold in prerendered HTML
 * before any script has run.
 */
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
    /** For a native control. The error comes first in `aria-describedby`: it is what has to be read. */
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
