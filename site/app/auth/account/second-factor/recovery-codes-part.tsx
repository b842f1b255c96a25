import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Text } from '@anupalan/design-system/text'
import type { Account } from '@anupalan/server/contract/accounts/schema'
import { useState } from 'react'
import { unbroken } from '../../../../ui/unbroken.css.ts'
import { useApiMutation } from '../../../data/use-api.ts'
import { checks } from '../../checks.ts'
import { AccountDialog } from '../account-dialog.tsx'
import * as css from '../account.css.ts'
import { accountApi } from '../api.ts'
import { ChangeForm } from '../change/change-form.tsx'
import { CurrentPassword } from '../change/current-password.tsx'
import { accountWords } from '../words.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const words = accountWords.recoveryCodes

/** From this number on, new codes are suggested. */
const FEW_CODES = 3

/** How many recovery codes are left, and new ones. */
export function RecoveryCodesPart({ account: { recoveryCodes, user } }: { account: Account }) {
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const { mutateAsync } = useApiMutation(accountApi, 'createRecoveryCodes', { refreshes: ['getAccount'] })
  const close = () => {
    setOpen(false)
    setCodes(undefined)
  }
  return (
    <div className={css.part}>
      <Heading level={3} size="label">
        {words.heading}
      </Heading>
      <Text>
        {words.text}{' '}
        <Text as="span" weight="strong" tone={recoveryCodes <= FEW_CODES ? 'danger' : undefined}>
          {recoveryCodes === 0 ? words.none : <span className={unbroken}>{words.left(recoveryCodes)}.</span>}
        </Text>
        {recoveryCodes > 0 && recoveryCodes <= FEW_CODES && ` ${words.few}`}
      </Text>
      <div className={css.alone}>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {words.make}
        </Button>
      </div>
      <AccountDialog
        isOpen={isOpen}
        onOpenChange={close}
        isDismissable={codes === undefined}
        title={words.title}
        description={codes === undefined ? words.description : undefined}
      >
        {codes ? (
          <RecoveryCodes codes={codes} username={user.username} onDone={close} />
        ) : (
          <ChangeForm
            words={words}
            username={user.username}
            checks={{ password: checks.password }}
            send={({ password = '' }) => mutateAsync({ body: { password } })}
            onDone={(made) => setCodes((made as { recoveryCodes: string[] }).recoveryCodes)}
            onCancel={close}
          >
            {(errors) => <CurrentPassword errorMessage={errors.password} />}
          </ChangeForm>
        )}
      </AccountDialog>
    </div>
  )
}
