/** The implementation under test: the real server, the mock, or another one. */
import type { Meetings, Practice, ReceivedFile } from '../index.ts'
import type { Application } from '../applications/schema.ts'
import type { BookingRecord } from '../bookings/meetings.ts'
import type { Enquiry } from '../enquiries/schema.ts'
import type { Feedback } from '../feedback/schema.ts'

export interface ConformanceOptions {
  /** Off except in the tests of rate limits. */
  readonly rateLimits: 'on' | 'off'
  /** The system's clock by default. */
  readonly clock?: () => Date
  /** The firm's rules for meetings; `defaultMeetings` by default. */
  readonly meetings?: Meetings
}

export interface ConformanceTarget {
  /** The origin of this site's own pages, as in the Origin header. */
  readonly origin: string
  /** Requests a path of the target, without additional headers. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The stored rows, in any order. */
  readonly stored: { readonly [Name in keyof StoredRows]: () => Promise<readonly StoredRows[Name][]> }
  /** Number of queued mails. */
  queuedMails(): Promise<number>
  /** Makes every write fail until `repairStorage`. */
  breakStorage(): Promise<void>
  repairStorage(): Promise<void>
  close(): Promise<void>
}

/** The rows of a target, by feature. */
export interface StoredRows {
  applications: Stored<Application> & { readonly cv: Omit<ReceivedFile, 'keep'> }
  enquiries: Stored<Enquiry>
  feedback: Stored<Feedback>
  bookings: BookingRecord & { readonly receivedAt: string }
  pageViews: PageViewCount
}

export type Stored<Body> = Body & {
  readonly reference: string
  /** UTC, as `2026-11-20T08:30:00.000Z`. */
  readonly receivedAt: string
}

/** Views of a page on a day. */
export interface PageViewCount {
  /** In India, `2026-11-20`. */
  readonly day: string
  /** A page of the site, or `notFoundPath`. */
  readonly path: string
  readonly views: number
}

/** The firm of a target: one opening that accepts applications, and one that is closed. */
export const conformancePractice = {
  name: 'Testing & Co',
  email: 'office@testing.example',
  openings: [
    { id: 'gst-associate', title: 'GST associate', closes: '2099-12-31' },
    { id: 'articled-assistant', title: 'Articled assistant', closes: '2020-12-31' },
  ],
} satisfies Practice

/** Starts a target of that firm whose site has the pages `/` and `/pricing`, and the redirect `/terms`. */
export type StartTarget = (options: ConformanceOptions) => Promise<ConformanceTarget>
