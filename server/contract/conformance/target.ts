/** The implementation under test: the real server, the mock, or another one. */
import type { AccountLinkKind } from '../accounts/links.ts'
import type { Endpoint, Meetings, Practice, ReceivedFile, Role } from '../index.ts'
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
  /** `closed` by default. */
  readonly registration?: 'open' | 'closed'
  /** `optional` by default. */
  readonly staffSecondFactor?: 'required' | 'optional'
}

/** An account that a test adds. */
export interface NewAccount {
  /** A new one by default. */
  readonly username?: string
  /** `client` by default. */
  readonly role?: Role
  /** Of the user name, `@example.in`, by default. */
  readonly email?: string
}

/** The password of accounts that a test adds. */
export const accountPassword = 'correct horse battery staple'

export interface ConformanceTarget {
  /** The origin of this site's own pages, as in the Origin header. */
  readonly origin: string
  /** Requests a path of the target, without additional headers. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Counts calls of an endpoint from where `fetch` calls, as if they had been sent. */
  spendCalls(endpoint: Endpoint, count: number): Promise<void>
  /** The stored rows, in any order. */
  readonly stored: { readonly [Name in keyof StoredRows]: () => Promise<readonly StoredRows[Name][]> }
  /** Number of all stored rows; one of page views counts as its views. */
  countStored(): Promise<number>
  /** Number of queued mails. */
  queuedMails(): Promise<number>
  /** Rejects the mails about a reference that are not sent yet, as their mail server does permanently. */
  refuseMails(about: string): Promise<void>
  /** Adds a mail to `asha.rao@example.in` that its mail server rejected at the third attempt. @returns its id. */
  addFailedMail(): Promise<string>
  /** Makes what was recorded until now readable in the audit trail, as a job does. */
  chainAudit(): Promise<void>
  /** Adds an account with `accountPassword` and a confirmed e-mail address. @returns its user name. */
  addAccount(account?: NewAccount): Promise<string>
  /** Opens a session without a sign-in. @returns its `Cookie` header. */
  addSession(username: string): Promise<string>
  /**
   * A key of the newest open link of a kind, as its mail has it. Jobs that are due run first: those that send a
   * requested reset, and that finish a recovery whose delay is over.
   *
   * @param subject a user name; the id of an invitation; of a change of address `<user name>/old` or `<user name>/new`
   * @throws Error if there is no such link
   */
  linkKey(kind: AccountLinkKind, subject: string): Promise<string>
  /** A key of the link in a mail about tasks that stops them for an account. */
  unsubscribeKey(username: string): Promise<string>
  /**
   * Makes every write fail until `repairStorage`, if possible the last of each transaction, so that a test sees whether
   * the first is rolled back. @param options whether reads fail too, which they may in any case
   */
  breakStorage(options: { readonly reads: boolean }): Promise<void>
  repairStorage(): Promise<void>
  close(): Promise<void>
}

/** The rows of a target, by feature. */
export interface StoredRows {
  applications: Stored<Application> & { readonly cv: Omit<ReceivedFile, 'keep'> }
  enquiries: Stored<Enquiry>
  enquiryEntries: StoredComment
  clientNotes: StoredComment
  legalHolds: StoredComment
  retentionErasures: StoredComment
  bulkTasks: StoredComment
  reassignments: StoredComment
  clientImports: StoredComment
  blockedTimes: StoredComment
  feedback: Stored<Feedback>
  bookings: BookingRecord & { readonly receivedAt: string }
  pageViews: PageViewCount
  comments: StoredComment
  documents: StoredDocumentVersion
}

export type Stored<Body> = Body & {
  readonly reference: string
  /** UTC, as `2026-11-20T08:30:00.000Z`. */
  readonly receivedAt: string
}

export interface StoredComment {
  readonly reference: string
  readonly text: string
}

/** A version of a document, under the reference that stored it. */
export interface StoredDocumentVersion {
  readonly reference: string
  readonly sha256: string
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
  reply: 'within 24 hours',
  replyHours: 24,
  openings: [
    { id: 'gst-associate', title: 'GST associate', closes: '2099-12-31' },
    { id: 'articled-assistant', title: 'Articled assistant', closes: '2020-12-31' },
  ],
} satisfies Practice

/** Starts a target of that firm whose site has the pages `/`, `/pricing` and `/services/tax-filing`, and the redirect `/terms`. */
export type StartTarget = (options: ConformanceOptions) => Promise<ConformanceTarget>
