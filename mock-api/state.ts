/** The state that all features share. For the state of a single feature, see `features.ts`. */
import type { Role } from '@anupalan/server/contract'

export interface CoreState {
  /** Mail that the server would have sent: to the firm, to visitors who booked or applied, and about accounts. */
  readonly outbox: QueuedMail[]
  /**
   * Cookies of the page, by name, that scripts must not read. A service worker's response cannot set them, so the mock
   * stores them itself.
   */
  readonly cookies: Map<string, StoredCookie>
  /** What was done, by the number of the entry. */
  readonly auditEntries: Map<string, StoredAuditEntry>
}

export interface StoredAuditEntry {
  readonly sequence: number
  /** UTC. */
  readonly at: string
  readonly action: string
  readonly role: Role | null
  /** User name. */
  readonly actor: string | null
  /** User name. */
  readonly user: string | null
  /** Id. */
  readonly client: string | null
  readonly subject: string | null
  readonly details: Readonly<Record<string, string | number | boolean | null>>
  readonly network: string | null
  readonly requestId: string | null
}

export interface StoredCookie {
  readonly value: string
  /** UTC; `null` if it ends with the browser's session. */
  readonly expires: string | null
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
  /** Reference of its subject: of a booking, an account's user name, an invitation's id. */
  readonly reference: string
  /** The day in India, for mail to visitors. */
  readonly day?: string
  /** Which mail of its kind it is, by the name of its texts on the server: `passwordReset`. */
  readonly text?: string
  /** Paths that the mail links to, with the key of each. */
  readonly links?: readonly string[]
  /** Whether its mail server rejected it permanently. */
  readonly isRefused?: true
}
