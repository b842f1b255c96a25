/** What the mock remembers of every feature alike. What a feature stores is its own: see `features.ts`. */
import type { User } from '@anupalan/server/contract'

export interface CoreState {
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

export interface QueuedMail {
  /** What it tells of, as the feature that queues it calls that. */
  readonly kind: string
  readonly to: string
  /** Of what it tells. */
  readonly reference: string
  /** In India, of mail that is not to the firm. */
  readonly day?: string
}
