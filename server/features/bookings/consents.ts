import { isAddress } from '../../platform/database/is-address.ts'
import type { Consents } from '../../platform/ports.ts'
import { createBookingContext } from './booking-context.ts'
import { withdrawBooking } from './change-booking.ts'

export const bookingConsents: Consents = {
  purpose: 'booking',
  list: (database, email) =>
    database
      .selectFrom('bookings')
      .select(['reference', 'receivedAt as givenAt'])
      .where(isAddress(email))
      .execute(),
  withdraw: (context, consent, onWithdraw) =>
    withdrawBooking(createBookingContext(context), consent, onWithdraw),
}
