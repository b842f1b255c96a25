import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { CopyStatus, useClipboard } from '../../../../ui/clipboard.tsx'
import { checks } from '../../checks.ts'
import { AccountDialog } from '../account-dialog.tsx'
import * as css from '../account.css.ts'
import { CurrentPassword } from '../change/current-password.tsx'
import { useFocusedHeading } from '../use-focused-heading.ts'
import { accountWords } from '../words.ts'
import type { addCodesMachine, TotpSecret } from './add-codes.machine.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StepForm } from './step-form.tsx'
import { useAddCodes } from './use-add-codes.ts'

const words = accountWords.addCodes

export interface AddCodesProps {
  onClose: () => void
  username: string
  /** Initial state, for stories: `addCodesMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof addCodesMachine>
}

/** The dialog that turns on one-time codes. It cannot be dismissed while recovery codes are shown, which are shown once. */
export function AddCodes({ onClose, username, snapshot }: AddCodesProps) {
  const [state, send] = useAddCodes(snapshot)
  const { secret, recoveryCodes, error } = state.context
  const isDone = state.matches('added')
  const isBusy = state.hasTag('busy')
  useEffect(() => {
    if (!isDone) return
    toasts.toast({ title: words.done })
    onClose()
  }, [isDone, onClose])

  const form = { isBusy, error, onCancel: onClose }
  const isAsking = state.matches('asking') || state.matches('preparing')
  return (
    <AccountDialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!state.matches('codes')}
      title={words.title}
      description={isAsking ? words.description : undefined}
    >
      {isAsking && (
        <StepForm
          {...form}
          key="asking"
          words={words}
          label={isBusy ? words.preparing : words.submit}
          checks={{ password: checks.password }}
          username={username}
          onSubmit={({ password = '' }) => send({ type: 'codes.start', password })}
        >
          {(errors) => <CurrentPassword errorMessage={errors.password} />}
        </StepForm>
      )}
      {secret && (
        <Stack gap="lg">
          <Secret {...secret} />
          <StepForm
            {...form}
            key="scanning"
            words={words}
            label={isBusy ? words.confirming : words.confirm}
            checks={{ code: checks.code }}
            focusesField={false}
            onSubmit={({ code = '' }) => send({ type: 'codes.confirm', code })}
          >
            {(errors) => (
              <Stack gap="sm">
                <Heading level={3} size="label">
                  {words.code.heading}
                </Heading>
                <TextField
                  label={words.code.label}
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  figures
                  isRequired
                  errorMessage={errors.code}
                />
              </Stack>
            )}
          </StepForm>
        </Stack>
      )}
      {(state.matches('codes') || (isDone && recoveryCodes.length > 0)) && (
        <RecoveryCodes
          codes={recoveryCodes}
          username={username}
          onDone={() => send({ type: 'codes.kept' })}
        />
      )}
    </AccountDialog>
  )
}

/** The secret as a picture, as a link for an app on the same device, and as letters. */
function Secret({ secret, uri }: TotpSecret) {
  const [copied, copy] = useClipboard()
  const heading = useFocusedHeading()
  const { scan } = words
  return (
    <div className={css.secret}>
      <Heading level={3} size="label" tabIndex={-1} ref={heading}>
        {scan.heading}
      </Heading>
      <div className={css.picture}>
        <QrCode text={uri} />
      </div>
      <Text size="small">
        <Link href={uri}>{scan.open}</Link>
      </Text>
      <Stack gap="xxs">
        <Text size="small" tone="quiet">
          {scan.byHand}
        </Text>
        <div className={css.buttons}>
          <span className={css.key}>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
          <Button variant="quiet" align="text" size="compact" onPress={() => void copy(secret)}>
            {scan.copy}
          </Button>
        </div>
        <CopyStatus of={copied} words={scan} />
      </Stack>
    </div>
  )
}
