import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Inline } from '@anupalan/design-system/inline'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { managedBooking as manage } from '../words.ts'
import { Reach } from '../../../ui/reach/reach.tsx'
import { managedHeading } from './managed-heading.ts'
import type { managedBookingMachine } from './managed-booking.machine.ts'
import { AboutMeeting, useMeetingTitle } from '../booking/about-meeting.tsx'
import { MeetingLedger } from '../booking/meeting-ledger.tsx'
import { SaveToCalendar } from '../booking/save-to-calendar.tsx'
import { MoveBooking } from './move-booking.tsx'
import { useStepFocus } from '../booking/use-step-focus.ts'
import { useManagedBooking } from './use-managed-booking.ts'
import { useZone } from '../times/use-zone.ts'
import * as css from '../bookings.css.ts'

export interface ManagedBookingProps {
  link: BookingLink
  /** Initial state, for stories: `managedBookingMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof managedBookingMachine>
}

/** Shows, moves or cancels a meeting that is opened by the link of its mail. */
export default function ManagedBooking({ link, snapshot }: ManagedBookingProps) {
  const [state, send] = useManagedBooking(link, snapshot)
  const zone = useZone()
  const heading = managedHeading(state)
  const panel = useStepFocus<HTMLElement>(heading, false)
  const { booking, refusal } = state.context
  const is = (name: Parameters<typeof state.matches>[0]) => state.matches(name)
  useMeetingTitle(booking ? heading : undefined)
  const isOffline = refusal?.kind === 'offline'

  const keep = (
    <Button variant="quiet" onPress={() => send({ type: 'keep' })}>
      {is('confirming') || is('uncancelled') ? manage.confirming.keep : manage.keep}
    </Button>
  )
  const changes = (
    <div className={css.choices}>
      <Button onPress={() => send({ type: 'move' })}>{manage.shown.move}</Button>
      <Button variant="secondary" onPress={() => send({ type: 'cancel' })}>
        {manage.shown.cancel}
      </Button>
      <SaveToCalendar link={link} variant="quiet" />
    </div>
  )
  const ledger = booking && <MeetingLedger {...booking} zone={zone} isCancelled={is('cancelled')} />

  const body = (): ReactNode => {
    if (is('opening'))
      return (
        <div role="status" className={css.loading}>
          <Text tone="quiet">{manage.opening}</Text>
        </div>
      )
    if (is('refused'))
      return (
        <>
          <Text>{refusal?.message}</Text>
          <BookAnother label={manage.refused.book} />
          <Reach />
        </>
      )
    if (is('failed'))
      return (
        <>
          <Text>{isOffline ? `${manage.failed.offline} ${manage.failed.text}` : manage.failed.text}</Text>
          <Inline>
            <Button onPress={() => send({ type: 'retry' })}>{manage.failed.retry}</Button>
          </Inline>
        </>
      )
    if (is('shown') || is('moved'))
      return (
        <>
          {is('moved') && <Text>{manage.moved.text}</Text>}
          {ledger}
          {changes}
          {booking && <AboutMeeting mode={booking.mode} />}
        </>
      )
    if (is('over'))
      return (
        <>
          <Text>{manage.over.text}</Text>
          {ledger}
          <Reach />
        </>
      )
    if (is('cancelled'))
      return (
        <>
          <Text>{manage.cancelled.text}</Text>
          {ledger}
          <BookAnother label={manage.cancelled.book} />
        </>
      )
    if (is('confirming') || is('cancelling') || is('uncancelled')) {
      const failed = is('uncancelled')
      return (
        <>
          <Text>{manage.confirming.text}</Text>
          {ledger}
          <div className={css.message}>
            <Alert tone="danger" title={failed ? manage.cancelFailed.heading : undefined}>
              {failed &&
                (isOffline ? manage.cancelFailed.offline : (refusal?.message ?? manage.cancelFailed.text))}
            </Alert>
          </div>
          <Inline>
            <Button isPending={is('cancelling')} onPress={() => send({ type: failed ? 'retry' : 'confirm' })}>
              {is('cancelling') ? manage.cancelling : manage.confirming.confirm}
            </Button>
            {!is('cancelling') && keep}
          </Inline>
        </>
      )
    }
    return <MoveBooking state={state} send={send} zone={zone} keep={keep} />
  }

  return (
    <section
      ref={panel}
      aria-labelledby="step"
      className={css.panel}
      data-meeting={booking !== null || undefined}
    >
      <Stack gap="lg">
        <Heading level={booking ? 1 : 2} size="title" id="step" tabIndex={-1}>
          {heading}
        </Heading>
        {body()}
      </Stack>
    </section>
  )
}

/** Link to the form, for a URL that opens a booking. */
const BookAnother = ({ label }: { label: string }) => (
  <Inline>
    <Button onPress={() => location.assign(location.pathname)}>{label}</Button>
  </Inline>
)
