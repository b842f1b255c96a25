import { DatePicker } from '@anupalan/design-system/date-picker'
import { Dialog } from '@anupalan/design-system/dialog'
import { addDays, formatDate, istDate, parseIsoDate } from '@anupalan/server/compliance/ist'
import { feesDateMessages as messages } from '@anupalan/server/contract/fees-date/rules'
import type { FeesDate } from '@anupalan/server/contract/fees-date/schema'
import { useRef, useState } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { feesAsOf } from '../../../content/pricing.ts'
import { EditForm, useNewest } from '../../auth/account/change/edit-form.tsx'
import { useChange } from '../../auth/account/change/use-change.ts'
import { useApiMutation } from '../../data/use-api.ts'
import * as common from '../rows.css.ts'
import { contentApi } from './api.ts'
import { contentWords } from './words.ts'

const words = contentWords.fees

/** How long ago the fees may have been confirmed, in days. */
const CHOICE_DAYS = 730

const refreshes = ['getFeesDate'] as const

export interface FeesDateDialogProps {
  isOpen: boolean
  stored: FeesDate
  onClose: () => void
}

/** Changes the day as of which the fees are. */
export const FeesDateDialog = ({ isOpen, ...form }: FeesDateDialogProps) => (
  <Dialog isOpen={isOpen} onOpenChange={form.onClose} size="narrow" title={words.form.title}>
    <FeesDateForm {...form} />
  </Dialog>
)

function FeesDateForm({ stored, onClose }: Omit<FeesDateDialogProps, 'isOpen'>) {
  const form = useRef<HTMLFormElement>(null)
  const [today] = useState(() => istDate(Date.now()))
  const { mutateAsync: save } = useApiMutation(contentApi, 'setFeesDate', { refreshes })
  const { newest, saveNewest } = useNewest(stored, refreshes)
  const change = useChange(form, {
    checks: {
      date: (text) => (text === '' ? messages.date : text > today ? messages.future : undefined),
    },
    send: ({ date = '' }) =>
      saveNewest(
        (version) => save({ body: { date: parseIsoDate(date), version } }),
        () => contentApi.getFeesDate(),
      ),
    onDone() {
      toasts.toast({ title: words.form.done })
      onClose()
    },
  })
  const { errors, clearError } = change
  return (
    <EditForm
      ref={form}
      label={words.form.title}
      words={words.form}
      cancel={contentWords.cancel}
      buttonsClassName={common.actions}
      change={change}
      newest={newest ? words.form.newest(formatDate(newest.date ?? feesAsOf)) : undefined}
      onCancel={onClose}
    >
      <DatePicker
        label={words.form.date}
        name="date"
        defaultValue={today}
        min={addDays(today, -CHOICE_DAYS)}
        max={today}
        today={today}
        onChange={() => clearError('date')}
        isRequired
        description={words.form.dateHelp}
        errorMessage={errors.date}
      />
    </EditForm>
  )
}
