/**
 * The tables, as the migrations leave them. Columns are `snake_case` in the database. Times are UTC as ISO
 * text with milliseconds, so that they sort as text on every database.
 */
import type { DocumentKind } from '@anupalan/server/contract'
import type { Application } from '@anupalan/server/contract/applications/schema'
import type { KeptBooking } from '@anupalan/server/contract/bookings/meetings'
import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'
import type { Feedback } from '@anupalan/server/contract/feedback/schema'

export interface Tables {
  applications: ApplicationsTable
  bookings: BookingsTable
  enquiries: EnquiriesTable
  feedback: FeedbackTable
  outbox: OutboxTable
  pageViews: PageViewsTable
  recipientMails: RecipientMailsTable
  secrets: SecretsTable
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

export interface ApplicationsTable extends Omit<Application, 'consent'> {
  reference: string
  receivedAt: string
  /** 1: nothing is stored without consent. */
  consent: 1
  /** Of the CV, in the file store. */
  cvKey: string
  /** As its sender called it. */
  cvName: string
  cvKind: DocumentKind
  cvBytes: number
  cvSha256: string
}

export interface EnquiriesTable extends Omit<Enquiry, 'privacy'> {
  reference: string
  receivedAt: string
  /** 1: nothing is stored without consent. */
  privacy: 1
}

/** A comment is not collected, so there is no column for one. */
export interface FeedbackTable extends Omit<Feedback, 'comment'> {
  reference: string
  receivedAt: string
}

/** One row for a page and a day, however many visitors. */
export interface PageViewsTable {
  /** In India, `2026-11-20`. */
  day: string
  /** A page of the site, or `notFoundPath`. */
  path: string
  views: number
}

/** How many mails went to a mailbox on a day. */
export interface RecipientMailsTable {
  /** Checksum of the mailbox. */
  recipient: string
  /** In India, `2026-11-20`. */
  day: string
  mails: number
}

export interface SecretsTable {
  name: string
  value: string
}

/** Mail that waits to be sent. A worker leases a row, sends it, and writes what came of it. */
export interface OutboxTable {
  id: string
  /** What it is about, `application`, `enquiry` or `feedback`. */
  kind: string
  recipient: string
  replyTo: string | null
  subject: string
  /** Plain text. */
  body: string
  /** The same as a page, where there is one. */
  html: string | null
  /** The text of a calendar file that goes with it. */
  calendar: string | null
  /** Reference of what it tells of, where what becomes of that concerns it. */
  about: string | null
  /** Not sent from then on. */
  uselessFrom: string | null
  createdAt: string
  /** Tries so far. */
  attempts: number
  nextAttemptAt: string
  /** Until then one worker has it, and no other takes it. */
  leasedUntil: string | null
  sentAt: string | null
  /** When a mail server refused it for good: it is not sent again. */
  refusedAt: string | null
  lastError: string | null
}
