/** Duration of a count from 0 to its target, in ms. */
export const COUNT_MS = 2000
