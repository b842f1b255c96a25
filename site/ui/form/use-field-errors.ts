import { useCallback, useState, type RefObject } from 'react'

/** One message for each invalid field, by name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

/** The errors of a form, by field. @param initial of a frozen state, for stories */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>, initial: FieldErrors = {}) {
  const [errors, setState] = useState<FieldErrors>(initial)
  return {
    errors,
    /** Replaces all errors and focuses the first invalid field. */
    setErrors: useCallback(
      (next: FieldErrors) => {
        setState(next)
        const first = [...(form.current?.elements ?? [])].find(
          (control) => next[control.getAttribute('name') ?? ''],
        )
        if (first instanceof HTMLElement) focusable(first)?.focus()
      },
      [form],
    ),
    /** Removes the error of a field that is being edited. */
    clearError: (field: string | undefined) => {
      if (field && errors[field]) setState(({ [field]: _removed, ...others }) => others)
    },
  }
}

/** The control itself, or for the hidden input of a date field its first part. */
const focusable = (control: HTMLElement): HTMLElement | null | undefined =>
  control instanceof HTMLInputElement && (control.type === 'hidden' || control.hidden)
    ? control.parentElement?.querySelector('[role=spinbutton]')
    : control
