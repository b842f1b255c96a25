/** What the mock stores about requests for erasure. */

/** When somebody took a step, and who. */
export interface StoredStep {
  readonly at: string
  /** User name. */
  readonly by: string
}

export interface StoredErasure {
  readonly requested: StoredStep
  readonly prepared: StoredStep | null
  readonly confirmed: StoredStep | null
}

export interface DataRightsState {
  /** By client; those that were withdrawn are removed. */
  readonly erasures: Map<string, StoredErasure>
}
