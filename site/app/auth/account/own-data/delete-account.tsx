import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { formatDate, istDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { use } from 'react'
import { saveFlash } from '../../../../chrome/flash.ts'
import { LeaveContext } from '../../../../session/require-access.tsx'
import { Terms } from '../../../../ui/terms.tsx'
import { useApiMutation } from '../../../data/use-api.ts'
import { checks } from '../../checks.ts'
import { AccountDialog } from '../account-dialog.tsx'
import { accountApi } from '../api.ts'
import type { ChangeDialogProps } from '../change/change-dialog.ts'
import { ChangeForm } from '../change/change-form.tsx'
import { CurrentPassword } from '../change/current-password.tsx'
import { accountWords } from '../words.ts'
import * as css from './delete-account.css.ts'

const words = accountWords.deletion

/** Deletes the account, with the password, after saying what is kept and until when. */
export function DeleteAccount({ isOpen, onClose, user, snapshot }: ChangeDialogProps) {
  const { mutateAsync } = useApiMutation(accountApi, 'deleteAccount')
  const leave = use(LeaveContext)
  return (
    <AccountDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      role="alertdialog"
    >
      <Stack gap="lg">
        <Stack gap="sm">
          <Heading level={3} size="label">
            {words.keptHeading}
          </Heading>
          <Terms items={words.kept(inOneYear())} className={css.kept} />
        </Stack>
        <ChangeForm
          words={words}
          username={user.username}
          checks={{ password: checks.password }}
          snapshot={snapshot}
          send={({ password = '' }) => mutateAsync({ body: { password } })}
          onDone={() => {
            saveFlash({ title: words.done.title, text: words.done.text, variant: 'default' })
            // The home page is another document, which loads no user.
            leave('/')
          }}
          onCancel={onClose}
        >
          {(errors) => <CurrentPassword errorMessage={errors.password} />}
        </ChangeForm>
      </Stack>
    </AccountDialog>
  )
}

/** The same day next year; 28 February after 29 February. */
function inOneYear(): string {
  const [year = '', month, day] = istDate(Date.now()).split('-')
  const next = `${Number(year) + 1}-${month}-${month === '02' && day === '29' ? '28' : day}`
  return formatDate(next as IsoDate)
}
