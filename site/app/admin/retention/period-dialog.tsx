import { Dialog } from '@anupalan/design-system/dialog'
import { TextArea } from '@anupalan/design-system/text-area'
import { TextField } from '@anupalan/design-system/text-field'
import { cleanText } from '@anupalan/server/contract/core/text'
import {
  MOST_YEARS,
  retentionMessages as messages,
  retentionRules as rules,
} from '@anupalan/server/contract/retention/rules'
import type { RetentionPeriod } from '@anupalan/server/contract/retention/schema'
import { useRef } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { retentionTexts } from '../../../content/legal/retention.ts'
import { useFirstFieldFocus } from '../../auth/account/change/change-form.tsx'
import { EditForm, useNewest } from '../../auth/account/change/edit-form.tsx'
import { useChange } from '../../auth/account/change/use-change.ts'
import { useApiMutation } from '../../data/use-api.ts'
import { textProblem } from '../client/text-problem.ts'
import * as common from '../rows.css.ts'
import { retentionApi } from './api.ts'
import { retentionWords } from './words.ts'

const words = retentionWords.form

const refreshes = ['listRetentionPeriods', 'listErasable'] as const

export interface PeriodDialogProps {
  period: RetentionPeriod
  onClose: () => void
}

/** Makes the period of a category longer than the law’s, or the law’s again. */
export const PeriodDialog = (props: PeriodDialogProps) => (
  <Dialog
    isOpen
    onOpenChange={props.onClose}
    size="narrow"
    title={words.title(retentionTexts.papers[props.period.category])}
    description={words.description(props.period.lawYears)}
  >
    <PeriodForm {...props} />
  </Dialog>
)

function checkYears(text: string, lawYears: number): string | undefined {
  const years = Number(text)
  if (!/^\d{1,2}$/.test(text.trim()) || years > MOST_YEARS) return messages.years
  return years < lawYears ? messages.belowLaw : undefined
}

function PeriodForm({ period, onClose }: PeriodDialogProps) {
  const { category, lawYears, years } = period
  const form = useRef<HTMLFormElement>(null)
  const { mutateAsync: save } = useApiMutation(retentionApi, 'setRetentionPeriod', { refreshes })
  const { newest, saveNewest } = useNewest(period, refreshes)
  const change = useChange(form, {
    checks: {
      years: (text) => checkYears(text, lawYears),
      reason: (text) => textProblem(rules.reason, text),
    },
    send: (fields) =>
      saveNewest(
        (version) =>
          save({
            params: { category },
            body: { years: Number(fields.years), reason: cleanText(fields.reason ?? ''), version },
          }),
        async () => {
          const { periods } = await retentionApi.listRetentionPeriods()
          return periods.find((each) => each.category === category)
        },
      ),
    onDone() {
      toasts.toast({ title: words.done })
      onClose()
    },
  })
  const { errors, clearError } = change
  useFirstFieldFocus(form)
  return (
    <EditForm
      ref={form}
      label={words.title(retentionTexts.papers[category])}
      words={words}
      cancel={words.cancel}
      buttonsClassName={common.actions}
      change={change}
      newest={newest ? words.newest(newest.years, newest.reason) : undefined}
      onCancel={onClose}
    >
      <TextField
        label={words.years}
        name="years"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(years)}
        isRequired
        errorMessage={errors.years}
      />
      <TextArea
        label={words.reason}
        name="reason"
        description={words.reasonHelp}
        defaultValue={period.reason}
        onChange={() => clearError('reason')}
        isRequired
        rows={3}
        errorMessage={errors.reason}
      />
    </EditForm>
  )
}
