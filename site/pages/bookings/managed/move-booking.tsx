import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import type { SlotPickerHandle } from '@anupalan/design-system/slot-picker'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { bookingRules } from '@anupalan/server/contract/bookings/rules'
import { useEffect, useRef, type ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import { firm } from '../../../content/firm.ts'
import { booking as words, managedBooking as manage } from '../words.ts'
import { PageForm } from '../../../ui/form/page-form.tsx'
import ChooseTime from '../times/choose-time.tsx'
import type { managedBookingMachine } from './managed-booking.machine.ts'
import NearestTimes from '../times/nearest-times.tsx'
import { longTime } from '../times/times.ts'
import * as css from '../bookings.css.ts'
import { WithoutTimes } from '../times/without-times.tsx'

export interface MoveBookingProps {
  state: SnapshotFrom<typeof managedBookingMachine>
  send: (event: EventFrom<typeof managedBookingMachine>) => void
  zone: string | null
  /** The button that leaves the meeting unchanged. */
  keep: ReactNode
}

/** Moves a meeting to a time of the calendar, or to one of the nearest free times if that was taken. */
export function MoveBooking({ state, send, zone, keep }: MoveBookingProps) {
  const picker = useRef<SlotPickerHandle>(null)
  const { booking, slots, day, start, isUnanswered, refusal } = state.context
  useEffect(() => {
    if (isUnanswered) picker.current?.focus()
  }, [isUnanswered])
  const isMoving = state.matches('moving')
  const hasFailed = state.matches('unmoved')
  const errorMessage = isUnanswered ? bookingRules.start.missing : undefined
  const now = booking && (
    <Text tone="quiet" figures>
      {`${manage.choosing.now}: ${longTime(booking.start, firm.promises.freeConsultationMinutes)}`}
    </Text>
  )

  if (state.matches('taken')) {
    const nearest = refusal?.nearest ?? []
    return (
      <Stack gap="lg">
        {now}
        <NearestTimes
          text={refusal?.fields.start ?? manage.taken.text}
          nearest={nearest}
          start={start}
          zone={zone}
          errorMessage={errorMessage}
          confirm={manage.move}
          onStart={(next) => send({ type: 'choose slot', start: next })}
          onConfirm={() => send({ type: 'confirm' })}
          onOtherDay={() => send({ type: 'other day' })}
        />
        <Inline>{keep}</Inline>
      </Stack>
    )
  }

  if (!slots)
    return (
      <Stack gap="lg">
        {now}
        <WithoutTimes
          why={state.matches('unloaded') ? 'failed' : state.matches('none') ? 'none' : 'loading'}
          isOffline={refusal?.kind === 'offline'}
          onRetry={() => send({ type: 'retry' })}
        />
        <Inline>{keep}</Inline>
      </Stack>
    )

  return (
    <PageForm
      labelledBy="step"
      onSubmit={() => {
        if (isMoving) return
        send({ type: hasFailed ? 'retry' : 'confirm' })
        if (isUnanswered) picker.current?.focus()
      }}
    >
      <Stack gap="lg">
        {now}
        {!isMoving && !hasFailed && (
          <ChooseTime
            slots={slots}
            day={day}
            start={start}
            zone={zone}
            picker={picker}
            onDay={(next) => send({ type: 'choose day', day: next })}
            onStart={(next) => send({ type: 'choose slot', start: next })}
            errorMessage={errorMessage}
          />
        )}
        {(isMoving || hasFailed) && start && (
          <Text weight="strong" figures>
            {longTime(start, firm.promises.freeConsultationMinutes)}
          </Text>
        )}
        <div className={css.message}>
          <Alert tone="danger" title={hasFailed ? manage.moveFailed.heading : undefined}>
            {hasFailed &&
              (refusal?.kind === 'offline'
                ? manage.moveFailed.offline
                : (refusal?.message ?? manage.moveFailed.text))}
          </Alert>
        </div>
        <Inline>
          {day !== null && (
            <Button type="submit" isPending={isMoving}>
              {isMoving ? manage.moving : hasFailed ? manage.moveFailed.retry : manage.move}
            </Button>
          )}
          {day !== null && !isMoving && !hasFailed && (
            <Button variant="secondary" onPress={() => send({ type: 'other day' })}>
              {words.backToDay}
            </Button>
          )}
          {!isMoving && keep}
        </Inline>
      </Stack>
    </PageForm>
  )
}
