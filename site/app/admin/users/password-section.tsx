import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { AccountSection } from '../../auth/account/account-section.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { usersApi } from './api.ts'
import { usersWords } from './words.ts'

const words = usersWords.detail.reset

/** Sends the link to set a new password. */
export function PasswordSection({ managed: { user, disabledAt } }: { managed: ManagedUser }) {
  const { mutate, isPending, error } = useApiMutation(usersApi, 'sendPasswordReset')
  const send = () =>
    mutate(
      { params: { username: user.username } },
      { onSuccess: () => toasts.toast({ title: words.done(user.email) }) },
    )
  return (
    <AccountSection id="password" heading={words.heading} text={words.text}>
      {disabledAt !== null ? (
        <Text tone="quiet">{words.disabled}</Text>
      ) : (
        <Stack gap="md" align="start">
          <ProblemAlert title={words.failed} error={error} />
          <Button variant="secondary" isPending={isPending} onPress={send}>
            {isPending ? words.sending : words.send}
          </Button>
        </Stack>
      )}
    </AccountSection>
  )
}
