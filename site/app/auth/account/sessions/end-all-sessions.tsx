import { toasts } from '../../../../chrome/toasts/toasts.ts'
import { useSessionStore } from '../../../../session/session.tsx'
import { ConfirmDialog } from '../../../data/confirm-dialog.tsx'
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
    <ConfirmDialog
      isOpen={isOpen}
      title={confirm.title}
      description={confirm.description}
      words={confirm}
      buttonsClassName={css.buttons}
      isPending={isPending}
      error={error}
      onConfirm={send}
      onClose={close}
    />
  )
}
