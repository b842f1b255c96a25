import { PasswordField } from '@anupalan/design-system/password-field'
import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { useApiMutation } from '../../../data/use-api.ts'
import { passwordStrength } from '../../password-strength.ts'
import { checks } from '../../checks.ts'
import { AccountDialog } from '../account-dialog.tsx'
import { accountApi } from '../api.ts'
import type { ChangeDialogProps } from '../change/change-dialog.ts'
import { ChangeForm } from '../change/change-form.tsx'
import { accountWords } from '../words.ts'

const words = accountWords.newPassword

export function ChangePassword({ isOpen, onClose, user, snapshot }: ChangeDialogProps) {
  const { mutateAsync } = useApiMutation(accountApi, 'changePassword', {
    refreshes: ['getAccount', 'listSessions'],
  })
  return (
    <AccountDialog isOpen={isOpen} onOpenChange={onClose} title={words.title} description={words.description}>
      <ChangeForm
        words={words}
        username={user.username}
        checks={{ password: checks.password, newPassword: checks.newPassword }}
        snapshot={snapshot}
        send={({ password = '', newPassword = '' }) => mutateAsync({ body: { password, newPassword } })}
        onDone={() => {
          toasts.toast({ title: words.done.title, description: words.done.text })
          onClose()
        }}
        onCancel={onClose}
      >
        {(errors) => (
          <>
            <PasswordField
              label={words.current}
              name="password"
              autoComplete="current-password"
              isRequired
              errorMessage={errors.password}
            />
            <PasswordField
              label={words.label}
              description={words.rule}
              name="newPassword"
              autoComplete="new-password"
              strengthOf={passwordStrength}
              isRequired
              errorMessage={errors.newPassword}
            />
          </>
        )}
      </ChangeForm>
    </AccountDialog>
  )
}
