/**
 * What a state promises to whoever uses it, as data in a machine's `meta`: the docs page prints it, and the walks hold
 * the real component to it. Texts are keys of the component's messages, or the words themselves.
 */
export interface StatePromise {
  /** What has the focus on arrival, by role and accessible name. Left out: the focus stays where it was. */
  focus?: { role: string; name?: string }
  /** What a live region says on arrival. Left out: nothing is said. */
  announces?: string
  /** What cannot be reached meanwhile. Left out: everything can. */
  inert?: 'page' | 'other cards'
  /** What holds instead where the same state looks different, by the word that sets it apart. */
  when?: Record<string, Omit<StatePromise, 'when'>>
}

/**
 * For the `meta` of `setup`'s `types`: XState takes types from values there that it never reads. `{}` alone would allow
 * any `meta`. As every part of a promise is optional, `{}` is one already, so that lint refuses the plain cast of it.
 */
export const statePromiseType: StatePromise = {}
