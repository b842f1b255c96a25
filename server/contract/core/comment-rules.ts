import type { TextRule } from './fields.ts'

/** A comment on a task or a document; limits in characters after trimming. */
export const commentRule = {
  min: 1,
  max: 4_000,
  short: 'Please write your comment first.',
  long: 'A comment must be at most 4,000 characters.',
} as const satisfies TextRule
