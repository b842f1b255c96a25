/** What the mock remembers, in place of a database: until the page is loaded again, or `reset`. */
import type { Enquiry, Feedback, KeptBooking, User } from '@anupalan/server/contract'

export interface MockState {
  readonly enquiries: Map<string, Stored<Enquiry>>
  readonly feedback: Map<string, Stored<Feedback>>
  readonly bookings: Map<string, StoredBooking>
  /** Views of each page on each day, by the two. */
  readonly pageViews: Map<string, PageViewCount>
  /** Mail the firm, or a visitor, would have been sent. */
  readonly outbox: QueuedMail[]
  /** Who is signed in. */
  user: User | null
}

export type Stored<Body> = Body & {
  readonly reference: string
  /** UTC. */
  readonly receivedAt: string
}

export interface StoredBooking extends KeptBooking {
  /** UTC. */
  readonly receivedAt: string
  /** When it was booked, or moved or cancelled last, in UTC. */
  readonly changedAt: string
}

/** Views of a page on a day in India, `2026-11-20`. */
export interface PageViewCount {
  readonly day: string
  /** A page of the site, or `notFoundPath`. */
  readonly path: string
  readonly views: number
}

export interface QueuedMail {
  readonly kind: 'enquiry' | 'feedback' | 'booking'
  readonly to: string
  /** Of what it tells. */
  readonly reference: string
}

export const createState = (): MockState => ({
  enquiries: new Map(),
  feedback: new Map(),
  bookings: new Map(),
  pageViews: new Map(),
  outbox: [],
  user: null,
})

export function resetState(state: MockState): void {
  state.enquiries.clear()
  state.feedback.clear()
  state.bookings.clear()
  state.pageViews.clear()
  state.outbox.length = 0
  state.user = null
}
