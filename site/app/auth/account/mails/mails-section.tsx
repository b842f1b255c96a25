import { Checkbox } from '@anupalan/design-system/checkbox'
import { Stack } from '@anupalan/design-system/stack'
import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { Loaded } from '../../../data/loaded.tsx'
import { ProblemAlert } from '../../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery } from '../../../data/use-api.ts'
import { AccountSection } from '../account-section.tsx'
import { accountApi } from '../api.ts'
import { accountWords } from '../words.ts'

const words = accountWords.mails

/** Whether a client gets mails about what waits for it. */
export function MailsSection() {
  const mails = useApiQuery(accountApi, 'getTaskMails')
  const change = useApiMutation(accountApi, 'setTaskMails', { refreshes: ['getTaskMails'] })
  const set = (isOn: boolean) =>
    change.mutate(
      { body: { isOn } },
      { onSuccess: () => toasts.toast({ title: isOn ? words.on : words.off }) },
    )
  return (
    <AccountSection id="mails" heading={words.heading} text={words.text}>
      <Loaded query={mails} title={words.notLoaded}>
        {({ isOn }) => (
          <Stack gap="sm">
            <Checkbox
              label={words.tasks}
              description={words.tasksDescription}
              isSelected={change.isPending ? change.variables.body.isOn : isOn}
              onChange={set}
            />
            <ProblemAlert title={words.notSaved} error={change.error} />
          </Stack>
        )}
      </Loaded>
    </AccountSection>
  )
}
