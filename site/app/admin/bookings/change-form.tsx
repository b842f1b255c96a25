import { DatePicker } from '@anupalan/design-system/date-picker'
import { Select } from '@anupalan/design-system/select'
import { SlotPicker } from '@anupalan/design-system/slot-picker'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { addDays, istDate, istInstant, type IsoDate } from '@anupalan/server/compliance/ist'
import type { Consultant, Meeting } from '@anupalan/server/contract/bookings/schema'
import { staffHorizonDays } from '@anupalan/server/contract/bookings/staff-rules'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormButtons } from '../form-buttons.tsx'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istTime } from '../../auth/account/times.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import { bookingsApi, changes } from './api.ts'
import * as css from './bookings.css.ts'
import type { MeetingFormProps } from './cancel-form.tsx'
import { dayName, readDay, spanOf } from './times.ts'
import { bookingsWords } from './words.ts'

const words = bookingsWords.change

export interface ChangeFormProps extends MeetingFormProps {
  consultants: readonly Consultant[]
}

/** Another time, another person, or both. What is chosen stays if somebody else has changed the meeting meanwhile. */
export function ChangeForm({ meeting, consultants, onBack, onDone }: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [today] = useState(() => istDate(Date.now()))
  const last = addDays(today, staffHorizonDays)
  const [day, setDay] = useState<IsoDate | undefined>(() => istDate(Date.parse(meeting.start)))
  const [start, setStart] = useState<string | null>(meeting.start)
  const [consultant, setConsultant] = useState(meeting.consultant?.username ?? '')
  const [isUnanswered, setUnanswered] = useState(false)
  const { mutate, isPending, error, variables } = useApiMutation(bookingsApi, 'changeMeeting', changes)
  const fields = fieldErrorsOf(error)
  // The button that opened it is gone. A field would open the keyboard of a phone, over the times.
  useEffect(() => form.current?.focus(), [])

  const isOnDay = start !== null && day !== undefined && istDate(Date.parse(start)) === day
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setUnanswered(!isOnDay)
    if (!isOnDay) return
    if (start === meeting.start && consultant === (meeting.consultant?.username ?? '')) {
      toasts.toast({ title: words.unchanged })
      onDone()
      return
    }
    mutate(
      { params: { reference: meeting.reference }, body: { start, consultant, version: meeting.version } },
      {
        onSuccess: () => {
          toasts.toast({ title: words.done })
          onDone()
        },
      },
    )
  }

  const { fullName = bookingsWords.noConsultant } = meeting.consultant ?? {}
  const now = `${dayName(istDate(Date.parse(meeting.start)))}, ${spanOf(meeting)}`
  return (
    <form
      ref={form}
      className={css.form}
      tabIndex={-1}
      noValidate
      aria-label={words.heading}
      onSubmit={submit}
    >
      <Stack gap="lg">
        <DatePicker
          label={words.day}
          isRequired
          defaultValue={day ?? null}
          min={today}
          max={last}
          today={today}
          onChange={(value) => {
            // While a year is typed, the date is one of another century.
            const typed = readDay(value)
            setDay(typed !== undefined && typed >= today && typed <= last ? typed : undefined)
            setUnanswered(false)
          }}
          errorMessage={isUnanswered && day === undefined ? words.missingDay : undefined}
        />
        {day && (
          <Times
            day={day}
            own={meeting.start}
            value={isOnDay ? start : null}
            onChange={(value) => {
              setStart(value)
              setUnanswered(false)
            }}
            errorMessage={isUnanswered ? words.missingTime : fields.start}
          />
        )}
        <Select
          label={words.consultant}
          placeholder={bookingsWords.filters.nobody}
          options={consultantOptions(consultants, meeting)}
          value={consultant}
          onChange={setConsultant}
          errorMessage={fields.consultant}
        />
        <Text size="small" tone="quiet">
          {words.mailed}
        </Text>
        <ProblemAlert title={words.failed} error={Object.keys(fields).length > 0 ? null : error} />
        {isChangedMeanwhile(error) && variables?.body.version !== meeting.version && (
          <Text>
            <Unbroken text={bookingsWords.current(now, fullName)} />
          </Text>
        )}
        <FormButtons
          submitLabel={words.save}
          pendingLabel={words.saving}
          isPending={isPending}
          cancelLabel={bookingsWords.back}
          onCancel={onBack}
        />
      </Stack>
    </form>
  )
}

/** The staff, with somebody who has left it and still holds the meeting. */
function consultantOptions(consultants: readonly Consultant[], { consultant }: Meeting) {
  const isListed = consultant === null || consultants.some(({ username }) => username === consultant.username)
  return (isListed ? consultants : [...consultants, consultant]).map(({ username, fullName }) => ({
    value: username,
    label: fullName,
  }))
}

interface TimesProps {
  day: IsoDate
  /** The start of the meeting, which is free for itself. */
  own: string
  value: string | null
  onChange: (start: string) => void
  errorMessage: string | undefined
}

function Times({ day, own, value, onChange, errorMessage }: TimesProps) {
  const { data, error, isFetching, refetch } = useApiQuery(bookingsApi, 'listMeetings', {
    params: { from: day, days: '1', limit: '1' },
  })
  if (!data)
    return (
      <>
        <ProblemAlert
          title={words.notLoaded}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
        {!error && <p role="status">{words.loading}</p>}
      </>
    )
  const [found] = data.days
  const isOwnDay = istDate(Date.parse(own)) === day
  const starts = [...new Set([...(found?.starts ?? []), ...(isOwnDay ? [own] : [])])].toSorted()
  if (starts.length === 0)
    return (
      <p role="status">
        {found?.closed ? bookingsWords.closed(found.closed.kind, found.closed.reason) : words.noTimes}
      </p>
    )
  const noon = istInstant(day, 12 * 60)
  const slots = starts.map((each) => ({
    value: each,
    time: istTime(each),
    isMorning: Date.parse(each) < noon,
    ...(each === own && { detail: words.now }),
  }))
  return (
    <SlotPicker
      label={words.time}
      isRequired
      groups={[
        { label: words.morning, slots: slots.filter(({ isMorning }) => isMorning) },
        { label: words.afternoon, slots: slots.filter(({ isMorning }) => !isMorning) },
      ]}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  )
}
