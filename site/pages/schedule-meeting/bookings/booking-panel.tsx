import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { readBookingFragment } from '@anupalan/server/contract/bookings.data'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { meetingPage } from '../../../content/meetings.ts'
import { Reach } from '../../../shell/reach/reach.tsx'
import { lazyWhenNeeded } from '../../../shell/when-needed.ts'
import * as css from './bookings.css.ts'

const PANEL = 'booking'
const Booking = lazyWhenNeeded(PANEL, () => import('./booking.tsx'))
const ManagedBooking = lazy(() => import('./managed-booking.tsx'))

/** One element for good: rendered anew before its code is there, it would be gone until then. */
const booking = (
  <Suspense>
    <Booking />
  </Suspense>
)

const never = () => () => {}

/** Whether the page is alive: the prerendered one knows no fragment. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The steps of a booking, or the booking that the address opens; without JavaScript, the ways to reach the firm. */
export function BookingPanel() {
  const { hash } = useLocation()
  const isAlive = useIsAlive()
  const link = isAlive ? readBookingFragment(hash) : undefined
  return (
    <div className={css.sheet}>
      <div id={PANEL} className={css.withScript}>
        {link ? (
          <Suspense>
            <ManagedBooking key={`${link.reference} ${link.key}`} link={link} />
          </Suspense>
        ) : (
          booking
        )}
      </div>
      <div className={css.withoutScript}>
        <Stack gap="md">
          <Heading level={2} size="title">
            {meetingPage.withoutScript.heading}
          </Heading>
          <Text>{meetingPage.withoutScript.text}</Text>
          <Reach />
        </Stack>
      </div>
    </div>
  )
}
