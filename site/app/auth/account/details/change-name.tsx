import { TextField } from '@anupalan/design-system/text-field'
import type { User } from '@anupalan/server/contract/core/access'
import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { useSessionStore } from '../../../../session/session.tsx'
import { useApiMutation } from '../../../data/use-api.ts'
import { checks } from '../../checks.ts'
import { AccountDialog } from '../account-dialog.tsx'
import { accountApi } from '../api.ts'
import { ChangeForm } from '../change/change-form.tsx'
import { accountWords } from '../words.ts'
import type { ChangeDialogProps } from '../change/change-dialog.ts'

const words = accountWords.name

export function ChangeName({ isOpen, onClose, user, snapshot }: ChangeDialogProps) {
  const session = useSessionStore()
  const { mutateAsync } = useApiMutation(accountApi, 'updateAccount', { refreshes: ['getAccount'] })
  return (
    <AccountDialog isOpen={isOpen} onOpenChange={onClose} title={words.title} description={words.description}>
      <ChangeForm
        words={words}
        username={user.username}
        checks={{ fullName: checks.fullName }}
        snapshot={snapshot}
        send={({ fullName = '' }) => mutateAsync({ body: { fullName } })}
        onDone={(changed) => {
          session.send({ type: 'signed in', user: changed as User })
          toasts.toast({ title: words.done })
          onClose()
        }}
        onCancel={onClose}
      >
        {(errors) => (
          <TextField
            label={words.label}
            name="fullName"
            autoComplete="name"
            isRequired
            defaultValue={user.fullName}
            errorMessage={errors.fullName}
          />
        )}
      </ChangeForm>
    </AccountDialog>
  )
}
