import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { useSessionStore } from '../../../../session/session.tsx'
import { ProblemAlert } from '../../../data/problem-alert.tsx'
import { useApiMutation } from '../../../data/use-api.ts'
import * as css from '../account.css.ts'
import { accountApi } from '../api.ts'
import { accountWords } from '../words.ts'

const { confirm, endedAll } = accountWords.sessions

export interface EndAllSessionsProps {
  isOpen: boolean
  onClose: () => void
}

/** Confirms that every session ends, this one too. */
export function EndAllSessions({ isOpen, onClose }: EndAllSessionsProps) {
  const session = useSessionStore()
  const { mutate, isPending, error, reset } = useApiMutation(accountApi, 'endAllSessions')
  const close = () => {
    reset()
    onClose()
  }
  const send = () =>
    mutate(undefined, {
      onSuccess: () => {
        toasts.toast({ title: endedAll.title, description: endedAll.text })
        session.send({ type: 'signed out' })
      },
    })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      role="alertdialog"
      size="narrow"
      hasCloseButton={false}
      title={confirm.title}
      description={confirm.description}
    >
      <Stack gap="lg">
        <ProblemAlert title={confirm.failed} error={error} />
        <div className={css.buttons}>
          <Button isPending={isPending} onPress={send}>
            {isPending ? confirm.submitting : confirm.submit}
          </Button>
          <Button variant="quiet" autoFocus onPress={close}>
            {accountWords.cancel}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
