/** The rules of account fields without the schemas, for forms. */
import type { EmailRule, TextRule } from '../core/fields.ts'
import { personRules } from '../core/person-rules.ts'

/** Limits in characters, and the message of each broken rule. */
export const accountRules = {
  username: {
    min: 1,
    max: 254,
    short: 'Please enter your user name or email address.',
    long: 'User name must be at most 254 characters.',
  },
  password: {
    min: 1,
    max: 200,
    short: 'Please enter your password.',
    long: 'Password must be at most 200 characters.',
  },
  fullName: {
    min: 2,
    max: 100,
    short: 'Full name must be at least 2 characters.',
    long: 'Full name must be at most 100 characters.',
  },
  email: personRules.email,
} as const satisfies Record<string, TextRule | EmailRule>
