import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import type { User } from '@anupalan/server/contract/core/access'
import { useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { AccountSection } from '../../auth/account/account-section.tsx'
import { istMoment } from '../../auth/account/times.ts'
import { checks } from '../../auth/checks.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { usersApi } from './api.ts'
import * as common from '../rows.css.ts'
import * as css from './users.css.ts'
import { usersWords } from './words.ts'

const words = usersWords.detail.recovery
const refreshes = ['listUsers'] as const

export interface RecoverySectionProps {
  managed: ManagedUser
  manager: User
}

/** The recovery of an account whose mailbox or second factor is lost: asked for by one of the staff, approved by another. */
export function RecoverySection({ managed: { user, recovery }, manager }: RecoverySectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  const changed = (title: string) => {
    toasts.toast({ title })
    heading.current?.focus()
  }
  return (
    <AccountSection id="recovery" heading={words.heading} text={words.text} headingRef={heading}>
      {recovery ? (
        <OpenRecovery
          username={user.username}
          recovery={recovery}
          isOwn={recovery.startedBy === manager.username}
          onChanged={changed}
        />
      ) : (
        <StartRecovery username={user.username} onChanged={changed} />
      )}
    </AccountSection>
  )
}

interface StartRecoveryProps {
  username: string
  onChanged: (title: string) => void
}

function StartRecovery({ username, onChanged }: StartRecoveryProps) {
  const [email, setEmail] = useState('')
  const [invalid, setInvalid] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const start = useApiMutation(usersApi, 'startRecovery', { refreshes })
  const refused = fieldErrorsOf(start.error).email
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const message = checks.email(email)
    setInvalid(message)
    if (message === undefined)
      start.mutate(
        { params: { username }, body: { email } },
        { onSuccess: () => onChanged(words.started), onError: () => field.current?.focus() },
      )
    else field.current?.focus()
  }
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <TextField
        ref={field}
        label={words.email}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(text) => {
          setEmail(text)
          setInvalid(undefined)
        }}
        errorMessage={invalid ?? refused}
      />
      <ProblemAlert title={words.notStarted} error={refused === undefined ? start.error : null} />
      <div>
        <Button type="submit" variant="secondary" isPending={start.isPending}>
          {start.isPending ? words.starting : words.start}
        </Button>
      </div>
    </form>
  )
}

interface OpenRecoveryProps extends StartRecoveryProps {
  recovery: NonNullable<ManagedUser['recovery']>
  /** Whether the manager has asked for it. */
  isOwn: boolean
}

function OpenRecovery({ username, recovery, isOwn, onChanged }: OpenRecoveryProps) {
  const { email, startedBy, startedAt, approvedBy, effectiveAt } = recovery
  const call = { params: { username } }
  const approve = useApiMutation(usersApi, 'approveRecovery', { refreshes })
  const stop = useApiMutation(usersApi, 'stopRecovery', { refreshes })
  return (
    <Stack gap="md" align="start">
      <Text>
        <Unbroken text={words.asked(startedBy, istMoment(startedAt), email)} />
      </Text>
      <Text tone="quiet">
        {approvedBy === null || effectiveAt === null ? (
          words.waits
        ) : (
          <Unbroken text={words.effective(approvedBy, istMoment(effectiveAt))} />
        )}
      </Text>
      <ProblemAlert title={words.notApproved} error={approve.error} />
      <ProblemAlert title={words.notStopped} error={stop.error} />
      <div className={common.actions}>
        {approvedBy === null && !isOwn && (
          <Button
            isPending={approve.isPending}
            onPress={() => approve.mutate(call, { onSuccess: () => onChanged(words.approved) })}
          >
            {approve.isPending ? words.approving : words.approve}
          </Button>
        )}
        <Button
          variant="secondary"
          isPending={stop.isPending}
          onPress={() => stop.mutate(call, { onSuccess: () => onChanged(words.stopped) })}
        >
          {stop.isPending ? words.stopping : words.stop}
        </Button>
      </div>
    </Stack>
  )
}
