import { answer, refuse } from '@anupalan/server/contract'
import type { OutcomeOf, Refusal } from '@anupalan/server/contract'
import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import { hasLinkEnded } from '@anupalan/server/contract/bookings/meetings'
import { load } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import { calendarFile } from './booking-mail.ts'
import type { Desk } from './desk.ts'
import { findBooking } from './queries.ts'
import type { StoredBooking } from './queries.ts'

/** The booking of a link whose key was found right, or why it shows none any more. */
export async function findOpen(
  { clock }: Pick<Desk, 'clock'>,
  database: Database,
  reference: string,
): Promise<StoredBooking | Refusal<'linkEnded'>> {
  const booking = await findBooking(database, reference)
  return booking && !hasLinkEnded(booking, clock().getTime()) ? booking : refuse('linkEnded')
}

/** @throws StorageError */
export async function getBooking(
  desk: Desk,
  { reference, key }: BookingLink,
): Promise<OutcomeOf<'getBooking'>> {
  const keys = await desk.keys()
  if (!keys.opens(reference, key)) return refuse('linkRefused')
  const booking = await load(desk.database, (reading) => findOpen(desk, reading, reference))
  return 'problem' in booking ? booking : answer(200, keys.view(booking, desk.clock()))
}

/** @throws StorageError */
export async function getBookingCalendar(
  desk: Desk,
  { reference, key }: BookingLink,
): Promise<OutcomeOf<'getBookingCalendar'>> {
  const keys = await desk.keys()
  if (!keys.opens(reference, key)) return refuse('linkRefused')
  const booking = await load(desk.database, (reading) => findOpen(desk, reading, reference))
  return 'problem' in booking ? booking : answer(200, calendarFile(desk, keys, booking))
}
