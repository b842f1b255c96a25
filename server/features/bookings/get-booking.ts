import { respond, refuse } from '@anupalan/server/contract'
import type { OutcomeOf, Refusal } from '@anupalan/server/contract'
import { hasLinkEnded } from '@anupalan/server/contract/bookings/meetings'
import { load } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CallParts } from '../../platform/http/handlers.ts'
import { calendarFile } from './booking-mail.ts'
import type { BookingContext } from './booking-context.ts'
import { findBooking } from './queries.ts'
import type { StoredBooking } from './queries.ts'

/** The booking of a verified link, or the problem that the link has expired. */
export async function findOpen(
  { clock }: Pick<BookingContext, 'clock'>,
  database: Database,
  reference: string,
): Promise<StoredBooking | Refusal<'linkEnded'>> {
  const booking = await findBooking(database, reference)
  return booking && !hasLinkEnded(booking, clock().getTime()) ? booking : refuse('linkEnded')
}

/** @throws StorageError */
export async function getBooking(
  context: BookingContext,
  { params: { reference, key } }: CallParts<'getBooking', 'params'>,
): Promise<OutcomeOf<'getBooking'>> {
  const keys = await context.keys()
  if (!(await keys.verify(reference, key))) return refuse('linkRefused')
  const booking = await load(context.database, (reading) => findOpen(context, reading, reference))
  return 'problem' in booking ? booking : respond(200, keys.view(booking, context.clock()))
}

/** @throws StorageError */
export async function getBookingCalendar(
  context: BookingContext,
  { params: { reference, key } }: CallParts<'getBookingCalendar', 'params'>,
): Promise<OutcomeOf<'getBookingCalendar'>> {
  const keys = await context.keys()
  if (!(await keys.verify(reference, key))) return refuse('linkRefused')
  const booking = await load(context.database, (reading) => findOpen(context, reading, reference))
  return 'problem' in booking ? booking : respond(200, calendarFile(context, keys, booking))
}
