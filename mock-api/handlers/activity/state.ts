/** What the mock stores about the activity of clients. */
import type { ActivityKind, ActivitySubject } from '@anupalan/server/contract/activity/rules'

export interface StoredActivity {
  readonly id: string
  readonly client: string
  readonly kind: ActivityKind
  readonly at: string
  /** User name. */
  readonly by: string
  readonly isByStaff: boolean
  readonly subject: { readonly kind: ActivitySubject; readonly id: string; readonly name: string }
  readonly detail: string
}

export interface ActivityState {
  /** By id, the oldest first. */
  readonly activity: Map<string, StoredActivity>
}
