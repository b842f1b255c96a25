/** What the mock remembers, in place of a database: until `reset`, or the end of what holds it. */
import type {
  Application,
  Enquiry,
  Feedback,
  KeptBooking,
  ReceivedFile,
  User,
} from '@anupalan/server/contract'

export interface MockState {
  readonly applications: Map<string, StoredApplication>
  readonly enquiries: Map<string, Stored<Enquiry>>
  readonly feedback: Map<string, Stored<Feedback>>
  readonly bookings: Map<string, StoredBooking>
  /** Views of each page on each day, by the two. */
  readonly pageViews: Map<string, PageViewCount>
  /** Mail that would have been sent: to the firm, and to whoever booked or applied. */
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

/** What is known of a CV is kept, the CV itself is not. */
export type StoredApplication = Stored<Application> & { readonly cv: ReceivedFile }

/** Views of a page on a day in India, `2026-11-20`. */
export interface PageViewCount {
  readonly day: string
  /** A page of the site, or `notFoundPath`. */
  readonly path: string
  readonly views: number
}

export interface QueuedMail {
  readonly kind: 'application' | 'enquiry' | 'feedback' | 'booking'
  readonly to: string
  /** Of what it tells. */
  readonly reference: string
  /** In India, of mail that is not to the firm. */
  readonly day?: string
}

export const createState = (): MockState => ({
  applications: new Map(),
  enquiries: new Map(),
  feedback: new Map(),
  bookings: new Map(),
  pageViews: new Map(),
  outbox: [],
  user: null,
})

export function resetState(state: MockState): void {
  state.applications.clear()
  state.enquiries.clear()
  state.feedback.clear()
  state.bookings.clear()
  state.pageViews.clear()
  state.outbox.length = 0
  state.user = null
}
