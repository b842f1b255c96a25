import { formatDate } from '@anupalan/server/compliance/ist'
import type { StoredOfficeDay } from '@anupalan/server/contract/office-days/schema'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { ConfirmDialog } from '../../data/confirm-dialog.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { contentApi } from './api.ts'
import { contentWords } from './words.ts'

const words = contentWords.days.reset

export interface ResetOfficeDayProps {
  isOpen: boolean
  /** What the staff has set. */
  day: StoredOfficeDay
  onClose: () => void
  onReset: () => void
}

/** The question before what was set for a day is removed. */
export function ResetOfficeDay({ isOpen, day, onClose, onReset }: ResetOfficeDayProps) {
  const reset = useApiMutation(contentApi, 'resetOfficeDay', { refreshes: ['listOfficeDays'] })
  const close = () => {
    reset.reset()
    onClose()
  }
  const confirm = () =>
    reset.mutate(
      { params: { date: day.date } },
      {
        onSuccess: () => {
          toasts.toast({ title: words.done })
          onReset()
        },
      },
    )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.question}
      description={words.text(day.name, formatDate(day.date))}
      words={words}
      isPending={reset.isPending}
      error={reset.error}
      onConfirm={confirm}
      onClose={close}
    />
  )
}
