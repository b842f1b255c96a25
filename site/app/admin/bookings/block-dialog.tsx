import { Alert } from '@anupalan/design-system/alert'
import { DatePicker } from '@anupalan/design-system/date-picker'
import { Dialog } from '@anupalan/design-system/dialog'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import { addDays, istDate, istInstant, type IsoDate } from '@anupalan/server/compliance/ist'
import type { Consultant } from '@anupalan/server/contract/bookings/schema'
import {
  meetingMessages,
  meetingRules,
  staffHorizonDays,
} from '@anupalan/server/contract/bookings/staff-rules'
import { createReference } from '@anupalan/server/contract/core/reference'
import { useRef, useState, type FormEvent } from 'react'
import { FormButtons } from '../form-buttons.tsx'
import { useSession } from '../../../session/session.tsx'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { randomBytes } from '../../../ui/api.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istTime } from '../../auth/account/times.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { textProblem } from '../client/text-problem.ts'
import { bookingsApi } from './api.ts'
import * as css from './bookings.css.ts'
import { dayName, readDay } from './times.ts'
import { bookingsWords } from './words.ts'

const words = bookingsWords.block

/** The first and the last time that can be chosen, in minutes of the day, and the step between. */
const FIRST_MINUTE = 8 * 60
const LAST_MINUTE = 20 * 60
const STEP_MINUTES = 30

export interface BlockDialogProps {
  consultants: readonly Consultant[]
  /** The day that is shown. */
  day: IsoDate
  isOpen: boolean
  onClose: () => void
}

/** Blocks time of a member of the staff. Meetings in it are named before. */
export const BlockDialog = ({ isOpen, onClose, ...form }: BlockDialogProps) => (
  <Dialog isOpen={isOpen} onOpenChange={onClose} title={words.title} description={words.description}>
    <BlockForm {...form} onClose={onClose} />
  </Dialog>
)

const timesOf = (day: IsoDate) =>
  Array.from({ length: (LAST_MINUTE - FIRST_MINUTE) / STEP_MINUTES + 1 }, (_, index) => {
    const minutes = FIRST_MINUTE + index * STEP_MINUTES
    return {
      value: String(minutes),
      label: istTime(new Date(istInstant(day, minutes)).toISOString()),
    }
  })

type Problems = Partial<Record<'consultant' | 'from' | 'to' | 'reason', string>>

function BlockForm({ consultants, day, onClose }: Omit<BlockDialogProps, 'isOpen'>) {
  const form = useRef<HTMLFormElement>(null)
  const [today] = useState(() => istDate(Date.now()))
  const first = day < today ? today : day
  const { user } = useSession()
  const isOwn = consultants.some(({ username }) => username === user?.username)
  const [consultant, setConsultant] = useState(isOwn && user ? user.username : '')
  const [from, setFrom] = useState<IsoDate | undefined>(first)
  const [to, setTo] = useState<IsoDate | undefined>(first)
  const [fromTime, setFromTime] = useState('')
  const [toTime, setToTime] = useState('')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<Problems>({})
  // Of what is chosen: a retry after a lost response is stored once.
  const [reference, setReference] = useState(() => createReference('BL', randomBytes))
  const check = useApiMutation(bookingsApi, 'checkBlockedTime')
  const add = useApiMutation(bookingsApi, 'blockTime', { refreshes: ['listMeetings'] })
  const conflicts = check.data?.meetings ?? 0
  const refused = { ...fieldErrorsOf(check.error), ...fieldErrorsOf(add.error) }
  const isPending = check.isPending || add.isPending

  const changed = () => {
    setMissing({})
    setReference(createReference('BL', randomBytes))
    check.reset()
    add.reset()
  }

  const block = (span: { consultant: string; startsAt: string; endsAt: string }, seen: number) =>
    add.mutate(
      { body: { ...span, reason, conflicts: seen }, reference },
      {
        onSuccess: () => {
          toasts.toast({ title: words.done })
          onClose()
        },
        onError: (error) => {
          if (fieldErrorsOf(error).conflicts !== undefined) check.mutate({ params: span })
        },
      },
    )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrongReason = textProblem(meetingRules.blockReason, reason)
    const problems: Problems = {
      ...(consultant === '' && { consultant: meetingMessages.consultant }),
      ...(from === undefined && { from: meetingMessages.startsAt }),
      ...(to === undefined && { to: words.missingEnd }),
      ...(wrongReason !== undefined && { reason: wrongReason }),
    }
    setMissing(problems)
    if (Object.keys(problems).length > 0 || from === undefined || to === undefined) {
      if (consultant === '') form.current?.querySelector('select')?.focus()
      else if (wrongReason !== undefined)
        form.current?.querySelector<HTMLInputElement>('input[name=reason]')?.focus()
      return
    }
    const startsAt = new Date(istInstant(from, Number(fromTime))).toISOString()
    const end = toTime === '' ? istInstant(addDays(to, 1), 0) : istInstant(to, Number(toTime))
    const span = { consultant, startsAt, endsAt: new Date(end).toISOString() }
    if (check.data && check.data.meetings > 0) {
      block(span, check.data.meetings)
      return
    }
    check.mutate(
      { params: span },
      {
        onSuccess: ({ meetings }) => {
          if (meetings === 0) block(span, 0)
        },
      },
    )
  }

  return (
    <form ref={form} noValidate aria-label={words.title} onSubmit={submit}>
      <Stack gap="lg">
        <Select
          label={words.consultant}
          placeholder={words.choose}
          options={consultants.map(({ username, fullName }) => ({ value: username, label: fullName }))}
          value={consultant}
          onChange={(value) => {
            setConsultant(value)
            changed()
          }}
          errorMessage={missing.consultant ?? refused.consultant}
          isRequired
        />
        <div className={css.spans}>
          <DatePicker
            label={words.from}
            isRequired
            defaultValue={from ?? null}
            min={today}
            max={addDays(today, staffHorizonDays)}
            today={today}
            onChange={(value) => {
              setFrom(readDay(value))
              changed()
            }}
            errorMessage={missing.from ?? refused.startsAt}
          />
          <Select
            label={words.fromTime}
            placeholder={words.beginningOfDay}
            options={timesOf(first)}
            value={fromTime}
            onChange={(value) => {
              setFromTime(value)
              changed()
            }}
          />
          <DatePicker
            label={words.to}
            isRequired
            defaultValue={to ?? null}
            min={today}
            max={addDays(today, staffHorizonDays)}
            today={today}
            onChange={(value) => {
              setTo(readDay(value))
              changed()
            }}
            errorMessage={missing.to ?? refused.endsAt}
          />
          <Select
            label={words.toTime}
            placeholder={words.endOfDay}
            options={timesOf(first)}
            value={toTime}
            onChange={(value) => {
              setToTime(value)
              changed()
            }}
          />
        </div>
        <TextField
          name="reason"
          label={words.reason}
          description={words.reasonHelp}
          value={reason}
          onChange={(text) => {
            setReason(text)
            setMissing({})
          }}
          errorMessage={missing.reason ?? refused.reason}
          autoComplete="off"
          isRequired
        />
        <Alert tone="notice" title={conflicts > 0 && words.conflicts(conflicts)}>
          {conflicts > 0 && (
            <>
              <ul role="list">
                {check.data?.first.map(({ start, name }) => (
                  <li key={start + name}>
                    <bdi>{name}</bdi>
                    <Unbroken text={`: ${dayName(istDate(Date.parse(start)))}, ${istTime(start)}`} />
                  </li>
                ))}
              </ul>
              {words.conflictsHelp}
            </>
          )}
        </Alert>
        <ProblemAlert
          title={words.failed}
          error={Object.keys(refused).length > 0 ? null : (check.error ?? add.error)}
        />
        <FormButtons
          submitLabel={conflicts > 0 ? words.submitAnyway : words.submit}
          pendingLabel={words.submitting}
          isPending={isPending}
          cancelLabel={bookingsWords.close}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}
