import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import type { Booking, Slots } from '@anupalan/server/contract/bookings/schema'
import type { Refusal } from '../booking/refusal.ts'

export interface ManagedBookingContext {
  /** The link that opens it. */
  link: BookingLink
  booking: Booking | null
  slots: Slots | null
  day: IsoDate | null
  /** The new time, in UTC. */
  start: string | null
  isUnanswered: boolean
  refusal: Refusal | null
}

/** The context before the link is opened. */
export const initialContext = (link: BookingLink): ManagedBookingContext => ({
  link,
  booking: null,
  slots: null,
  day: null,
  start: null,
  isUnanswered: false,
  refusal: null,
})
