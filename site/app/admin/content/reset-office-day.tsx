import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { StoredOfficeDay } from '@anupalan/server/contract/office-days/schema'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { contentApi } from './api.ts'
import * as css from './content.css.ts'
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
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      role="alertdialog"
      size="narrow"
      hasCloseButton={false}
      title={words.question}
      description={words.text(day.name, formatDate(day.date))}
    >
      <Stack gap="lg">
        <ProblemAlert title={words.failed} error={reset.error} />
        <div className={css.actions}>
          <Button isPending={reset.isPending} onPress={confirm}>
            {reset.isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="quiet" autoFocus onPress={close}>
            {contentWords.cancel}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
