import { readBookingFragment } from '@anupalan/server/contract/bookings/links'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import Booking from './booking/booking.tsx'

const ManagedBooking = lazy(() => import('./managed/managed-booking.tsx'))

/** An address that code replaces tells nobody: the booking that was just made stays, with its link in the address. */
function watchFragment(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

const fragmentNow = () => location.hash

/** A document is built without a fragment. */
const noFragment = () => ''

/** The steps of a booking, or the booking that the address opens. */
export default function BookingOrManaged() {
  const link = readBookingFragment(useSyncExternalStore(watchFragment, fragmentNow, noFragment))
  if (!link) return <Booking />
  return (
    <Suspense>
      <ManagedBooking key={`${link.reference} ${link.key}`} link={link} />
    </Suspense>
  )
}
