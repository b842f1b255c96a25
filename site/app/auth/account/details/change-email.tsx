import { Button } from '@anupalan/design-system/button'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { useState } from 'react'
import { useApiMutation } from '../../../data/use-api.ts'
import { checks } from '../../checks.ts'
import { AccountDialog } from '../account-dialog.tsx'
import * as css from '../account.css.ts'
import { accountApi } from '../api.ts'
import type { ChangeDialogProps } from '../change/change-dialog.ts'
import { ChangeForm } from '../change/change-form.tsx'
import { CurrentPassword } from '../change/current-password.tsx'
import { accountWords } from '../words.ts'

const words = accountWords.newEmail

export interface ChangeEmailProps extends ChangeDialogProps {
  /** The address to which the links were sent, for stories. */
  sentTo?: string
}

/** A change of e-mail address: the dialog starts it, two mailed links finish it. */
export function ChangeEmail({ isOpen, onClose, user, snapshot, sentTo }: ChangeEmailProps) {
  const { mutateAsync } = useApiMutation(accountApi, 'requestEmailChange', { refreshes: ['getAccount'] })
  const [sent, setSent] = useState(sentTo)
  const close = () => {
    setSent(undefined)
    onClose()
  }
  const title = sent === undefined ? words.title : words.sent.heading
  return (
    <AccountDialog
      isOpen={isOpen}
      onOpenChange={close}
      title={title}
      description={sent === undefined ? words.description(user.email) : undefined}
    >
      <div role="status" className={css.sent}>
        {sent !== undefined && <Text>{words.sent.text(user.email, sent)}</Text>}
      </div>
      {sent === undefined ? (
        <ChangeForm
          words={words}
          username={user.username}
          checks={{ email: checks.email, password: checks.password }}
          snapshot={snapshot}
          send={async ({ email = '', password = '' }) => {
            await mutateAsync({ body: { email, password } })
            return email
          }}
          onDone={(email) => setSent(email as string)}
          onCancel={close}
        >
          {(errors) => (
            <>
              <TextField
                label={words.label}
                description={words.rule}
                name="email"
                type="email"
                autoComplete="email"
                isRequired
                errorMessage={errors.email}
              />
              <CurrentPassword errorMessage={errors.password} />
            </>
          )}
        </ChangeForm>
      ) : (
        <Button autoFocus onPress={close}>
          {words.sent.done}
        </Button>
      )}
    </AccountDialog>
  )
}
