/** The bounds and messages of retention without the schemas, for forms. */
import type { TextRule } from '../core/fields.ts'

/** Most years that a category is kept. */
export const MOST_YEARS = 50

/** Most parts of one erasure. */
export const MOST_PARTS = 500

/** How long a finished erasure is listed, in days. */
export const ERASURE_DAYS = 30

export const retentionRules = {
  reason: {
    min: 3,
    max: 1_000,
    short: 'Please give the reason.',
    long: 'A reason must be at most 1,000 characters.',
  },
} as const satisfies Record<string, TextRule>

export const retentionMessages = {
  years: `Please enter a whole number of years, ${MOST_YEARS} at most.`,
  belowLaw: 'The law has them kept longer. A period can only be made longer than the law’s.',
  version: 'Please load the period again before you save it.',
  category: 'Please choose a category.',
  parts: `Please choose 1 to ${MOST_PARTS} lines.`,
  documents: 'Please state how many documents are erased.',
  otherCount: 'The number of documents has changed meanwhile.',
  limit: 'Please ask for 1 to 100 clients.',
} as const
