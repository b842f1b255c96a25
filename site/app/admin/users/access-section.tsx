import { Stack } from '@anupalan/design-system/stack'
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { AccountSection } from '../../auth/account/account-section.tsx'
import { istDay } from '../../auth/account/times.ts'
import { ConfirmButton } from '../../data/confirm-dialog.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { usersApi } from './api.ts'
import { usersWords } from './words.ts'

const words = usersWords.detail.access
const refreshes = ['listUsers', 'listUserSessions', 'listInvitations'] as const

/** Whether somebody can sign in. */
export function AccessSection({ managed: { user, disabledAt } }: { managed: ManagedUser }) {
  const call = { params: { username: user.username } }
  const disable = useApiMutation(usersApi, 'disableUser', { refreshes })
  const enable = useApiMutation(usersApi, 'enableUser', { refreshes })
  const isDisabled = disabledAt !== null
  const send = () => enable.mutate(call, { onSuccess: () => toasts.toast({ title: words.enabled }) })
  return (
    <AccountSection
      id="access"
      heading={words.heading}
      text={isDisabled ? words.disabledOn(istDay(disabledAt)) : words.active}
    >
      <Stack gap="md" align="start">
        <ProblemAlert title={words.notEnabled} error={enable.error} />
        <ConfirmButton
          words={{
            label: isDisabled ? (enable.isPending ? words.enabling : words.enable) : words.disable,
            question: words.question(user.fullName),
            warning: words.warning,
            submit: words.disableSubmit,
            submitting: words.disabling,
            failed: words.notDisabled,
          }}
          isPending={disable.isPending || enable.isPending}
          error={disable.error}
          onClose={() => disable.reset()}
          onPress={isDisabled ? send : undefined}
          onConfirm={(onDone) =>
            disable.mutate(call, {
              onSuccess: () => {
                onDone()
                toasts.toast({ title: words.disabled })
              },
            })
          }
        />
      </Stack>
    </AccountSection>
  )
}
