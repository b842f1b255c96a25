import type { KeptBooking } from '@anupalan/server/contract/bookings/meetings'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    bookings: BookingsTable
  }
}

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds {
    booking: true
    reminder: true
  }
}

export interface BookingsTable extends Omit<KeptBooking, 'privacy'> {
  receivedAt: string
  /** When it was booked, or moved or cancelled last. */
  changedAt: string
  /** Who holds the meeting, 1 or more; `null` once it is cancelled. Of one start and consultant there is one. */
  consultant: number | null
  /** 1: nothing is stored without consent. */
  privacy: 1
  /** When the reminder of the day before was queued, for this start. */
  dayRemindedAt: string | null
  /** When the reminder of the hour before was queued, for this start. */
  hourRemindedAt: string | null
}
