/** What the conformance suite is run against: the real server, the mock, or any other that claims the contract. */
import type { Meetings, Practice, ReceivedFile } from '../index.ts'
import type { Application } from '../applications/schema.ts'
import type { KeptBooking } from '../bookings/meetings.ts'
import type { Enquiry } from '../enquiries/schema.ts'
import type { Feedback } from '../feedback/schema.ts'

export interface ConformanceOptions {
  /** Off in all trials but those of the limits themselves. */
  readonly rateLimits: 'on' | 'off'
  /** The time; the system's by default. */
  readonly clock?: () => Date
  /** How the firm holds meetings; `defaultMeetings` by default. */
  readonly meetings?: Meetings
}

export interface ConformanceTarget {
  /** The origin of this site's own pages, as a browser sends it in the Origin header. */
  readonly origin: string
  /** A request to a path of the target. No header is added that the trial does not name. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** What is stored, in any order. */
  readonly stored: { readonly [Name in keyof StoredRows]: () => Promise<readonly StoredRows[Name][]> }
  /** How many mails are queued. */
  queuedMails(): Promise<number>
  /** Makes every write fail until `mendStorage`. */
  breakStorage(): Promise<void>
  mendStorage(): Promise<void>
  close(): Promise<void>
}

/** What a target stores, by feature. */
export interface StoredRows {
  applications: Stored<Application> & { readonly cv: Omit<ReceivedFile, 'keep'> }
  enquiries: Stored<Enquiry>
  feedback: Stored<Feedback>
  bookings: KeptBooking & { readonly receivedAt: string }
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

/** The firm of a target: one opening that is open, and one that is not. */
export const conformancePractice = {
  name: 'Testing & Co',
  email: 'office@testing.example',
  openings: [
    { id: 'gst-associate', title: 'GST associate', closes: '2099-12-31' },
    { id: 'articled-assistant', title: 'Articled assistant', closes: '2020-12-31' },
  ],
} satisfies Practice

/** Starts a target of that firm whose site has the pages `/` and `/pricing`, and `/terms` which leads to another. */
export type StartTarget = (options: ConformanceOptions) => Promise<ConformanceTarget>
