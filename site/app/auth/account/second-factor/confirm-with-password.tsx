import { AccountDialog } from '../account-dialog.tsx'
import type { ChangeDialogProps } from '../change/change-dialog.ts'
import { ChangeForm, type ChangeFormProps } from '../change/change-form.tsx'
import { CurrentPassword } from '../change/current-password.tsx'
import { checks } from '../../checks.ts'

export interface ConfirmWithPasswordProps extends Omit<ChangeDialogProps, 'user'> {
  words: ChangeFormProps['words'] & { description: string }
  username: string
  /** Sends the change with the password. */
  send: (password: string) => Promise<unknown>
  onDone: (result: unknown) => void
}

/** Asks for the password before a change that needs nothing else. */
export function ConfirmWithPassword({ isOpen, onClose, words, send, ...form }: ConfirmWithPasswordProps) {
  return (
    <AccountDialog isOpen={isOpen} onOpenChange={onClose} title={words.title} description={words.description}>
      <ChangeForm
        {...form}
        words={words}
        checks={{ password: checks.password }}
        send={({ password = '' }) => send(password)}
        onCancel={onClose}
      >
        {(errors) => <CurrentPassword errorMessage={errors.password} />}
      </ChangeForm>
    </AccountDialog>
  )
}
