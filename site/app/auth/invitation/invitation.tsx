import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { SnapshotFrom } from 'xstate'
import { useSession } from '../../../session/session.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { AuthPage } from '../auth-page.tsx'
import { failureText } from '../failure.ts'
import { FormFailure } from '../form-failure.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { authWords } from '../words.ts'
import type { invitationMachine } from './invitation.machine.ts'
import { NewAccountForm } from './new-account-form.tsx'
import { useInvitation } from './use-invitation.ts'
import { invitationWords as words } from './words.ts'

export interface InvitationProps {
  /** The key of the mailed link. */
  linkKey: string
  /** Initial state, for stories: `invitationMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof invitationMachine>
}

/** Accepts an invitation. Opening the page uses nothing up: only its button does. */
export function Invitation({ linkKey, snapshot }: InvitationProps) {
  const accepting = useInvitation(linkKey, snapshot)
  const { state } = accepting
  const { invitation, failure } = state.context
  const { user } = useSession()
  // Each is a page of its own: somebody who signs in is then asked to accept.
  useHeadingFocus(shownPage(state, user?.username), 'new')
  if (state.matches('unloaded'))
    return (
      <AuthPage heading={authWords.unloaded.heading}>
        <Stack gap="lg" align="start">
          <Text>{failureText(failure)}</Text>
          <Button onPress={accepting.retry}>{authWords.unloaded.retry}</Button>
        </Stack>
      </AuthPage>
    )
  if (state.matches('closed'))
    return (
      <AuthPage heading={authWords.linkEnded.heading}>
        <Stack gap="lg">
          <Text>{failureText(failure)}</Text>
          <Text tone="quiet">{words.ended}</Text>
        </Stack>
      </AuthPage>
    )
  // Without the page around it, which would move when its text is known.
  if (!invitation || state.matches('loading')) return <Spinner />
  if (state.matches('accepted'))
    return (
      <AuthPage heading={words.heading}>
        <Spinner />
      </AuthPage>
    )
  if (state.matches('existing')) return <Existing accepting={accepting} email={invitation.email} />
  return (
    <AuthPage heading={words.heading} lead={words.lead(invitation.email)}>
      <NewAccountForm accepting={accepting} invitation={invitation} />
    </AuthPage>
  )
}

function shownPage(state: SnapshotFrom<typeof invitationMachine>, username = ''): string | undefined {
  if (state.matches('loading')) return undefined
  if (state.matches('existing')) return `existing/${username}`
  return (['unloaded', 'closed'] as const).find((end) => state.matches(end)) ?? 'new'
}

interface ExistingProps {
  accepting: ReturnType<typeof useInvitation>
  email: string
}

/** There is an account with the invitation's address: it signs in here, then accepts. */
function Existing({ accepting, email }: ExistingProps) {
  const { user } = useSession()
  const { known } = words
  const isJoining = accepting.state.matches({ existing: 'joining' })
  const separate = (
    <Stack gap="xs" align="start">
      <Text size="small" tone="quiet">
        {known.separateHint}
      </Text>
      <Button variant="quiet" align="text" onPress={accepting.makeSeparate}>
        {known.separate}
      </Button>
    </Stack>
  )
  if (!user) return <SignIn heading={known.heading} lead={known.text(email)} foot={separate} />
  return (
    <AuthPage heading={known.heading} lead={known.signedInAs(user.fullName)}>
      <Stack gap="lg">
        <FormFailure error={accepting.state.context.failure} />
        <Button wide isPending={isJoining} onPress={accepting.join}>
          {isJoining ? known.joining : known.join(user.fullName)}
        </Button>
        {separate}
      </Stack>
    </AuthPage>
  )
}
