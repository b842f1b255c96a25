import type { BookingReceipt, BookingRequest, Slots } from '@anupalan/server/contract/bookings/schema'
import type { Reference } from '@anupalan/server/contract/core/reference'
import { emptyChoice, type Choice } from './choice.ts'
import type { Refusal } from './refusal.ts'

/** A booking that may be sent: its fields hold, and the reference it will be known by is made. */
export interface Submission {
  request: BookingRequest
  reference: Reference<'BK'>
}

/** What a booking remembers on its way. */
export interface BookingContext {
  choice: Choice
  /** Whether a step was to be left without its answer. */
  isUnanswered: boolean
  /** Days with their free times, once they are there. */
  slots: Slots | null
  /** What is being sent, or was sent last. */
  submission: Submission | null
  /** What kept the last call from its answer. */
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
