import { useCallback, useState, type RefObject } from 'react'

/** One message for each field that does not hold, by its name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

/** What is wrong in a form, field by field. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  return {
    errors,
    /** Says what is wrong in place of what was said before, and takes the focus to the first field of it. */
    tell: useCallback(
      (told: FieldErrors) => {
        setErrors(told)
        const first = [...(form.current?.elements ?? [])].find(
          (control) => told[control.getAttribute('name') ?? ''],
        )
        if (first instanceof HTMLElement) first.focus()
      },
      [form],
    ),
    /** Takes back the message of a field that is being mended. */
    mend: (field: string | undefined) => {
      if (field && errors[field]) setErrors(({ [field]: _mended, ...others }) => others)
    },
  }
}
