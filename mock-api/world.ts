/** What the handlers share. */
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
  /** Of this moment. */
  readonly scenario: () => Scenario
  /** Called when what is stored may have changed. */
  readonly changed: () => void
  /** Waits before an answer of the slow scenario. */
  readonly wait: () => Promise<void>
  /** Where the API is; any origin where it is undefined. */
  readonly origin: string | undefined
}
