import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { useEffect, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { checks } from '../../checks.ts'
import { AccountDialog } from '../account-dialog.tsx'
import * as css from '../account.css.ts'
import { CurrentPassword } from '../change/current-password.tsx'
import { useFocusedHeading } from '../use-focused-heading.ts'
import { accountWords } from '../words.ts'
import type { addPasskeyMachine } from './add-passkey.machine.ts'
import { interruptionOf } from './create-credential.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StepForm } from './step-form.tsx'
import { useAddPasskey } from './use-add-passkey.ts'

const words = accountWords.addPasskey

export interface AddPasskeyProps {
  onClose: () => void
  username: string
  /** Initial state, for stories: `addPasskeyMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof addPasskeyMachine>
}

/** The dialog of a new passkey. It cannot be dismissed while the codes are shown, which are shown once. */
export function AddPasskey({ onClose, username, snapshot }: AddPasskeyProps) {
  const [state, send] = useAddPasskey(snapshot)
  const { error, name, recoveryCodes } = state.context
  const isDone = state.matches('added')
  useEffect(() => {
    if (!isDone) return
    toasts.toast({ title: words.done })
    onClose()
  }, [isDone, onClose])

  const body = (): ReactNode => {
    if (state.matches('codes') || isDone)
      return (
        <RecoveryCodes
          codes={recoveryCodes}
          username={username}
          onDone={() => send({ type: 'codes.kept' })}
        />
      )
    if (state.matches('creating'))
      return (
        <Step heading={words.creating.heading} text={words.creating.text} key="creating">
          <Button variant="secondary" onPress={() => send({ type: 'passkey.cancel' })}>
            {accountWords.cancel}
          </Button>
        </Step>
      )
    if (state.matches('storing')) return <Step heading={words.storing} key="storing" />
    if (state.matches('interrupted'))
      return (
        <Step
          key="interrupted"
          heading={words.interrupted.heading}
          text={words.interrupted[interruptionOf(error)]}
        >
          {interruptionOf(error) === 'cancelled' && (
            <Button onPress={() => send({ type: 'passkey.retry' })}>{words.interrupted.retry}</Button>
          )}
          <Button variant="quiet" onPress={onClose}>
            {accountWords.close}
          </Button>
        </Step>
      )
    return (
      <StepForm
        words={{ title: words.title, failed: words.failed }}
        label={state.matches('preparing') ? words.preparing : words.submit}
        isBusy={state.hasTag('busy')}
        error={error}
        checks={{ name: checks.passkeyName, password: checks.password }}
        username={username}
        onSubmit={({ name: typed = '', password = '' }) =>
          send({ type: 'passkey.start', name: typed, password })
        }
        onCancel={onClose}
      >
        {(errors) => (
          <>
            <TextField
              {...words.name}
              name="name"
              autoComplete="off"
              isRequired
              defaultValue={name}
              errorMessage={errors.name}
            />
            <CurrentPassword errorMessage={errors.password} />
          </>
        )}
      </StepForm>
    )
  }

  const isLocked = state.matches('codes') || state.matches('storing')
  return (
    <AccountDialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!isLocked}
      title={words.title}
      description={state.matches('asking') || state.matches('preparing') ? words.description : undefined}
    >
      {body()}
    </AccountDialog>
  )
}

/** A step without fields. */
function Step({ heading, text, children }: { heading: string; text?: string; children?: ReactNode }) {
  const ref = useFocusedHeading()
  return (
    <Stack gap="md">
      <Heading level={3} size="label" tabIndex={-1} ref={ref}>
        {heading}
      </Heading>
      {text && <Text>{text}</Text>}
      {children && <div className={css.buttons}>{children}</div>}
    </Stack>
  )
}
