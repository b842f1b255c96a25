import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFieldErrors, type FieldErrors } from '../../../../ui/form/use-field-errors.ts'
import { fieldErrorsOf } from '../../../data/field-errors.ts'
import { ProblemAlert } from '../../../data/problem-alert.tsx'
import { checkForm, type FormChecks } from '../../checks.ts'
import * as css from '../account.css.ts'
import { UsernameHint, useFirstFieldFocus } from '../change/change-form.tsx'
import { accountWords } from '../words.ts'

export interface StepFormProps {
  words: {
    /** Name of the form. */
    title: string
    /** Title of an error that no field has. */
    failed: string
  }
  /** Label of the button; a new one while the call is in flight is announced. */
  label: string
  isBusy: boolean
  /** Why the last call failed. */
  error: unknown
  /** The check of each field, by its name. */
  checks: FormChecks
  /** The user name, for password managers; omitted if no password is asked for. */
  username?: string
  /** Whether the first field takes the focus. @default true */
  focusesField?: boolean
  onSubmit: (fields: Readonly<Record<string, string>>) => void
  onCancel: () => void
  /** The fields, with their errors by name. */
  children: (errors: FieldErrors) => ReactNode
}

/** The form of one step of a flow in a dialog; the flow's machine sends it. */
export function StepForm(props: StepFormProps) {
  const { words, label, isBusy, error, checks, username, focusesField = true } = props
  const form = useRef<HTMLFormElement>(null)
  const { errors, setErrors, clearError } = useFieldErrors(form)
  useFirstFieldFocus(form, focusesField)
  useEffect(() => {
    setErrors(fieldErrorsOf(error))
  }, [error, setErrors])
  const submit = () => {
    if (!form.current || isBusy) return
    const { values, errors: found } = checkForm(new FormData(form.current), checks)
    setErrors(found)
    if (Object.keys(found).length === 0) props.onSubmit(values)
  }
  const hasFieldError = Object.keys(fieldErrorsOf(error)).length > 0
  return (
    <form
      ref={form}
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) clearError(target.name)
      }}
    >
      <Stack gap="lg">
        {username !== undefined && <UsernameHint username={username} />}
        {props.children(errors)}
        <ProblemAlert title={words.failed} error={hasFieldError ? null : error} />
        <div className={css.buttons}>
          <Button type="submit" isPending={isBusy}>
            {label}
          </Button>
          <Button variant="quiet" onPress={props.onCancel}>
            {accountWords.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
