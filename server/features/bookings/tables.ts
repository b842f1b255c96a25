import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { MeetingRecord } from '@anupalan/server/contract/bookings/meetings'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    bookings: BookingsTable
    blockedTimes: BlockedTimesTable
    bookingDays: BookingDaysTable
  }
}

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds {
    booking: true
    reminder: true
  }
}

export interface BookingsTable extends Omit<MeetingRecord, 'privacy'> {
  /** When it was booked, moved or cancelled last. */
  changedAt: string
  /** 1 or more; `null` once it is cancelled. Unique for each start. */
  consultant: number | null
  /** 1: never stored without consent. */
  privacy: 1
  /** When the reminder of the day before was queued, for this start. */
  dayRemindedAt: string | null
  /** When the reminder of the hour before was queued, for this start. */
  hourRemindedAt: string | null
}

/** A day that transactions lock; it has no other meaning. */
export interface BookingDaysTable {
  /** In India. */
  day: IsoDate
}

/** Time in which a member of the staff holds no meetings. */
export interface BlockedTimesTable {
  reference: string
  /** User name. */
  consultant: string
  startsAt: string
  /** The first instant after it. */
  endsAt: string
  /** Only the staff reads it. */
  reason: string
  createdAt: string
}
