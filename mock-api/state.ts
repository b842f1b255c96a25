/** What the mock remembers, in place of a database: until the page is loaded again, or `reset`. */
import type { Enquiry, Feedback, User } from '@anupalan/server/contract'

export interface MockState {
  readonly enquiries: Map<string, Stored<Enquiry>>
  readonly feedback: Map<string, Stored<Feedback>>
  /** Mail the firm would have been sent. */
  readonly outbox: QueuedMail[]
  /** Who is signed in. */
  user: User | null
}

export type Stored<Body> = Body & {
  readonly reference: string
  /** UTC. */
  readonly receivedAt: string
}

export interface QueuedMail {
  readonly kind: 'enquiry' | 'feedback'
  readonly to: string
  /** Of what it tells. */
  readonly reference: string
}

export const createState = (): MockState => ({
  enquiries: new Map(),
  feedback: new Map(),
  outbox: [],
  user: null,
})

export function resetState(state: MockState): void {
  state.enquiries.clear()
  state.feedback.clear()
  state.outbox.length = 0
  state.user = null
}
