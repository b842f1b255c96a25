import { Stack } from '@anupalan/design-system/stack'
import { TextArea } from '@anupalan/design-system/text-area'
import type { Meeting } from '@anupalan/server/contract/bookings/schema'
import { meetingRules } from '@anupalan/server/contract/bookings/staff-rules'
import { useRef, useState, type FormEvent } from 'react'
import { FormButtons } from '../form-buttons.tsx'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { useFirstFieldFocus } from '../../auth/account/change/change-form.tsx'
import { bookingsApi, changes } from './api.ts'
import { bookingsWords } from './words.ts'

const words = bookingsWords.cancel

export interface MeetingFormProps {
  meeting: Meeting
  onBack: () => void
  onDone: () => void
}

/** Cancels a meeting. The reason stays if somebody else has changed the meeting meanwhile. */
export function CancelForm({ meeting: { reference, version }, onBack, onDone }: MeetingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [isShort, setShort] = useState(false)
  const { mutate, isPending, error } = useApiMutation(bookingsApi, 'callOffMeeting', changes)
  const refused = fieldErrorsOf(error).reason
  useFirstFieldFocus(form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = reason.trim().length < meetingRules.reason.min
    setShort(isTooShort)
    if (isTooShort) {
      form.current?.querySelector('textarea')?.focus()
      return
    }
    mutate(
      { params: { reference }, body: { reason, version } },
      {
        onSuccess: () => {
          toasts.toast({ title: words.done })
          onDone()
        },
      },
    )
  }
  return (
    <form ref={form} noValidate aria-label={words.heading} onSubmit={submit}>
      <Stack gap="lg">
        <TextArea
          label={words.reason}
          description={words.help}
          rows={3}
          isRequired
          value={reason}
          onChange={(text) => {
            setReason(text)
            setShort(false)
          }}
          errorMessage={isShort ? meetingRules.reason.short : refused}
        />
        <ProblemAlert title={words.failed} error={refused ? null : error} />
        <FormButtons
          submitLabel={words.submit}
          pendingLabel={words.submitting}
          isPending={isPending}
          cancelLabel={bookingsWords.back}
          onCancel={onBack}
        />
      </Stack>
    </form>
  )
}
