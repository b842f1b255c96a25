import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { FieldErrors } from '../../../../ui/form/use-field-errors.ts'
import { accountWords } from '../words.ts'
import * as css from '../account.css.ts'
import { EditForm } from './edit-form.tsx'
import { useChange, type ChangeOptions } from './use-change.ts'

export interface ChangeFormProps extends ChangeOptions {
  words: {
    /** Name of the form. */
    title: string
    submit: string
    /** Label of the button while the call is in flight, announced. */
    submitting: string
    /** Title of the error. */
    failed: string
  }
  /** The user name, for password managers. */
  username: string
  onCancel: () => void
  /** The fields, with their errors by name. */
  children: (errors: FieldErrors) => ReactNode
}

/** The form of a change in a dialog. */
export function ChangeForm({ words, username, onCancel, children, ...options }: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const change = useChange(form, options)
  useFirstFieldFocus(form)
  return (
    <EditForm
      ref={form}
      label={words.title}
      words={words}
      cancel={accountWords.cancel}
      buttonsClassName={css.buttons}
      change={change}
      onCancel={onCancel}
    >
      <UsernameHint username={username} />
      {children(change.errors)}
    </EditForm>
  )
}

/** The user name for password managers, which otherwise ask whose password it is. */
export const UsernameHint = ({ username }: { username: string }) => (
  <input type="text" autoComplete="username" value={username} readOnly hidden />
)

/** Focuses the first field when a dialog has opened: its title is read with it. */
export function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) form.current?.querySelector<HTMLElement>('input:not([hidden]), textarea')?.focus()
  }, [form, isWanted])
}
