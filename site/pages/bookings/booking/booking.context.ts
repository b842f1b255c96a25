import type { BookingReceipt, BookingRequest, Slots } from '@anupalan/server/contract/bookings/schema'
import type { Reference } from '@anupalan/server/contract/core/reference'
import { emptyChoice, type Choice } from './choice.ts'
import type { Refusal } from './refusal.ts'

/** A validated booking with its reference, ready to send. */
export interface Submission {
  request: BookingRequest
  reference: Reference<'BK'>
}

export interface BookingContext {
  choice: Choice
  /** Whether the visitor tried to continue without an answer. */
  isUnanswered: boolean
  /** Days with their free times, once loaded. */
  slots: Slots | null
  /** The submission in flight, or the last one. */
  submission: Submission | null
  /** Why the last call failed. */
  refusal: Refusal | null
  receipt: BookingReceipt | null
}

export const initialContext: BookingContext = {
  choice: emptyChoice,
  isUnanswered: false,
  slots: null,
  submission: null,
  refusal: null,
  receipt: null,
}
