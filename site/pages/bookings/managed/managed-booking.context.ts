import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import type { Booking, Slots } from '@anupalan/server/contract/bookings/schema'
import type { Refusal } from '../booking/refusal.ts'

/** What is remembered of a meeting that its link has opened. */
export interface ManagedBookingContext {
  /** What opens it. */
  link: BookingLink
  booking: Booking | null
  slots: Slots | null
  day: IsoDate | null
  /** The new time, in UTC. */
  start: string | null
  isUnanswered: boolean
  refusal: Refusal | null
}

/** Before the link is tried. */
export const initialContext = (link: BookingLink): ManagedBookingContext => ({
  link,
  booking: null,
  slots: null,
  day: null,
  start: null,
  isUnanswered: false,
  refusal: null,
})
