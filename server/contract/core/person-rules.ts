import type { EmailRule, TextRule } from './fields.ts'

/**
 * The rules of fields that several forms share: limits in characters after trimming, and the message of each broken
 * rule.
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
  /** Optional text. */
  note: {
    min: 0,
    max: 1000,
    short: 'The note must be text.',
    long: 'The note must be at most 1,000 characters.',
  },
  /** Agreement to the pages of that name. */
  privacy: { missing: 'You must agree to the terms and privacy policy.' },
} as const satisfies Record<string, TextRule | EmailRule | { missing: string }>
