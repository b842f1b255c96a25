/** The typed client. It imports no schema at run time: a page can send without zod. */
import type { Credentials, Registration, User } from './accounts.ts'
import { getUserCall, logInCall, logOutCall, registerCall } from './accounts.data.ts'
import {
  bookMeetingCall,
  cancelBookingCall,
  getBookingCalendarCall,
  getBookingCall,
  getSlotsCall,
  linkKeyHeader,
  rescheduleBookingCall,
} from './bookings.calls.ts'
import type { BookingLink } from './bookings.data.ts'
import type { Booking, BookingReceipt, Slots, bookMeeting } from './bookings.ts'
import { AnswerError, ApiError, NetworkError } from './client-errors.ts'
import type { Call, RequestOf } from './endpoint.ts'
import { sendEnquiryCall } from './enquiries.data.ts'
import type { sendEnquiry } from './enquiries.ts'
import { sendFeedbackCall } from './feedback.data.ts'
import type { sendFeedback } from './feedback.ts'
import { reportPageViewCall } from './page-views.data.ts'
import type { reportPageView } from './page-views.ts'
import { fillPath } from './path.ts'
import { referenceHeader } from './reference.ts'
import type { Reference, ReferenceKind } from './reference.ts'

export * from './client-errors.ts'

/** The runtime's `AbortSignal`, where its types are known. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S : unknown

/** As much of `fetch` as the client needs: the browser's and Node's both are one. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string
    readonly headers: Record<string, string>
    readonly credentials: 'include'
    readonly body?: string
    readonly signal?: Signal
  },
) => Promise<{
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}>

export interface ClientOptions {
  readonly fetch: Fetch
  /** Put before each path; empty (the page's own origin) by default. */
  readonly baseUrl?: string
}

export interface CallOptions {
  /** Gives up the call. It then rejects with the signal's reason. */
  readonly signal?: Signal
}

export interface SendOptions<Kind extends ReferenceKind> extends CallOptions {
  /** Sent as the Idempotency-Key, so that a retry with the same reference is stored once. */
  readonly reference?: Reference<Kind>
}

/**
 * Each method rejects with an `ApiError` for an answer that is not ok, a `NetworkError` where none came, and
 * an `AnswerError` for one that cannot be read.
 */
export interface Client {
  readonly sendEnquiry: (enquiry: RequestOf<typeof sendEnquiry>, options?: SendOptions<'EN'>) => Promise<void>
  readonly sendFeedback: (
    feedback: RequestOf<typeof sendFeedback>,
    options?: SendOptions<'FB'>,
  ) => Promise<void>
  /** `null` where nobody is signed in. */
  readonly getUser: (options?: CallOptions) => Promise<User | null>
  readonly logIn: (credentials: Credentials, options?: CallOptions) => Promise<User>
  readonly register: (registration: Registration, options?: CallOptions) => Promise<User>
  readonly logOut: (options?: CallOptions) => Promise<void>
  readonly reportPageView: (view: RequestOf<typeof reportPageView>, options?: CallOptions) => Promise<void>
  /** Days from one on, today in India by default, with their free slots. */
  readonly getSlots: (
    asked?: { readonly from?: string; readonly days?: number },
    options?: CallOptions,
  ) => Promise<Slots>
  /** Rejects with an `ApiError` of status 409 where the slot is taken: its `nearest` are free. */
  readonly bookMeeting: (
    booking: RequestOf<typeof bookMeeting>,
    options?: SendOptions<'BK'>,
  ) => Promise<BookingReceipt>
  readonly getBooking: (link: BookingLink, options?: CallOptions) => Promise<Booking>
  /** The text of its calendar file, which a page saves: a plain link to it would hold the key. */
  readonly getBookingCalendar: (link: BookingLink, options?: CallOptions) => Promise<string>
  /** Rejects as `bookMeeting` does. @param start in UTC, as `getSlots` tells it. */
  readonly rescheduleBooking: (link: BookingLink, start: string, options?: CallOptions) => Promise<Booking>
  /** Cancelled twice is cancelled once. */
  readonly cancelBooking: (link: BookingLink, options?: CallOptions) => Promise<Booking>
}

export function createClient({ fetch, baseUrl = '' }: ClientOptions): Client {
  async function ask(
    which: Call,
    { address = {}, key, body, reference, signal }: Question,
  ): Promise<Answered> {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    if (reference !== undefined) headers[referenceHeader] = reference
    if (key !== undefined) headers[linkKeyHeader] = key
    try {
      const answer = await fetch(baseUrl + fillPath(which.path, address), {
        method: which.method,
        headers,
        credentials: 'include',
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal !== undefined && { signal }),
      })
      return { answer, text: await answer.text() }
    } catch (cause) {
      if (isAborted(signal)) throw cause
      throw new NetworkError(cause)
    }
  }

  async function call(which: Call, question: Question): Promise<string> {
    const { answer, text } = await ask(which, question)
    if (!answer.ok)
      throw new ApiError(answer.status, text || answer.statusText, answer.headers.get('Retry-After'))
    return text
  }

  /** What the answer is, the contract says; it is looked at no further than being an object. */
  const callFor = async <Answer>(which: Call, question: Question): Promise<Answer> =>
    parseObject(await call(which, question)) as Answer

  return {
    async sendEnquiry(enquiry, options = {}) {
      await call(sendEnquiryCall, { ...options, body: enquiry })
    },
    async sendFeedback(feedback, options = {}) {
      await call(sendFeedbackCall, { ...options, body: feedback })
    },
    async getUser(options = {}) {
      try {
        return await callFor<User>(getUserCall, options)
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
    logIn: (credentials, options = {}) => callFor<User>(logInCall, { ...options, body: credentials }),
    register: (registration, options = {}) => callFor<User>(registerCall, { ...options, body: registration }),
    async logOut(options = {}) {
      await call(logOutCall, options)
    },
    async reportPageView(view, options = {}) {
      await call(reportPageViewCall, { ...options, body: view })
    },
    getSlots: (asked = {}, options = {}) =>
      callFor<Slots>(getSlotsCall, { ...options, address: { ...asked } }),
    bookMeeting: (booking, options = {}) =>
      callFor<BookingReceipt>(bookMeetingCall, { ...options, body: booking }),
    getBooking: (link, options = {}) => callFor<Booking>(getBookingCall, { ...options, ...openedBy(link) }),
    getBookingCalendar: (link, options = {}) =>
      call(getBookingCalendarCall, { ...options, ...openedBy(link) }),
    rescheduleBooking: (link, start, options = {}) =>
      callFor<Booking>(rescheduleBookingCall, { ...options, ...openedBy(link), body: { start } }),
    cancelBooking: (link, options = {}) =>
      callFor<Booking>(cancelBookingCall, { ...options, ...openedBy(link) }),
  }
}

const openedBy = ({ reference, key }: BookingLink) => ({ address: { reference }, key })

interface Question extends CallOptions {
  /** What fills the path, and the query. */
  readonly address?: Readonly<Record<string, string | number | undefined>>
  /** Of a link. */
  readonly key?: string
  readonly body?: unknown
  readonly reference?: string
}

interface Answered {
  readonly answer: Awaited<ReturnType<Fetch>>
  readonly text: string
}

const isAborted = (signal: unknown) =>
  typeof signal === 'object' && signal !== null && 'aborted' in signal && signal.aborted === true

function parseObject(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new AnswerError(cause)
  }
  if (typeof value !== 'object' || value === null) throw new AnswerError(undefined)
  return value
}
