import { DatePicker } from '@anupalan/design-system/date-picker'
import { Dialog } from '@anupalan/design-system/dialog'
import { RadioGroup } from '@anupalan/design-system/radio-group'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { addDays, formatDate, parseIsoDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { officeDayKinds, type OfficeDayKind } from '@anupalan/server/contract/core/office-days'
import { cleanLine, countCharacters } from '@anupalan/server/contract/core/text'
import {
  officeDayMessages as messages,
  officeDayRules as rules,
  problemOfHours,
} from '@anupalan/server/contract/office-days/rules'
import type { StoredOfficeDay } from '@anupalan/server/contract/office-days/schema'
import { useId, useRef, useState } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { useFirstFieldFocus } from '../../auth/account/change/change-form.tsx'
import { EditForm, useNewest } from '../../auth/account/change/edit-form.tsx'
import { useChange } from '../../auth/account/change/use-change.ts'
import { useApiMutation } from '../../data/use-api.ts'
import * as common from '../rows.css.ts'
import { contentApi } from './api.ts'
import * as css from './content.css.ts'
import { contentWords } from './words.ts'

const words = contentWords.days.form

/** Days that can be chosen after today: two years. */
const CHOICE_DAYS = 730

const kindOptions = officeDayKinds.map((value) => ({ value, label: words.kinds[value] }))

const isKind = (value: string): value is OfficeDayKind => Object.hasOwn(words.kinds, value)

interface FormProps {
  onClose: () => void
  /** The day in India. */
  today: IsoDate
  /** The day to edit. @default a new one */
  day?: StoredOfficeDay | undefined
}

export interface OfficeDayDialogProps extends FormProps {
  isOpen: boolean
}

/** Closes or opens the office on a day, or gives it other hours, with a preview of the contact part. */
export function OfficeDayDialog({ isOpen, ...form }: OfficeDayDialogProps) {
  const { day } = form
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={form.onClose}
      title={day ? words.edit(formatDate(day.date)) : words.add}
    >
      <OfficeDayForm key={day?.date ?? ''} {...form} />
    </Dialog>
  )
}

function checkName(text: string): string | undefined {
  const length = countCharacters(cleanLine(text))
  const { min, max, short, long } = rules.name
  return length < min ? short : length > max ? long : undefined
}

function OfficeDayForm({ onClose, today, day }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const previewId = useId()
  const [kind, setKind] = useState<OfficeDayKind>(day?.kind ?? 'closed')
  const [name, setName] = useState(day?.name ?? '')
  const [opens, setOpens] = useState(day?.opens ?? '')
  const [closes, setCloses] = useState(day?.closes ?? '')
  const refreshes = ['listOfficeDays'] as const
  const { mutateAsync: save } = useApiMutation(contentApi, 'setOfficeDay', { refreshes })
  const { newest, saveNewest } = useNewest(day, refreshes)
  const storedDay = async (date: string) => {
    const { days } = await contentApi.listOfficeDays()
    return days.find((each) => each.date === date) ?? null
  }
  const problem = problemOfHours({ kind, opens: opens.trim(), closes: closes.trim() })
  const change = useChange(form, {
    checks: {
      date: (text) => (day || text !== '' ? undefined : messages.date),
      kind: (text) => (isKind(text) ? undefined : messages.kind),
      name: checkName,
      opens: () => problem.opens,
      closes: () => problem.closes,
    },
    async send(fields) {
      const date = day?.date ?? parseIsoDate(fields.date ?? '')
      const sent = isKind(fields.kind ?? '') ? (fields.kind as OfficeDayKind) : 'closed'
      const body = {
        kind: sent,
        name: cleanLine(fields.name ?? ''),
        opens: (fields.opens ?? '').trim(),
        closes: (fields.closes ?? '').trim(),
      }
      return saveNewest(
        (version) => save({ params: { date }, body: { ...body, version } }),
        () => storedDay(date),
      )
    },
    onDone() {
      toasts.toast({ title: words.done })
      onClose()
    },
  })
  const { errors, clearError } = change
  const shownName = cleanLine(name) || words.name
  useFirstFieldFocus(form)
  return (
    <EditForm
      ref={form}
      label={day ? words.edit(formatDate(day.date)) : words.add}
      words={words}
      cancel={contentWords.cancel}
      buttonsClassName={common.actions}
      change={change}
      newest={
        newest
          ? words.newest(newest.name, contentWords.days.kinds[newest.kind])
          : newest === null
            ? words.gone
            : undefined
      }
      onCancel={onClose}
    >
      {!day && (
        <DatePicker
          label={words.date}
          name="date"
          min={today}
          max={addDays(today, CHOICE_DAYS)}
          today={today}
          onChange={() => clearError('date')}
          isRequired
          errorMessage={errors.date}
        />
      )}
      <RadioGroup
        label={words.kind}
        name="kind"
        options={kindOptions}
        value={kind}
        onChange={(value) => value !== null && isKind(value) && setKind(value)}
        isRequired
        errorMessage={errors.kind}
      />
      {kind === 'hours' && (
        <div className={css.days}>
          <TextField
            label={words.opens}
            name="opens"
            value={opens}
            onChange={setOpens}
            autoComplete="off"
            figures
            isRequired
            description={words.timeHelp}
            errorMessage={errors.opens}
          />
          <TextField
            label={words.closes}
            name="closes"
            value={closes}
            onChange={setCloses}
            autoComplete="off"
            figures
            isRequired
            errorMessage={errors.closes}
          />
        </div>
      )}
      <TextField
        label={words.name}
        name="name"
        value={name}
        onChange={setName}
        autoComplete="off"
        isRequired
        description={words.nameHelp}
        errorMessage={errors.name}
      />
      <Stack gap="xs">
        <Text size="small" tone="quiet" id={previewId}>
          {words.preview}
        </Text>
        <div className={css.dayPreview} role="group" aria-labelledby={previewId}>
          <Text size="small">
            {kind === 'open'
              ? words.previewOpen
              : kind === 'hours'
                ? `${shownName}: ${contentWords.days.hours(opens.trim() || '–', closes.trim() || '–')}`
                : shownName}
          </Text>
        </div>
      </Stack>
    </EditForm>
  )
}
