/** What all handlers share. */
import type { Practice } from '@anupalan/server/contract'
import type { Limits } from './limits.ts'
import type { Scenario } from './scenarios.ts'
import type { CoreState } from './state.ts'

/** @template State what a feature stores */
export interface World<State extends object = object> {
  readonly practice: Practice
  /** Paths of the site's pages. */
  readonly pages: ReadonlySet<string>
  readonly clock: () => Date
  readonly limits: Limits
  readonly state: State & CoreState
  /** Size in bytes of the largest file of a resumable upload. */
  readonly maxFileBytes: () => number
  /** The current scenario. */
  readonly scenario: () => Scenario
  /** Called when the state may have changed. */
  readonly changed: () => void
  /** Waits before a response in the scenario `slow`. */
  readonly wait: () => Promise<void>
  /** Origin of the API; any if undefined. */
  readonly origin: string | undefined
  /** Whether the cookies of calls are stored in the state, or those that each request sends. */
  readonly cookies: 'stored' | 'sent'
}
