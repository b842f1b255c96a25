import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { FieldErrors } from '../../../../ui/form/use-field-errors.ts'
import { ProblemAlert } from '../../../data/problem-alert.tsx'
import { accountWords } from '../words.ts'
import * as css from '../account.css.ts'
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
export function ChangeForm({ words, username, onCancel, children, ...change }: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state, errors, failure, submit, clearError } = useChange(form, change)
  useFirstFieldFocus(form)
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
        <UsernameHint username={username} />
        {children(errors)}
        <ProblemAlert title={words.failed} error={failure} />
        <div className={css.buttons}>
          <Button type="submit" isPending={state.hasTag('busy')}>
            {state.hasTag('busy') ? words.submitting : words.submit}
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            {accountWords.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** The user name for password managers, which otherwise ask whose password it is. */
export const UsernameHint = ({ username }: { username: string }) => (
  <input type="text" autoComplete="username" value={username} readOnly hidden />
)

/** Focuses the first field when a dialog has opened: its title is read with it. */
export function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [form, isWanted])
}
