/**
 * What a state guarantees to its users, as data in a machine's `meta`: the docs page lists it, and the walks check the
 * real component. Texts are keys of the component's messages, or literal.
 */
export interface StatePromise {
  /** The focused element on entry, by role and accessible name. Omitted: the focus does not move. */
  focus?: { role: string; name?: string }
  /** The announcement of a live region on entry. Omitted: none. */
  announces?: string
  /** What is inert during the state. Omitted: nothing. */
  inert?: 'page' | 'other cards'
  /** Overrides for states of one name that differ in appearance, by the word that distinguishes them. */
  when?: Record<string, Omit<StatePromise, 'when'>>
}

/**
 * The type of `meta`, for `types` in XState's `setup`, which infers types from values that it never reads.
 *
 * A constant, because all properties are optional: lint reports `{} as StatePromise` as an unnecessary assertion, while
 * a plain `{}` would accept any `meta`.
 */
export const statePromiseType: StatePromise = {}
