import type { EmailRule, TextRule } from './fields.ts'

/**
 * What every form that asks a person for it asks alike: bounds in characters after trimming, and the message of each
 * broken rule.
 */
export const personRules = {
  name: {
    min: 2,
    max: 100,
    short: 'Name must be at least 2 characters.',
    long: 'Name must be at most 100 characters.',
  },
  email: {
    max: 254,
    invalid: 'Please enter a valid email address.',
    long: 'Email address must be at most 254 characters.',
  },
  /** What a person may add. */
  note: {
    min: 0,
    max: 1000,
    short: 'The note must be text.',
    long: 'The note must be at most 1,000 characters.',
  },
  /** Agreement to what stands on the pages of that name. */
  privacy: { missing: 'You must agree to the terms and privacy policy.' },
} as const satisfies Record<string, TextRule | EmailRule | { missing: string }>
