/** The state that all features share. For the state of a single feature, see `features.ts`. */
import type { User } from '@anupalan/server/contract'

export interface CoreState {
  /** Mail that the server would have sent: to the firm, and to visitors who booked or applied. */
  readonly outbox: QueuedMail[]
  /** The signed-in user. */
  user: User | null
}

export type Stored<Body> = Body & {
  readonly reference: string
  /** UTC. */
  readonly receivedAt: string
}

export interface QueuedMail {
  /** Its subject, as named by the feature that queues it. */
  readonly kind: string
  readonly to: string
  /** Reference of its subject. */
  readonly reference: string
  /** The day in India, for mail to visitors. */
  readonly day?: string
}
