import { readBookingFragment } from '@anupalan/server/contract/bookings/links'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import Booking from './booking/booking.tsx'

const ManagedBooking = lazy(() => import('./managed/managed-booking.tsx'))

/** `history.replaceState` fires no event, so a new booking stays on screen when its link enters the URL. */
function watchFragment(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

const fragmentNow = () => location.hash

/** Documents are prerendered without a fragment. */
const noFragment = () => ''

/** The steps of a booking, or the booking that the URL's fragment opens. */
export default function BookingOrManaged() {
  const link = readBookingFragment(useSyncExternalStore(watchFragment, fragmentNow, noFragment))
  if (!link) return <Booking />
  return (
    <Suspense>
      <ManagedBooking key={`${link.reference} ${link.key}`} link={link} />
    </Suspense>
  )
}
