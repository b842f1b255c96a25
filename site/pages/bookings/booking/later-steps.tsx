import { Button } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import type { SlotPickerHandle } from '@anupalan/design-system/slot-picker'
import { Stack } from '@anupalan/design-system/stack'
import { istDate } from '@anupalan/server/compliance/ist'
import { bookingRules } from '@anupalan/server/contract/bookings/rules'
import { createReference } from '@anupalan/server/contract/core/reference'
import { useEffect, useRef } from 'react'
import * as css from '../bookings.css.ts'
import { booking as words } from '../words.ts'
import { randomBytes } from '../../../ui/api.ts'
import { PageForm } from '../../../ui/form/page-form.tsx'
import Booked from './booked.tsx'
import BookingDetails from './booking-details.tsx'
import ChooseTime from '../times/choose-time.tsx'
import { drafts } from './draft.ts'
import { MeetingLedger } from './meeting-ledger.tsx'
import NearestTimes from '../times/nearest-times.tsx'
import type { useBooking } from './use-booking.ts'
import { useZone } from '../times/use-zone.ts'
import { WithoutTimes } from '../times/without-times.tsx'

export interface LaterStepProps {
  flow: ReturnType<typeof useBooking>
}

/** The current step, from the day on. */
export default function LaterStep({ flow }: LaterStepProps) {
  const { state } = flow
  if (state.matches('day') || state.matches('slot')) return <TimeStep flow={flow} />
  if (state.matches('taken')) return <TakenStep flow={flow} />
  if (state.matches('booked')) return <BookedStep flow={flow} />
  return <DetailsStep flow={flow} />
}

function TimeStep({ flow: { state, send, goTo, choose } }: LaterStepProps) {
  const zone = useZone()
  const picker = useRef<SlotPickerHandle>(null)
  const { choice, slots, isUnanswered, refusal } = state.context
  useEffect(() => {
    if (isUnanswered) picker.current?.focus()
  }, [isUnanswered])
  const isSlot = state.matches('slot')
  const back = (
    <Button variant="quiet" onPress={() => goTo(isSlot ? 'day' : 'meeting')}>
      {isSlot ? words.backToDay : words.back}
    </Button>
  )
  if (!slots)
    return (
      <Stack gap="lg">
        <WithoutTimes
          why={
            state.matches({ day: 'failed' }) ? 'failed' : state.matches({ day: 'none' }) ? 'none' : 'loading'
          }
          isOffline={refusal?.kind === 'offline'}
          onRetry={() => send({ type: 'retry' })}
        />
        <div className={css.quietAlone}>{back}</div>
      </Stack>
    )
  return (
    <PageForm
      labelledBy="step"
      onSubmit={() => {
        send({ type: 'continue' })
        if (isUnanswered) picker.current?.focus()
      }}
    >
      <Stack gap="lg">
        <ChooseTime
          slots={slots}
          day={isSlot ? choice.day : null}
          start={choice.start}
          zone={zone}
          picker={picker}
          onDay={(day) =>
            send({ type: 'choose day', choice: { day, start: day === choice.day ? choice.start : null } })
          }
          onStart={(start) => choose({ type: 'choose slot', choice: { start } })}
          errorMessage={isUnanswered ? bookingRules.start.missing : undefined}
          hint={words.slot.hint}
        />
        <div className={isSlot ? undefined : css.quietAlone}>
          <Inline>
            {isSlot && <Button type="submit">{words.continue}</Button>}
            {back}
          </Inline>
        </div>
      </Stack>
    </PageForm>
  )
}

function DetailsStep({ flow: { state, send, goTo } }: LaterStepProps) {
  const zone = useZone()
  const { choice, refusal } = state.context
  return (
    <Stack gap="lg">
      {choice.start && choice.mode && choice.service && (
        <MeetingLedger start={choice.start} mode={choice.mode} service={choice.service} zone={zone} />
      )}
      <BookingDetails
        choice={choice}
        isSending={state.matches('sending')}
        refusal={refusal}
        onBook={(submission) => send({ type: 'book', submission })}
        onBack={() => goTo('slot')}
      />
    </Stack>
  )
}

function TakenStep({ flow: { state, send } }: LaterStepProps) {
  const zone = useZone()
  const { choice, refusal, submission, isUnanswered } = state.context
  const nearest = refusal?.nearest ?? []
  const book = () => {
    if (choice.start === null || !submission) return send({ type: 'continue' })
    const request = { ...submission.request, start: choice.start }
    const reference = drafts.referenceFor(JSON.stringify(request), () => createReference('BK', randomBytes))
    return send({ type: 'book', submission: { request, reference } })
  }
  return (
    <NearestTimes
      text={refusal?.fields.start ?? (nearest.length > 0 ? words.taken.text : words.taken.textWithout)}
      nearest={nearest}
      start={choice.start}
      zone={zone}
      errorMessage={isUnanswered ? bookingRules.start.missing : undefined}
      confirm={words.submit}
      onStart={(start) => send({ type: 'choose slot', choice: { day: istDate(Date.parse(start)), start } })}
      onConfirm={book}
      onOtherDay={() => send({ type: 'other day' })}
    />
  )
}

/** Replaces the confirmation by the booking that a fragment opens. */
function manage(fragment: string): void {
  history.replaceState(history.state, '', location.pathname + fragment)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function BookedStep({ flow: { state, send } }: LaterStepProps) {
  const zone = useZone()
  const { receipt, submission } = state.context
  if (!receipt || !submission) return null
  return (
    <Booked
      receipt={receipt}
      email={submission.request.email}
      zone={zone}
      onManage={manage}
      onAnother={() => send({ type: 'book another' })}
    />
  )
}
